import { watermarkFiles } from '#app/engine/watermark-files.ts';
import { keepQuery, lastQuery } from '#app/last-settings/store.ts';
import { hashOf } from '#engine/recipe/hash-of.ts';
import { drawText } from './draw-text.ts';

const WHITE = '#ffffff';

/** What a watermark shows: a text that was drawn, or a chosen file. */
export interface Shown {
  drawn?: { text: string; colour: string };
  name?: string;
}

/** By the hash of the file. */
const shown = new Map<string, Shown>();

/** What a watermark shows; undefined for one whose file is not there. */
export const shownBy = (hash: string): Shown | undefined => shown.get(hash);

/** Makes a picture available as a watermark. @returns its hash, for a recipe */
async function add(file: Blob, what: Shown): Promise<string> {
  const hash = await hashOf(file);
  shown.set(hash, what);
  watermarkFiles.set({ ...watermarkFiles.get(), [hash]: file });
  return hash;
}

export const addImage = (file: File): Promise<string> => add(file, { name: file.name });

/** Draws a text, and remembers it for the next visit. @returns undefined for a text that shows nothing */
export async function addText(text: string, colour: string): Promise<string | undefined> {
  const file = await drawText(text, colour);
  if (!file) return undefined;
  keepQuery('watermark', new URLSearchParams({ text, colour }).toString());
  return add(file, { drawn: { text, colour } });
}

/** The text of the last watermark, and its colour. */
export function lastText(): { text: string; colour: string } {
  const last = new URLSearchParams(lastQuery('watermark'));
  return { text: last.get('text') ?? '', colour: last.get('colour') ?? WHITE };
}

/** Draws the last text again, which an address may refer to. */
export async function addLastText(): Promise<void> {
  const { text, colour } = lastText();
  if (text) await addText(text, colour);
}
