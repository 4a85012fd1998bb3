import { formatCount } from '#words/language.ts';

export const writeMetadataWords = {
  fold: 'Eigene Angaben schreiben',
  date: 'Aufnahmedatum',
  ways: { keep: 'Behalten', set: 'Festlegen', shift: 'Verschieben' },
  wayLines: {
    set: 'Jedes Datum in der Datei wird zu diesem.',
    shift: 'Für eine Kamera, deren Uhr falsch ging. Jedes Datum wird um dieselbe Zeit verschoben.',
  },
  newDate: 'Neues Datum mit Uhrzeit',
  direction: 'Richtung der Verschiebung',
  directions: { later: 'Später', earlier: 'Früher' },
  units: { days: 'Tage', hours: 'Stunden', minutes: 'Minuten' },
  undated: 'Diese Datei hat noch kein Datum.',
  dateStated: (date: string) => `Bisher: ${date}`,
  becomes: (before: string, after: string) => `Aus ${before} wird ${after}`,
  dateGoes:
    'Das Datum wird vorher entfernt, es gibt also nichts zu verschieben. Entferne etwas anderes oder nichts, oder leg ein Datum fest.',
  fields: {
    author: 'Urheber',
    copyright: 'Copyright',
    caption: 'Bildbeschreibung',
    keywords: 'Stichwörter',
    dpi: 'Auflösung',
  },
  keywordsLine: 'Durch Kommas getrennt. Sie ersetzen die Stichwörter der Datei.',
  asInFile: 'Wie in der Datei',
  dpi: {
    unit: 'dpi',
    line: 'Nur die Zahl ändert sich, kein einziges Pixel.',
    problem: 'Die Auflösung muss eine ganze Zahl zwischen 1 und 65.535 sein',
  },
  fileDates: 'Dateien wie die Fotos datieren',
  fileDatesLine:
    'Die Dateien im ZIP bekommen das Datum ihrer Aufnahme. Ein einzelner Download bekommt vom Browser das aktuelle Datum.',
  kept: 'Deine Texte stehen nur in der neuen Datei: Sie werden weder gespeichert noch Teil der Adresse dieser Seite.',
  now: 'In der neuen Datei',
  written: {
    taken: (date: string) => `Aufgenommen: ${date}`,
    author: (name: string) => `Urheber: ${name}`,
    copyright: (text: string) => `Copyright: ${text}`,
    caption: (text: string) => `Bildbeschreibung: ${text}`,
    keywords: (words: string) => `Stichwörter: ${words}`,
    dpi: (dpi: number) => `${formatCount(dpi)} dpi`,
  },
  writing: 'Wird geschrieben …',
  left: (count: number) =>
    count === 0
      ? 'Noch einmal gelesen: Nichts ist übrig außer deinen Angaben.'
      : `Noch einmal gelesen: ${formatCount(count)} ${count === 1 ? 'Tag' : 'Tags'} neben deinen Angaben.`,
  pixelsCopied: 'Das Bild wird Byte für Byte kopiert und nie neu kodiert. Kein einziges Pixel ändert sich.',
  cannotWrite: 'Diese Art von Datei kann nicht aufnehmen, was du schreiben willst.',
  unchanged: 'Nichts wird entfernt oder geschrieben: Die Datei bleibt, wie sie ist.',
};
