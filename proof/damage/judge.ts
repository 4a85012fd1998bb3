import sharp, { type SharpOptions } from 'sharp';
import { meanDifference, type Pixels } from '../../fixtures/compare.ts';
import type { DamagedCase } from './cases.ts';
import type { Outcome } from './outcome.ts';

export interface Verdict {
  /**
   * `right`: sharp, an engine of its own, reads the same picture. `refused`: an error that says what is wrong with the
   * file. `alone`: a sound picture of a file that sharp cannot read. `wrong`: anything else.
   */
  is: 'right' | 'refused' | 'alone' | 'wrong';
  why: string;
}

/** What may be said of a damaged file. That a writer failed, or memory, is never its fault. */
const TRUE_CODES = new Set<string | undefined>(['unreadable', 'unsupported', 'too-large']);

/** Pictures are compared at this size where their own pixels cannot be: they were scaled, lossy or are many. */
const SMALL = 24;
const MANY_PIXELS = 4e6;

/** How far a picture may be from what sharp reads, of 255: pixel by pixel, or scaled, after a lossy writer, and with transparency that GIF has by halves alone. */
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

/** @returns what is wrong with a file that was handed over as a result; nothing where it is sound */
async function flawOf({ result, bytes }: Extract<Outcome, { result: unknown }>): Promise<string | undefined> {
  try {
    const { format, autoOrient, pageHeight } = await sharp(bytes, { limitInputPixels: 3e8 }).metadata();
    // sharp calls AVIF by its container.
    const said = result.format === 'avif' ? 'heif' : result.format;
    if (format !== said) return `${result.format} was said and ${format} is there`;
    const [width, height] = [autoOrient.width, pageHeight ?? autoOrient.height];
    if (width === result.width && height === result.height) return undefined;
    return `${result.width} × ${result.height} was said and ${width} × ${height} is there`;
  } catch (error) {
    return `nobody can read the result: ${error}`;
  }
}

const isFlat = ({ data }: Pixels) => data.every((sample, i) => sample === data[i % 3]);
const isDrawing = (bytes: Buffer) => /<svg/.test(bytes.toString('latin1', 0, 2000));
/** Of a JPEG whose codes are damaged, decoders go on with what they find, often without a word; two renderers of drawings never agree. */
const isGuess = (bytes: Buffer) => isDrawing(bytes) || bytes.readUInt16BE(0) === 0xffd8;

/** An animated PNG whose still is none of its frames: readers of stills, like sharp, show that one, and it is not what is looked for. */
function hidesStill(bytes: Buffer): boolean {
  const frame = bytes.indexOf('fcTL');
  return bytes.includes('acTL') && frame > bytes.indexOf('IDAT');
}

/** @param outcome what the engine made of the case */
export async function judge({ bytes, recipe }: DamagedCase, outcome: Outcome): Promise<Verdict> {
  if ('error' in outcome) {
    const { code, message } = outcome.error;
    return { is: TRUE_CODES.has(code) ? 'refused' : 'wrong', why: `${code ?? 'an error without a code'}: ${message}` };
  }
  if (outcome.bytes.equals(bytes)) return { is: 'right', why: 'handed back as it is' };
  const flaw = await flawOf(outcome);
  if (flaw) return { is: 'wrong', why: flaw };

  const { width, height } = outcome.result;
  const turned = recipe.edits.some(({ do: what }) => what === 'rotate');
  const exact = recipe.edits.length === 0 && recipe.output.format === 'png' && width * height < MANY_PIXELS;
  const side = exact ? undefined : SMALL;
  const seen = await pixelsOf(outcome.bytes, side, {});
  const read = async (failOn: 'warning' | 'none') => {
    const upright = turned ? await sharp(bytes, { failOn }).autoOrient().rotate(90).png().toBuffer() : bytes;
    return pixelsOf(upright, side, { failOn });
  };
  const whole = await read('warning').catch(() => undefined);
  if (whole) {
    const difference = meanDifference(seen, whole);
    if (difference <= (exact ? TOLERANCE.exact : TOLERANCE.small)) return { is: 'right', why: 'as sharp reads it' };
    const sizes = `${seen.width} × ${seen.height} for ${whole.width} × ${whole.height}`;
    if (hidesStill(bytes) && !isFlat(seen)) return { is: 'alone', why: 'a picture' };
    if (!isGuess(bytes)) return { is: 'wrong', why: `${difference.toFixed(2)} from what sharp reads, ${sizes}` };
  }
  // Behind damage each decoder guesses in its own way; none makes all of it blank.
  const guessed = await read('none').catch(() => undefined);
  if (!guessed || isDrawing(bytes)) return { is: 'alone', why: isFlat(seen) ? 'one colour' : 'a picture' };
  const sameSize = seen.width === guessed.width && seen.height === guessed.height;
  if (!sameSize) return { is: 'wrong', why: `sharp reads ${guessed.width} × ${guessed.height}` };
  if (isFlat(seen) && !isFlat(guessed)) return { is: 'wrong', why: 'one colour, where sharp reads a picture' };
  return { is: 'right', why: 'as far as sharp reads it' };
}
