import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { CORPUS } from '../../fixtures/corpus.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import type { Input } from './input.ts';

/** The photos of Debian's package mate-backgrounds. */
const MATE_BACKGROUNDS = '/usr/share/backgrounds/mate';

/** What counts as ten megapixels as it is; what is larger is reduced to ten. */
const TEN_MEGAPIXELS = { least: 8e6, most: 12e6, exact: 10e6 } as const;
const MIDDLING_MEGAPIXELS = 2.5e6;
/** Longest edge of the photos of the quality sweep, in pixels. */
const SWEEP_EDGE = 1000;
/** A little below: the tools take a hundred million pixels and not one more. */
const HUNDRED_MEGAPIXELS = 99.6e6;

/** Where photos are looked for, in the words of the report. */
function folders(): { path: string; called: string }[] {
  const own = process.env.BENCH_PHOTOS;
  if (own) return [{ path: own, called: `photos of the folder ${basename(own)}` }];
  return [
    { path: join(CORPUS, 'photos'), called: 'the photos of the corpus' },
    { path: MATE_BACKGROUNDS, called: "the photos of Debian's mate-backgrounds" },
  ].filter(({ path }) => existsSync(path));
}

/** `Elephants_3840x2160.jpg` and `Elephants.jpg` show the same. */
const motifOf = (path: string) => basename(path).replace(/[._].*$/, '');

async function picturesIn(folder: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The largest file of each motif. */
async function largestOfMotifs(paths: string[]): Promise<string[]> {
  const sized = await Promise.all(paths.map(async (path) => ({ path, size: (await stat(path)).size })));
  const chosen = new Map<string, string>();
  for (const { path } of sized.sort((a, b) => b.size - a.size)) {
    if (!chosen.has(motifOf(path))) chosen.set(motifOf(path), path);
  }
  return [...chosen.values()].sort();
}

async function read(name: string, bytes: Buffer): Promise<Input> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { name, bytes, width: autoOrient.width, height: autoOrient.height };
}

/** Photos as their makers left them, or pictures made here where there are none. */
export interface Photos {
  called: string;
  photos: Input[];
  screenshots: Input[];
}

export async function findPhotos(most: number): Promise<Photos> {
  const places = folders();
  const inAll = async (ending: RegExp) =>
    (await Promise.all(places.map(({ path }) => picturesIn(path, ending)))).flat();
  const paths = await largestOfMotifs(await inAll(/\.jpe?g$/i));
  const photos = await Promise.all(
    paths.slice(0, most).map(async (path) => read(basename(path), await readFile(path))),
  );
  const screenshots = (await inAll(/screen[^/]*\.png$/i)).map(async (path) =>
    read(basename(path), await readFile(path)),
  );
  if (photos.length > 0) {
    return {
      called: places.map(({ called }) => called).join(' and '),
      photos,
      screenshots: await Promise.all(screenshots),
    };
  }
  const made = [1, 2, 3].map(async (seed) =>
    read(
      `made-${seed}.jpg`,
      await asSharp(photoLike(3872, 2592, seed))
        .jpeg({ quality: 92 })
        .toBuffer(),
    ),
  );
  return { called: 'pictures made by the benchmark', photos: await Promise.all(made), screenshots: [] };
}

const scaled = async ({ name, bytes, width, height }: Input, pixels: number, quality: number): Promise<Input> => {
  const scale = Math.sqrt(pixels / (width * height));
  const made = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .resize(Math.round(width * scale), Math.round(height * scale))
    .jpeg({ quality })
    .toBuffer();
  return read(`${Math.round(pixels / 1e6)}-megapixels-${name}`, made);
};

/** Photos of about ten megapixels; one is enlarged where all are smaller. */
export async function tenMegapixels({ photos }: Photos, most: number): Promise<Input[]> {
  const pixels = ({ width, height }: Input) => width * height;
  const large = photos.filter((photo) => pixels(photo) >= TEN_MEGAPIXELS.least).slice(0, most);
  const largest = photos.toSorted((a, b) => pixels(b) - pixels(a)).slice(0, 1);
  return Promise.all(
    (large.length > 0 ? large : largest).map((photo) =>
      pixels(photo) > TEN_MEGAPIXELS.most || pixels(photo) < TEN_MEGAPIXELS.least
        ? scaled(photo, TEN_MEGAPIXELS.exact, 92)
        : photo,
    ),
  );
}

/** As many as show that a photo is no exception: their encoders take long. */
const MIDDLING_PHOTOS = 4;

/** Photos brought down to two and a half megapixels; none is enlarged. */
export async function middlingPhotos({ photos }: Photos, most: number): Promise<Input[]> {
  const large = photos.filter(({ width, height }) => width * height >= MIDDLING_MEGAPIXELS);
  return Promise.all(
    large.slice(0, Math.min(most, MIDDLING_PHOTOS)).map((photo) => scaled(photo, MIDDLING_MEGAPIXELS, 95)),
  );
}

/** The first ten-megapixel photo, enlarged. */
export async function hundredMegapixels(photo: Input): Promise<Input> {
  return scaled(photo, HUNDRED_MEGAPIXELS, 88);
}

/** All photos at a size at which a sweep can be judged whole, with as little loss as a JPEG can have. */
export async function sweepPhotos({ photos }: Photos): Promise<Input[]> {
  const made: Input[] = [];
  for (const { name, bytes } of photos) {
    const small = await sharp(bytes, { limitInputPixels: false })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: SWEEP_EDGE, height: SWEEP_EDGE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
      .toBuffer();
    made.push(await read(`sweep-${name.replace(/\.\w+$/, '')}.jpg`, small));
  }
  return made;
}
