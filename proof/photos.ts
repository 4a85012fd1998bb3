import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { CORPUS } from '../fixtures/corpus.ts';
import { asSharp, photoLike } from '../fixtures/pictures.ts';

/** A picture to work on: in memory, and with the name under which a page fetches it. */
export interface Input {
  name: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** The photos of Debian's package mate-backgrounds. */
export const MATE_BACKGROUNDS = '/usr/share/backgrounds/mate';

/** The places that are searched for photos, as the report describes them. */
function folders(): { path: string; called: string }[] {
  const own = process.env.BENCH_PHOTOS;
  if (own) return [{ path: own, called: `photos of the folder ${basename(own)}` }];
  return [
    { path: join(CORPUS, 'photos'), called: 'the photos of the corpus' },
    { path: MATE_BACKGROUNDS, called: "the photos of Debian's mate-backgrounds" },
  ].filter(({ path }) => existsSync(path));
}

/** `Elephants_3840x2160.jpg` and `Elephants.jpg` show the same motif. */
const motifOf = (path: string) => basename(path).replace(/[._].*$/, '');

export async function picturesIn(folder: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const inAll = async (ending: RegExp): Promise<string[]> =>
  (await Promise.all(folders().map(({ path }) => picturesIn(path, ending)))).flat();

/** The largest file of each motif, in descending order of size. @param limit of a file, in bytes */
export async function largestOfMotifs(paths: readonly string[], limit = Number.POSITIVE_INFINITY): Promise<string[]> {
  const sized = await Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
  const fitting = sized.filter(({ size }) => size <= limit).sort((a, b) => b.size - a.size);
  const byMotif = Map.groupBy(fitting, ({ path }) => motifOf(path));
  return [...byMotif.values()].flatMap(([largest]) => largest?.path ?? []);
}

export async function readInput(name: string, bytes: Buffer): Promise<Input> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { name, bytes, width: autoOrient.width, height: autoOrient.height };
}

/** Original photos, or generated pictures if there are none. */
export interface Photos {
  called: string;
  photos: Input[];
  screenshots: Input[];
}

export async function findPhotos(most: number): Promise<Photos> {
  const readAll = (paths: string[]) =>
    Promise.all(paths.map(async (path) => readInput(basename(path), await readFile(path))));
  const paths = await largestOfMotifs(await inAll(/\.jpe?g$/i));
  const photos = await readAll(paths.sort().slice(0, most));
  if (photos.length > 0) {
    return {
      called: folders()
        .map(({ called }) => called)
        .join(' and '),
      photos,
      screenshots: await readAll(await inAll(/screen[^/]*\.png$/i)),
    };
  }
  const made = [1, 2, 3].map(async (seed) =>
    readInput(
      `made-${seed}.jpg`,
      await asSharp(photoLike(3872, 2592, seed))
        .jpeg({ quality: 92 })
        .toBuffer(),
    ),
  );
  return { called: 'pictures made by the benchmark', photos: await Promise.all(made), screenshots: [] };
}
