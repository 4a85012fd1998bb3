import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/* Files of collections, and what is noticed about them. */

const EXTENSION = /\.(?:jpe?g|png|webp|tiff?|dng|heic|heif|avif|jxl|gif|svg)$/i;
/** Formats that sharp decodes exactly. */
const DECODED = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);
const MOST_PIXELS = 5e7;

/** Where something occurs. */
export class Places {
  readonly #files = new Map<string, Set<string>>();

  add(what: string, file: string): void {
    this.#files.set(what, (this.#files.get(what) ?? new Set()).add(file));
  }

  get size(): number {
    return this.#files.size;
  }

  print(): void {
    const all = [...this.#files].sort((a, b) => b[1].size - a[1].size);
    for (const [what, files] of all)
      console.log(`  ${what}, ${files.size} files: ${[...files].slice(0, 2).join(', ')}`);
  }
}

export const shortName = (file: string) => file.split('/').slice(-2).join('/');

async function pixelsOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const image = sharp(bytes, { failOn: 'none', limitInputPixels: MOST_PIXELS, pages: 1 });
    return createHash('sha256')
      .update(await image.raw().toBuffer())
      .digest('hex');
  } catch {
    return undefined;
  }
}

/** Whether two files have the same pixels; true for formats that sharp does not decode exactly. */
export const hasSamePixels = async (format: string, one: Uint8Array, other: Uint8Array): Promise<boolean> =>
  !DECODED.has(format) || (await pixelsOf(one)) === (await pixelsOf(other));

/** The pictures in folders. */
export const filesIn = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((name) => EXTENSION.test(name));
