/* What pages are called in lists of links. Single exports, since every page of the site loads them. */

/** @param from, to labels of formats */
export const converterName = (from: string, to: string) => `Convertire ${from} in ${to}`;

export const formatCompressorName = (label: string) => `Comprimere ${label}`;
/** @param size as people write it: `20 KB` */
export const sizeCompressorName = (size: string) => `Comprimere foto a ${size}`;
export const PDF_COMPRESSOR_NAME = 'Convertire immagini in PDF';
export const SCORE_COMPRESSOR_NAME = 'Comprimere senza perdere qualità';

export const resizerName = (label: string) => `Ridimensionare ${label}`;
/** @param goal a size in pixels, on paper or of the file */
export const resizerToName = (goal: string) =>
  `Ridimensionare immagini ${/^\d/.test(goal) ? 'a' : 'in formato'} ${goal}`;
export const SQUARE = 'quadrato';
export const YOUTUBE_BANNER_NAME = 'Ridimensionare immagini per il banner di YouTube';

export const BATCH_NAMES = {
  compress: 'Comprimere più immagini',
  resize: 'Ridimensionare più immagini',
  convert: 'Convertire più immagini',
} as const;

/** What people do to a picture besides its size and format. */
export const TASK_NAMES = {
  crop: 'Ritagliare un’immagine',
  turn: 'Ruotare o capovolgere un’immagine',
  borders: 'Aggiungere un bordo a una foto',
  redact: 'Sfocare o coprire parti di un’immagine',
  watermark: 'Aggiungere una filigrana',
  passport: 'Fototessera',
  'remove-exif': 'Rimuovere i dati EXIF',
  'view-exif': 'Vedere i dati EXIF',
  'remove-location': 'Rimuovere la posizione da una foto',
  'change-date': 'Cambiare la data di una foto',
  gif: 'Creare una GIF da foto',
} as const;

export const HUB_NAMES = {
  converter: 'Tutti i convertitori',
  compressor: 'Tutti i compressori',
  resizer: 'Tutti i ridimensionatori',
  batch: 'Strumenti per più immagini',
} as const;
