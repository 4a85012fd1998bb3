import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Recipe } from '../../engine/public.ts';
import { strictRecipe } from './query.ts';

/** Formats of emitted pictures that can be replaced, because they can be written again in the same format. */
export const REWRITTEN = /\.(?:jpe?g|png|webp|gif|avif)$/i;

/** As small as possible without an easily visible difference. Nothing grows. */
export const USUAL_RECIPE = 'aim=compress';

/**
 * The recipe for emitted pictures.
 * @throws Error if it is invalid or would change the format, because names are fixed by then
 */
export function emittedRecipe(text: string): Recipe {
  const { edits, output } = strictRecipe(new URLSearchParams(text), 'picwright');
  if (output.format !== 'same') throw new Error(`picwright: ${text}: what a build emits keeps its format`);
  return { edits, output: { ...output, preserveFormat: true } };
}

/** The totals of all pictures of one build. */
export class Tally {
  #files = 0;
  #before = 0;
  #after = 0;

  add(before: number, after: number): void {
    this.#files += 1;
    this.#before += before;
    this.#after += after;
  }

  /** "12 pictures, 3.40 MB → 1.20 MB"; empty without pictures. */
  toString(): string {
    const mb = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(2)} MB`;
    const plural = this.#files === 1 ? 'picture' : 'pictures';
    return this.#files === 0 ? '' : `${this.#files} ${plural}, ${mb(this.#before)} → ${mb(this.#after)}`;
  }
}

/** The pictures in a folder, relative to it. */
export async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && REWRITTEN.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Replaces a file atomically if a smaller one can be made. */
export async function replaceFile(
  path: string,
  smaller: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<void> {
  const bytes = await readFile(path).catch(() => undefined);
  const made = bytes && (await smaller(new Uint8Array(bytes)));
  if (!made) return;
  await writeFile(`${path}.picwright`, made);
  await rename(`${path}.picwright`, path);
}
