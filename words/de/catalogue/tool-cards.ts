import type { CardText } from '#catalogue/page-text.ts';
import type { SeriesId, ToolId } from '#catalogue/tools.ts';
import { site } from '#site';

const { batchFiles } = site.limits;

/** The first is the tool itself, the others name its purposes. One per icon of the tool. */
export const toolCards: Readonly<Record<ToolId | SeriesId, readonly [CardText, ...CardText[]]>> = {
  resize: [
    {
      name: 'Bildgröße ändern',
      text: 'Gib Breite, Höhe oder Prozent ein. Die Proportionen bleiben, die Kanten sind scharf.',
    },
    {
      name: 'Bild zuschneiden',
      text: 'Schneide frei zu, auf ein Seitenverhältnis oder auf den Pixel genau. Auch Drehen und Spiegeln geht.',
    },
  ],
  compress: [
    { name: 'Bild verkleinern', text: 'Wähle eine Qualität oder eine Größe in KB, unter der die Datei bleiben muss.' },
    {
      name: 'Bild optimieren',
      text: 'Finde die kleinste Datei, die noch gut aussieht: Vergleiche vorher und nachher und entscheide.',
    },
  ],
  convert: [
    {
      name: 'Bild umwandeln',
      text: 'Wandle zwischen JPG, PNG, WebP, GIF, TIFF und AVIF um, oder aus HEIC vom iPhone.',
    },
  ],
  batch: [
    {
      name: 'Stapelverarbeitung',
      text: `Wende dieselben Einstellungen auf bis zu ${batchFiles} Bilder an und speichere sie als ZIP.`,
    },
  ],
  'form-photo': [
    {
      name: 'Foto fürs Formular',
      text: 'Pass, Visum, Prüfung: Pixel, KB und Format, die ein Formular verlangt, jede Regel geprüft.',
    },
  ],
  metadata: [
    {
      name: 'Foto-Metadaten',
      text: 'Sieh, was ein Foto verrät: Ort, Kamera, Namen, versteckte Bilder. Entferne es, ohne ein Pixel zu ändern.',
    },
  ],
  'responsive-images': [
    {
      name: 'Bilder für eine Website',
      text: 'Ein Foto in allen Größen und Formaten, die Smartphones und Computer brauchen, samt HTML.',
    },
  ],
  favicon: [{ name: 'Favicon-Generator', text: 'Mach aus einem Logo alle Icons einer Website, samt HTML.' }],
};
