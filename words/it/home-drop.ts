import { formatBytes } from '#words/bytes.ts';
import { counted } from '#words/language.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (count: number) => (count === 1 ? 'Che cosa vuoi farne?' : 'Che cosa vuoi fare con queste immagini?'),
  unnamed: 'Immagine incollata',
  together: (count: number, bytes: number) => `${counted(count, 'immagine', 'immagini')} · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'Dimensioni, ritaglio, rotazione',
  compress: 'Rendi il file più leggero',
  convert: 'JPG, PNG, PDF e altri',
} as const;
