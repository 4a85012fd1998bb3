import { formatBytes } from '#words/bytes.ts';
import { counted } from '#words/language.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (count: number) => (count === 1 ? '¿Qué quieres hacer con ella?' : '¿Qué quieres hacer con ellas?'),
  unnamed: 'Imagen pegada',
  together: (count: number, bytes: number) => `${counted(count, 'imagen', 'imágenes')} · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'Tamaño, recorte, giro',
  compress: 'Que el archivo pese menos',
  convert: 'JPG, PNG, PDF y más',
} as const;
