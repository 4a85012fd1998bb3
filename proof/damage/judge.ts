import sharp, { type SharpOptions } from 'sharp';
import { meanDifference, type Pixels } from '../../fixtures/compare.ts';
import type { DamagedCase } from './cases.ts';
import type { Outcome } from './outcome.ts';

export interface Verdict {
  /**
   * `right`: sharp, an independent decoder, reads the same picture. `refused`: an error whose code blames the file.
   * `alone`: a valid picture from a file that sharp cannot read. `wrong`: anything else.
   */
  is: 'right' | 'refused' | 'alone' | 'wrong';
  why: string;
}

/** The error codes that a damaged file may cause. A failed encoder or lack of memory is never the file's fault. */
const TRUE_CODES = new Set<string | undefined>(['unreadable', 'incomplete', 'unsupported', 'camera-raw', 'too-large']);

/**
 * The size at which pictures are compared if pixels cannot be: they were scaled or lossily encoded, or there are too
 * many.
 */
const SMALL = 24;
const MANY_PIXELS = 4e6;

/**
 * The largest distance from sharp's picture, of 255: per pixel, or for scaled and lossy results and GIF's 1-bit
 * transparency.
 */
const TOLERANCE = { exact: 1, small: 48 } as const;

/** Upright sRGB on white, three channels. */
async function pixelsOf(bytes: Buffer, side: number | undefined, options: SharpOptions): Promise<Pixels> {
  const opened = sharp(bytes, { limitInputPixels: 3e8, pages: 1, ...options }).autoOrient();
  const sized = side ? opened.resize({ width: side, height: side, fit: 'fill' }) : opened;
  const { data, info } = await sized
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels === 3) return { data, width, height, channels };
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = data[i * channels + (channels > 3 ? c : 0)] ?? 0;
  return { data: rgb, width, height, channels: 3 };
}

const metadataOf = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: 3e8 })
    .metadata()
    .catch(() => undefined);

/** @returns what is wrong with a result; undefined if it is valid, or not read because its source is not read either */
async function flawOf(
  source: Buffer,
  { result, bytes }: Extract<Outcome, { result: unknown }>,
): Promise<string | undefined> {
  const metadata = await metadataOf(bytes);
  if (!metadata) return (await metadataOf(source)) ? 'sharp reads the source, but not the result' : undefined;
  // librsvg and the engine differ on the size of a drawing that states none.
  if (isDrawing(bytes)) return undefined;
  const { format, autoOrient, pageHeight } = metadata;
  // sharp names AVIF by its container.
  const said = result.format === 'avif' ? 'heif' : result.format;
  if (format !== said) return `${result.format} was announced, but the file is ${format}`;
  const [width, height] = [autoOrient.width, pageHeight ?? autoOrient.height];
  if (width === result.width && height === result.height) return undefined;
  return `${result.width} × ${result.height} was announced, but the file has ${width} × ${height}`;
}

const isFlat = ({ data }: Pixels) => data.every((sample, i) => sample === data[i % 3]);
const isDrawing = (bytes: Buffer) => /<svg/.test(bytes.toString('latin1', 0, 2000));
/**
 * Decoders continue after damaged codes in a JPEG, often silently, each with other pixels. Two SVG renderers never
 * agree.
 */
const isGuess = (bytes: Buffer) => isDrawing(bytes) || bytes.readUInt16BE(0) === 0xffd8;

/**
 * An animated PNG whose still image is none of its frames. Readers of stills, like sharp, return that image; the engine
 * returns the first frame.
 */
function hidesStill(bytes: Buffer): boolean {
  const frame = bytes.indexOf('fcTL');
  return bytes.includes('acTL') && frame > bytes.indexOf('IDAT');
}

/** @param outcome the engine's result for the case */
export async function judge({ bytes, recipe }: DamagedCase, outcome: Outcome): Promise<Verdict> {
  if ('error' in outcome) {
    const { code, message } = outcome.error;
    return { is: TRUE_CODES.has(code) ? 'refused' : 'wrong', why: `${code ?? 'an error without a code'}: ${message}` };
  }
  if (outcome.bytes.equals(bytes)) return { is: 'right', why: 'returned unchanged' };
  const flaw = await flawOf(bytes, outcome);
  if (flaw) return { is: 'wrong', why: flaw };

  const { width, height } = outcome.result;
  const turned = recipe.edits.some(({ do: what }) => what === 'rotate');
  const exact = recipe.edits.length === 0 && recipe.output.format === 'png' && width * height < MANY_PIXELS;
  const side = exact ? undefined : SMALL;
  const read = async (failOn: 'warning' | 'none') => {
    const upright = turned ? await sharp(bytes, { failOn }).autoOrient().rotate(90).png().toBuffer() : bytes;
    return pixelsOf(upright, side, { failOn });
  };
  const whole = await read('warning').catch(() => undefined);
  const seen = await pixelsOf(outcome.bytes, side, {}).catch(
    (error: unknown) => `sharp cannot read the result: ${error}`,
  );
  if (typeof seen === 'string') {
    // librsvg draws no side above 32,767 pixels. Pixels that are copied are as damaged as they were.
    return whole && !isDrawing(bytes) ? { is: 'wrong', why: seen } : { is: 'alone', why: 'what sharp does not read' };
  }
  if (whole) {
    const difference = meanDifference(seen, whole);
    if (difference <= (exact ? TOLERANCE.exact : TOLERANCE.small)) return { is: 'right', why: 'as sharp reads it' };
    const sizes = `${seen.width} × ${seen.height} for ${whole.width} × ${whole.height}`;
    if (hidesStill(bytes) && !isFlat(seen)) return { is: 'alone', why: 'a picture' };
    if (!isGuess(bytes)) return { is: 'wrong', why: `${difference.toFixed(2)} from what sharp reads, ${sizes}` };
  }
  // Decoders fill the damaged part with different pixels, but none makes the whole picture blank.
  const guessed = await read('none').catch(() => undefined);
  if (!guessed || isDrawing(bytes)) return { is: 'alone', why: isFlat(seen) ? 'one colour' : 'a picture' };
  const sameSize = seen.width === guessed.width && seen.height === guessed.height;
  if (!sameSize) return { is: 'wrong', why: `sharp reads ${guessed.width} × ${guessed.height}` };
  if (isFlat(seen) && !isFlat(guessed)) return { is: 'wrong', why: 'one colour, where sharp reads a picture' };
  return { is: 'right', why: 'as far as sharp reads it' };
}
