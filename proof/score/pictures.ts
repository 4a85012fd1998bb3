import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CORPUS } from '../../fixtures/corpus.ts';

/** Where photos, wallpapers and screenshots are. */
const FOLDERS = process.env.BENCH_PHOTOS
  ? [process.env.BENCH_PHOTOS]
  : [join(CORPUS, 'photos'), '/usr/share/backgrounds/mate'];

/** The same motif in another size, and lines drawn for a pixel grid, which are no photos. */
const LEFT_OUT = /^(Elephants|Elephants_5640x3172)\.jpg$/;

/** Paths, sorted by the files' names. */
export async function scorePictures(): Promise<string[]> {
  const inAll = await Promise.all(
    FOLDERS.filter(existsSync).map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && /\.(jpe?g|png)$/i.test(entry.name) && !LEFT_OUT.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return inAll.flat().sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}
