import { formatBytes } from '#words/bytes.ts';
import { counted } from '#words/language.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (count: number) => (count === 1 ? 'What do you want to do with it?' : 'What do you want to do with them?'),
  unnamed: 'Pasted image',
  together: (count: number, bytes: number) => `${counted(count, 'image', 'images')} · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'Size, crop, rotate',
  compress: 'Make the file smaller',
  convert: 'JPG, PNG, PDF and more',
} as const;
