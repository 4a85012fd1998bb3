/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `${from} in ${to} umwandeln`;

export const formatCompressorName = (label: string) => `${label} komprimieren`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `Bild auf ${size} verkleinern`;
export const PDF_COMPRESSOR_NAME = 'Bilder in PDF umwandeln';
export const SCORE_COMPRESSOR_NAME = 'Ohne Qualitätsverlust komprimieren';

export const resizerName = (label: string) => `${label}-Größe ändern`;
export const SQUARE = 'Quadrat';
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) =>
  goal === SQUARE ? 'Bild quadratisch zuschneiden' : `Bildgröße auf ${goal} ändern`;
export const YOUTUBE_BANNER_NAME = 'Bildgröße für YouTube-Banner ändern';

export const BATCH_NAMES = {
  compress: 'Mehrere Bilder komprimieren',
  resize: 'Größe mehrerer Bilder ändern',
  convert: 'Mehrere Bilder umwandeln',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: 'Bild zuschneiden',
  turn: 'Bild drehen oder spiegeln',
  borders: 'Rand um ein Foto legen',
  redact: 'Stellen im Bild verdecken',
  watermark: 'Wasserzeichen hinzufügen',
  passport: 'Passbild erstellen',
  'remove-exif': 'EXIF-Daten entfernen',
  'view-exif': 'EXIF-Daten anzeigen',
  'remove-location': 'Standort aus Foto entfernen',
  'change-date': 'Datum eines Fotos ändern',
  gif: 'GIF aus Bildern erstellen',
} as const;

export const HUB_NAMES = {
  converter: 'Alle Bildkonverter',
  compressor: 'Alle Bildkompressoren',
  resizer: 'Alle Bildgrößen',
  batch: 'Werkzeuge für mehrere Bilder',
} as const;
