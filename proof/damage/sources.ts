import sharp, { type TiffOptions } from 'sharp';
import { type FixtureName, fixture } from '../../fixtures/index.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { handmadeTiff } from '../../fixtures/tiff.ts';

/** Small files, since ten thousand are read. Large ones are among the extremes. */
const NAMES = [
  'quadrants.jpg',
  'progressive.jpg',
  'grey.jpg',
  'cmyk-with-profile.jpg',
  'cmyk-without-profile.jpg',
  'orientation-6.jpg',
  'place-and-thumbnail.jpg',
  'tiny.jpg',
  'quadrants.png',
  'p3.png',
  'palette.png',
  'interlaced.png',
  '16-bit.png',
  'transparent.png',
  'quadrants.webp',
  'lossless.webp',
  'transparent.webp',
  'four-frames.webp',
  'quadrants.gif',
  'four-frames.gif',
  'four-frames.png',
  'blended-frames.png',
  'hidden-still.png',
  'quadrants.avif',
  'quadrants.heic',
  'quadrants.bmp',
  '16-colours.bmp',
  'run-lengths.bmp',
  'quadrants.svg',
  'words.svg',
] as const satisfies readonly FixtureName[];

const photo = () => asSharp(photoLike(90, 70, 5));
const TIFFS: Record<string, TiffOptions> = {
  none: { compression: 'none' },
  jpeg: { compression: 'jpeg', quality: 90 },
  deflate: { compression: 'deflate' },
  packbits: { compression: 'packbits' },
  lzw: { compression: 'lzw' },
  webp: { compression: 'webp', quality: 90 },
  ccittfax4: { compression: 'ccittfax4', bitdepth: 1 },
};

/** Every compression that libtiff has a number for. The data cannot be decompressed with most of them. */
const NUMBERS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 32_766, 32_771, 32_773, 32_809, 32_895, 32_908, 32_909, 32_946, 32_947, 34_661, 34_676,
  34_677, 34_712, 34_887, 34_925, 34_926, 50_000, 50_001, 50_002,
];

export interface SourceFile {
  name: string;
  bytes: Buffer;
}

let made: Promise<SourceFile[]> | undefined;

/** The undamaged files that the mutators start from. */
export function sources(): Promise<SourceFile[]> {
  made ??= make();
  return made;
}

async function make(): Promise<SourceFile[]> {
  const files = NAMES.map(async (name) => ({ name, bytes: await fixture(name) }));
  const tiffs = Object.entries(TIFFS).flatMap(([name, options]) =>
    [false, true].map(async (tile) => {
      const image = name === 'ccittfax4' ? photo().toColourspace('b-w') : photo();
      const bytes = await image.tiff({ ...options, tile, tileWidth: 32, tileHeight: 32 }).toBuffer();
      return { name: `${name}${tile ? '-tiled' : ''}.tiff`, bytes };
    }),
  );
  const rgb = new Uint8Array(32 * 16 * 3).map((_, i) => i % 251);
  const numbered = NUMBERS.map((compression) => ({
    name: `compression-${compression}.tiff`,
    bytes: handmadeTiff({ width: 32, height: 16, data: [rgb], compression }),
  }));
  const animated = sharp(await fixture('four-frames.gif'), { animated: true })
    .webp({ lossless: true })
    .toBuffer();
  const webp = { name: 'lossless-frames.webp', bytes: await animated };
  return [...(await Promise.all([...files, ...tiffs])), ...numbered, webp];
}
