import { formatBytes } from '#words/bytes.ts';
import { counted } from '#words/language.ts';

/** The home page's texts about dropped files. */
export const homeDropWords = {
  ask: (count: number) => (count === 1 ? 'Was möchtest du damit machen?' : 'Was möchtest du mit ihnen machen?'),
  unnamed: 'Eingefügtes Bild',
  together: (count: number, bytes: number) => `${counted(count, 'Bild', 'Bilder')} · ${formatBytes(bytes)}`,
} as const;

/** What each tool does with them, in a few words. */
export const OFFERS = {
  resize: 'Größe, Zuschnitt, Drehen',
  compress: 'Datei kleiner machen',
  convert: 'JPG, PNG, PDF und mehr',
} as const;
