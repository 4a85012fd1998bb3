import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openBmp } from '../../engine/codecs/bmp/reader.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { CORPUS } from '../../fixtures/corpus.ts';
import type { Half } from '../halves.ts';
import { picturesIn } from '../photos.ts';
import { drawn } from './drawn.ts';

/*
 * Pictures that are not photos: icons, screenshots, charts, drawings, scans, test cards. They come from Debian
 * packages, either installed or unpacked below GRAPHICS_ROOT; from the corpus; from `drawn.ts`; and from the test
 * pictures of image libraries, one folder each in GRAPHICS_MORE. None is committed.
 */

export interface Graphic {
  name: string;
  origin: string;
  pixels: Pixels;
}

interface Origin {
  /** If absent, a hash of the file's name chooses the half. */
  half?: Half;
  folder?: string;
  /** Tests the path below the folder. */
  matches?: RegExp;
  most: number;
}

const ROOT = process.env.GRAPHICS_ROOT ?? '/';
const MORE = process.env.GRAPHICS_MORE;
const debian = (path: string) => join(ROOT, 'usr/share', path);
const more = (name: string) => (MORE ? join(MORE, name) : '');

const ORIGINS: Readonly<Record<string, Origin>> = {
  drawn: { most: 96 },
  corpus: {
    folder: CORPUS,
    matches: /^(?!tbgn|bgbn|bggn|.*(?:cosmos|prophoto|uint32)).*\.(png|gif|svg|tiff?)$/i,
    most: 60,
  },
  'adwaita-icon-theme': { folder: '/usr/share/icons/Adwaita', matches: /^(96x96|512x512|256x256)\/.*\.png$/, most: 24 },
  'faenza-icon-theme': {
    half: 'tune',
    folder: debian('icons/Faenza/apps'),
    matches: /^(48|64|96)\/.*\.png$/,
    most: 30,
  },
  'frozen-bubble-data': { half: 'tune', folder: debian('games/frozen-bubble/gfx'), matches: /\.png$/, most: 24 },
  'gnuplot-doc and octave-doc': {
    half: 'tune',
    folder: debian('doc'),
    matches: /^(gnuplot|octave)\/.*\.(png|svg)$/,
    most: 24,
  },
  'gnome-user-docs': { folder: debian('help'), matches: /^(de|fr|ja|C)\/.*\.(png|svg)$/, most: 30 },
  'wireshark-doc': { folder: debian('doc/wireshark'), matches: /\.(png|svg)$/, most: 40 },
  'pingus-data': { half: 'report', folder: debian('games/pingus/data/images'), matches: /\.png$/, most: 30 },
  'tuxmath-data': { half: 'report', folder: debian('tuxmath/images'), matches: /\.(png|svg)$/, most: 24 },
  'python-scipy-doc': {
    half: 'report',
    folder: debian('doc/python-scipy-doc/html/_images'),
    matches: /\.png$/,
    most: 24,
  },
  'image-rs': { half: 'report', folder: more('image-rs'), matches: /\.(png|gif|bmp|tiff?|webp)$/i, most: 60 },
  pillow: { half: 'report', folder: more('pillow'), matches: /\.(png|gif|bmp|tiff?|webp)$/i, most: 60 },
  twelvemonkeys: { half: 'report', folder: more('twelvemonkeys'), matches: /\.(png|gif|bmp|tiff?)$/i, most: 60 },
  'exif-samples': { half: 'report', folder: more('exif-samples'), matches: /\.(png|gif|bmp|tiff?)$/i, most: 10 },
};

/** Photos among them, and damaged files. */
const LEFT_OUT =
  /hopper|lena|flower|foto|grape|bali|-cat\.|liz|rgb24|rgba?32|crash|broken|corrupt|photo|marbles|ttf|f14|blauesglas|Blue_Lace|house|rose|galaxy|money/i;
/** Larger pictures are cropped to the centre, so that pixels stay unscaled. */
const MOST_SIDE = 320;
const LEAST_SIDE = 24;

const hashOf = (name: string) => createHash('sha256').update(name).digest();
const byHash = (a: string, b: string) => hashOf(a).compare(hashOf(b));

async function opened(path: string): Promise<Pixels> {
  const bytes = await readFile(path);
  const image = /\.bmp$/i.test(path) ? await bmp(bytes) : sharp(bytes, { density: 96 });
  const { data, info } = await image
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [w, h] = [Math.min(width, MOST_SIDE), Math.min(height, MOST_SIDE)];
  const cut = await sharp(data, { raw: { width, height, channels } })
    .extract({ left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(cut.data), width: w, height: h, channels: cut.info.channels as 3 };
}

async function bmp(bytes: Buffer): Promise<Sharp> {
  const { width, height, pixels } = await openBmp(new Uint8Array(bytes));
  return sharp(await pixels(), { raw: { width, height, channels: 4 } });
}

const isFlat = ({ data, channels }: Pixels) => data.every((sample, i) => sample === data[i % channels]);

/** @returns undefined for a picture that is too small, plain or unreadable */
async function usable(make: () => Promise<Pixels>): Promise<Pixels | undefined> {
  try {
    const pixels = await make();
    const isUsable = pixels.channels === 3 && Math.min(pixels.width, pixels.height) >= LEAST_SIDE && !isFlat(pixels);
    return isUsable ? pixels : undefined;
  } catch {
    return undefined;
  }
}

async function sourcesOf({ folder, matches }: Origin): Promise<{ name: string; make: () => Promise<Pixels> }[]> {
  if (folder === undefined) {
    return drawn(8).map(({ name, make }) => ({
      name,
      make: async () => ({ ...(await make()), channels: 3 as const }),
    }));
  }
  if (!folder || !existsSync(folder)) return [];
  const paths = (await picturesIn(folder, /./)).filter((path) => matches?.test(relative(folder, path)));
  return paths
    .filter((path) => !LEFT_OUT.test(basename(path)))
    .map((path) => ({ name: relative(folder, path), make: () => opened(path) }))
    .sort((a, b) => byHash(a.name, b.name));
}

/** Returns each picture once. */
export async function graphicsOf(half: Half): Promise<Graphic[]> {
  const known = new Set<string>();
  const all: Graphic[] = [];
  for (const [origin, its] of Object.entries(ORIGINS)) {
    if (its.half && its.half !== half) continue;
    let count = 0;
    for (const { name, make } of await sourcesOf(its)) {
      const own = its.half ?? ((hashOf(name)[0] ?? 0) & 1 ? 'tune' : 'report');
      if (own !== half || count >= its.most) continue;
      const pixels = await usable(make);
      if (!pixels) continue;
      const key = createHash('sha256').update(pixels.data).digest('hex');
      if (known.has(key)) continue;
      known.add(key);
      count++;
      all.push({ name, origin, pixels });
    }
  }
  return all;
}
