import type { ToolText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

export const toolTexts: Readonly<Record<ToolId, ToolText>> = {
  resize: {
    name: 'Bildgröße ändern',
    verb: 'Größe ändern',
    does: 'Bildgröße ändern',
    heading: 'Bildgröße ändern',
    lead: 'Bild skalieren, zuschneiden und drehen, direkt hier im Browser.',
    steps: ['Bild wählen', 'Anpassen', 'Herunterladen'],
  },
  compress: {
    name: 'Bild verkleinern',
    verb: 'Komprimieren',
    does: 'Bilder verkleinern',
    heading: 'Bild verkleinern und komprimieren',
    lead: 'Wähle eine Qualität oder die Größe, die ein Formular verlangt.',
    steps: ['Bild wählen', 'Komprimieren', 'Herunterladen'],
  },
  convert: {
    name: 'Bild umwandeln',
    verb: 'Umwandeln',
    does: 'Formate umwandeln',
    heading: 'Bildformat umwandeln',
    lead: 'Du bekommst das Format, das du brauchst, mit den richtigen Farben.',
    steps: ['Bild wählen', 'Umwandeln', 'Herunterladen'],
  },
  batch: {
    name: 'Stapelverarbeitung',
    verb: 'Stapel',
    does: 'Stapelverarbeitung',
    heading: 'Mehrere Bilder auf einmal bearbeiten',
    lead: `Einmal einstellen, für bis zu ${batchFiles} Bilder.`,
    steps: ['Aktion wählen', 'Einstellen', 'Bilder wählen'],
  },
};

/** The names of tools that make several files, and their purpose in the footer. */
export const seriesNames: Readonly<Record<SeriesId, Pick<ToolText, 'name' | 'does'>>> = {
  'form-photo': { name: 'Foto fürs Formular', does: 'Foto fürs Formular' },
  metadata: { name: 'Foto-Metadaten', does: 'Foto-Metadaten' },
  'responsive-images': { name: 'Bilder für eine Website', does: 'Bilder für eine Website' },
  favicon: { name: 'Favicon-Generator', does: 'Favicon-Generator' },
};

/** Labels of the controls. The how-to steps of every page name them, so the screens use them too. */
export const CONTROLS = {
  browse: 'Dateien auswählen',
  quality: 'Qualität',
  auto: 'Auto',
  targetSize: 'Zielgröße (KB)',
  targetFormat: 'Zielformat',
  outputFormat: 'Ausgabeformat',
  width: 'Breite',
  height: 'Höhe',
  lock: 'Proportionen beibehalten',
  download: 'Herunterladen',
  processAll: 'Alle verarbeiten',
  downloadAll: 'Alle herunterladen',
  selectAction: 'Aktion wählen',
} as const;
