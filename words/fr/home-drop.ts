import { formatBytes } from '#words/bytes.ts';
import { counted } from '#words/language.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (count: number) =>
    count === 1 ? 'Que voulez-vous faire de cette image ?' : 'Que voulez-vous faire de ces images ?',
  unnamed: 'Image collée',
  together: (count: number, bytes: number) => `${counted(count, 'image', 'images')} · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'Taille, recadrage, rotation',
  compress: 'Alléger le fichier',
  convert: 'JPG, PNG, PDF et d’autres',
} as const;
