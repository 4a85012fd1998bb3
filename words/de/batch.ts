import { BATCH_LIMIT, type BatchAction } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import { formatBytes } from '#words/bytes.ts';
import { DOCUMENT_CONTROLS } from '#words/catalogue/document-controls.ts';
import { counted, pluralOf } from '#words/language.ts';

export const ACTION_LABELS: Readonly<Record<BatchAction, string>> = {
  resize: 'Größe ändern',
  compress: 'Komprimieren',
  convert: 'Umwandeln',
};

/** A file's progress. `waiting` means that its run is requested but has not started, `small` that a run would return the file. */
export const STATUS = {
  ready: 'Bereit',
  small: 'Schon klein',
  waiting: 'Wartet',
  processing: 'In Arbeit',
  complete: 'Fertig',
  error: 'Fehlgeschlagen',
} as const;

const PART = { pages: 'Seite', frames: 'Bild' } as const;
const PARTS = { pages: 'Seiten', frames: 'Bilder' } as const;
const countedParts = (of: Binding, parts: number) => counted(parts, PART[of], PARTS[of]);

/** The batch's texts. */
export const batchWords = {
  cancel: (name: string) => `${name} abbrechen`,
  retry: (name: string) => `${name} erneut versuchen`,
  download: (name: string) => `${name} herunterladen`,
  remove: (name: string) => `${name} entfernen`,
  progressOf: (name: string) => `Fortschritt von ${name}`,
  compare: (name: string) => `${name} vorher und nachher vergleichen`,
  action: 'Aktion',
  stretches: 'Jedes Bild wird auf genau diese Größe gestreckt.',
  fills: 'Jedes Bild wird zugeschnitten, damit es diese Größe genau füllt.',
  fits: 'Jedes Bild behält seine Proportionen.',
  byWidth: 'Jedes Bild bekommt diese Breite. Die Höhe passt sich an.',
  byHeight: 'Jedes Bild bekommt diese Höhe. Die Breite passt sich an.',
  needsSide: 'Gib eine Breite, eine Höhe oder beides ein.',
  enlarge: 'Kleinere Bilder vergrößern',
  setByTarget: 'durch die Zielgröße bestimmt',
  exactQuality: 'Jedes Bild bekommt genau diese Qualität.',
  lowerQuality: 'Senken, wo wenig gespart wird',
  targetLabel: (label: string) => `${label}, optional`,
  targetHint: 'So groß darf eine Datei höchstens sein.',
  largest: 'Maximale Größe',
  /** A frame, or a number for the longest side. */
  scaledDown: (largest: string) =>
    largest.includes('×')
      ? `Größere Bilder werden verkleinert, bis sie in ${largest} passen.`
      : `Größere Bilder werden auf ${largest} Pixel an der längsten Seite verkleinert.`,
  pages: DOCUMENT_CONTROLS.pages,
  one: { pages: 'Ein Dokument', frames: 'Eine Animation' },
  each: 'Einzelne Dateien',
  shownFor: 'Anzeigedauer pro Bild',
  seconds: (milliseconds: number) => counted(milliseconds / 1000, 'Sekunde', 'Sekunden'),
  animationHint: 'Kleinere Bilder werden auf der Fläche des größten zentriert. Die Animation läuft endlos.',
  paper: DOCUMENT_CONTROLS.paper,
  papers: { picture: 'Bildgröße', a4: 'A4', letter: 'Letter' },
  margin: 'Rand',
  margins: (mm: number) => (mm === 0 ? 'Keiner' : `${mm}\u00a0mm`),
  keepsJpgs: 'JPG-Bilder unverändert lassen',
  keepsJpgsHint: 'Sie kommen Byte für Byte ins PDF. Andere Bilder werden zu JPGs in hoher Qualität.',
  orderHint: {
    pages: 'Zieh die Bilder in die Reihenfolge der Seiten, wähle eine Seitenzahl oder nutze am Griff die Pfeiltasten.',
    frames:
      'Zieh die Bilder in die Reihenfolge, in der sie erscheinen, wähle eine Nummer oder nutze am Griff die Pfeiltasten.',
  },
  handle: (name: string, of: Binding, place: number, all: number) =>
    `${name} verschieben, ${PART[of]} ${place} von ${all}`,
  moved: (name: string, of: Binding, place: number, all: number) =>
    `${name} ist jetzt ${PART[of]} ${place} von ${all}.`,
  placeOf: { pages: (name: string) => `Seite von ${name}`, frames: (name: string) => `Position von ${name}` },
  downloadBound: (format: string, of: Binding, parts: number) => `${format} herunterladen (${countedParts(of, parts)})`,
  boundToast: (format: string, of: Binding, parts: number) => ({
    title: 'Download gestartet',
    description: `${countedParts(of, parts)} in einem ${format}.`,
  }),
  bindingFailed: {
    title: 'Download fehlgeschlagen',
    description: 'Die Datei konnte nicht zusammengesetzt werden. Bitte versuch es noch einmal.',
  },
  anySize: 'beliebig',
  noDimension: 'Bitte gib mindestens ein Maß an.',
  skipList: 'Liste überspringen',
  trust: `Bis zu ${BATCH_LIMIT} Bilder auf einmal. Sie verlassen dein Gerät nie.`,
  manyPages: 'Alle Seiten einer Datei zählen als ein Bild.',
  added: (count: number) => ({
    title: 'Dateien hinzugefügt',
    description: `${counted(count, 'Bild', 'Bilder')} zum Verarbeiten hinzugefügt`,
  }),
  noFiles: { title: 'Keine Dateien zum Verarbeiten', description: 'Bitte füge mindestens ein Bild hinzu.' },
  processed: (count: number) => ({
    title: 'Stapel fertig',
    description: `${counted(count, 'Datei', 'Dateien')} erfolgreich verarbeitet.`,
  }),
  nothingLeft: {
    title: 'Stapel fertig',
    description: 'Alle Dateien wurden mit diesen Einstellungen schon verarbeitet.',
  },
  runFailed: (reason = 'Unbekannter Fehler') => ({ title: 'Fehler bei der Stapelverarbeitung', description: reason }),
  compressedAlready: (count: number, all: number) =>
    count === all
      ? 'Schon komprimiert. Noch einmal komprimieren?'
      : `${count} von ${all} schon komprimiert. Noch einmal komprimieren?`,
  outdated: (count: number) =>
    `${counted(count, 'Ergebnis stammt', 'Ergebnisse stammen')} von früheren Einstellungen. Ein neuer Durchlauf ersetzt ${pluralOf(count, 'es', 'sie')}.`,
  progress: 'Fortschritt und Ergebnisse',
  allProgress: 'Fortschritt aller Bilder',
  done: 'fertig',
  of: (count: number, all: number) => `${count} von ${all}`,
  images: (count: number) => counted(count, 'Bild', 'Bilder'),
  about: (bytes: number) => `etwa ${formatBytes(bytes)}`,
  before: (count: number, bytes: number) => `${counted(count, 'Bild', 'Bilder')} · ${formatBytes(bytes)}`,
  complete: (count: number) => `· ${count} fertig`,
  failed: (count: number) => `· ${count} fehlgeschlagen`,
  list: 'Bilder',
  clearAll: 'Alle entfernen',
  savedAs: (original: string, name: string) =>
    original === name ? `${original} behält seinen Namen.` : `${original} wird als ${name} gespeichert.`,
  nameless: 'Bild ohne Namen',
  earlierSettings: 'Mit früheren Einstellungen erstellt',
  working: 'Deine Bilder werden noch verarbeitet.',
  unsaved: 'Du hast einige neue Bilder noch nicht heruntergeladen. Sie gehen sonst verloren.',
} as const;
