import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { readJpeg } from '../../fixtures/read-jpeg.ts';
import { pixelsByImageMagick } from '../../scripts/machine/image-magick.ts';
import { tool } from '../../scripts/machine/tool.ts';
import type { JpegCase } from './cases.ts';

interface Rgb {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The largest error, root mean square of 255, that steps of 1, 8-bit chroma and a decoder's rounding cause. */
const FINE = 1.5;
/** How far ImageMagick may be from sharp, root mean square of 255: both use libjpeg-turbo. */
const ALIKE = 0.5;
/** Debian's ImageMagick accepts no longer sides. */
const MOST_OF_MAGICK = 16_000;

/** Decodes with libjpeg-turbo; a warning is an error. */
export async function bySharp(bytes: Uint8Array): Promise<Rgb> {
  const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: false })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Root mean square, of 255. */
export function apart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(sum / a.length);
}

interface Judged {
  wrong: string[];
  seenByMagick: boolean;
}

/**
 * @param thorough also tries the other order of scans and ImageMagick
 * @throws a reader's error if it cannot open the file
 */
export async function judge(
  one: JpegCase,
  bytes: Uint8Array,
  module: WebAssembly.Module,
  thorough: boolean,
): Promise<Judged> {
  const { picture, meant, isFine, progressive } = one;
  const { width, height } = picture;
  const judged: Judged = { wrong: [], seenByMagick: false };
  const read = readJpeg(bytes);
  if (read.width !== width || read.height !== height)
    judged.wrong.push(`the header has ${read.width} × ${read.height}`);
  if (progressive !== undefined && read.progressive !== progressive) judged.wrong.push('the other kind of file');
  const seen = await bySharp(bytes);
  if (seen.width !== width || seen.height !== height) judged.wrong.push(`sharp sees ${seen.width} × ${seen.height}`);
  const off = isFine ? apart(seen.data, meant) : 0;
  if (off > FINE) judged.wrong.push(`${off.toFixed(2)} from the pixels at the finest steps`);
  if (!thorough) return judged;

  const other = readJpeg(await one.write(module, !read.progressive));
  // Padding in incomplete MCUs is not shown and may be anything.
  const shown = ({ parts }: typeof read) =>
    parts.map(({ blocks, across, down, columns }) =>
      Array.from({ length: down }, (_, y) => blocks.subarray(y * columns * 64, (y * columns + across) * 64)),
    );
  if (!isDeepStrictEqual(shown(other), shown(read))) judged.wrong.push('other coefficients in the other kind of file');
  if (Math.max(width, height) > MOST_OF_MAGICK) return judged;
  const found = tool('imageMagick');
  const magick = 'command' in found ? pixelsByImageMagick(found.command, bytes) : undefined;
  judged.seenByMagick = magick !== undefined;
  const between = magick ? apart(magick, seen.data) : 0;
  if (between > ALIKE) judged.wrong.push(`ImageMagick differs from sharp by ${between.toFixed(2)}`);
  return judged;
}
