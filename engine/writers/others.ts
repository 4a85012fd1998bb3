import type { EncodedFrames } from '../animation/slices.ts';
import type { OtherSamples, Raster } from '../backends/backend.ts';
import type { LoadPngKernel } from '../codecs/png/load-kernel.ts';
import { inFewColours } from '../codecs/png/palette/few-colours.ts';
import { indexedPng } from '../codecs/png/palette/indexed-png.ts';
import { inFewerColours, reduced } from '../codecs/png/palette/reduced.ts';
import { rounded } from '../codecs/png/rounded.ts';
import { workOn } from '../codecs/work-on.ts';
import type { NativeSave, WriterSettings } from '../codecs/writing.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Format } from '../formats/format.ts';
import type { Pixels, Samples } from '../pixels/pixels.ts';
import { writeWithAlpha } from './alpha.ts';
import { guardedKernel } from './guarded-kernel.ts';
import type { Bytes, ToWrite } from './to-write.ts';

export const isStill = ({ picture, format }: ToWrite): boolean => picture.frames === 1 || !format.holds.animation;

/**
 * Returns the number of colours to which the engine's quantiser reduces a picture: a still in colour of 8 bits, or the frames of an
 * animation that share a palette. A PNG with a palette has 8 bits; others keep 16.
 */
export function coloursOf(of: ToWrite): number | undefined {
  const { raster } = of;
  const { indexed, fewColours, recoloured } = of.writing;
  const { colours } = indexed ?? fewColours ?? recoloured ?? {};
  if (!raster || !colours || raster.channels < 3 || raster.channels > 4) return undefined;
  if (isStill(of)) return indexed || raster.depth === 8 ? colours : undefined;
  if (!fewColours || raster.sharedColours === undefined) return undefined;
  // One of a smaller palette is left for the pixels that stay as they were.
  return raster.sharedColours <= colours ? raster.sharedColours : colours - 1;
}

/** Writes a picture if a writer besides that of JPEGs has settings and can write it. @throws as `shownColours` */
export async function writeOther(
  raster: Raster,
  of: ToWrite,
  load: LoadPngKernel | undefined,
): Promise<Bytes | undefined> {
  const { rounded, alpha } = of.writing;
  const colours = coloursOf(of);
  if (load && colours) return writeInColours(raster, of, colours, load);
  if (rounded) return writeRounded(raster, of, rounded);
  return alpha && raster.channels % 2 === 0 ? writeWithAlpha(raster, of, alpha) : undefined;
}

const guarded = <T>(run: () => T) => guardedKernel('The palette quantiser', run);

/**
 * Returns the first frame in sRGB, in the colours that its file would have.
 * @throws {ImageError} `codec-unavailable`, `out-of-memory`, `codec-failed`; and the backend's errors
 */
export async function shownColours(of: ToWrite, load: LoadPngKernel | undefined): Promise<Pixels | undefined> {
  const { picture, format, writing } = of;
  const colours = isStill(of) ? coloursOf(of) : undefined;
  if (!writing.rounded && !colours) return undefined;
  const pixels = await picture.pixels(format);
  if (writing.rounded) return { ...pixels, data: rounded(pixels, writing.rounded.rounding) };
  const kernel = load && (await fetchPart(load));
  return kernel && colours ? guarded(() => inFewerColours(kernel, pixels, colours)) : undefined;
}

/** Writes a picture in fewer colours. @param colours the largest number @throws as `shownColours` */
async function writeInColours(
  { read, onProgress }: Raster,
  of: ToWrite,
  colours: number,
  load: LoadPngKernel,
): Promise<Bytes> {
  const {
    picture,
    format,
    writing: { indexed, fewColours, native },
  } = of;
  const kernel = await fetchPart(load);
  const samples = await read(onProgress);
  if (indexed) return writeIndexed(of, samples, { kernel, colours });
  if (!fewColours) return picture.write(format, native, await guarded(() => inFewerColours(kernel, samples, colours)));
  const few: OtherSamples = await guarded(() => inFewColours(kernel, samples, colours));
  const exact = { ...native.options, dither: 0 };
  if (isStill(of)) return picture.write(format, { ...native, options: exact }, few);
  const save = { ...native, options: { ...exact, reuse: true } };
  return picture.write(format, save, { ...few, palette: coloursIn(few) });
}

const CARRIER: NativeSave = { suffix: '.png', options: { compression: 1, filter: 'none' } };

async function writeIndexed(
  { picture, format, options: { effort } }: ToWrite,
  samples: Samples,
  { kernel, colours }: { kernel: WebAssembly.Module; colours: number },
): Promise<Bytes> {
  const { width, height, channels } = samples;
  const { palette, bitDepth, rows } = await guarded(() => {
    const { palette, pack } = reduced(kernel, samples, colours);
    return { palette, ...pack(effort) };
  });
  // It has the chunks besides the pixels.
  const pixel = { data: new Uint8Array(channels), width: 1, height: 1, channels };
  return indexedPng(await picture.write(format, CARRIER, pixel), { width, height, palette, bitDepth, rows });
}

const OPAQUE = 0xff000000;

/** Returns the visible colours of samples. */
function coloursIn({ data, channels }: Samples): number[] {
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += channels) {
    if (channels === 4 && data[at + 3] === 0) continue;
    colours.add((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16) | OPAQUE);
  }
  return [...colours];
}

/** Writes rounded colours. @throws the backend's errors */
async function writeRounded(
  { read, onProgress }: Raster,
  { picture, format, writing: { native } }: ToWrite,
  { rounding, or }: WriterSettings['rounded'],
): Promise<Bytes> {
  const samples = await read(onProgress);
  const few = { ...samples, data: rounded(samples, rounding) };
  const first = await picture.write(format, native, few);
  const second = or && picture.frames === 1 ? await picture.write(format, or, few) : first;
  return second.length < first.length ? second : first;
}

/** Joins the parts of an animation. */
export async function joined(format: Format, parts: readonly EncodedFrames[]): Promise<Bytes> {
  const [first] = parts;
  if (parts.length === 1 && first) return first.bytes;
  const join = await (await workOn(format)).joinFrames?.();
  if (!join) throw new TypeError(`Parts of a ${format.label} cannot be joined`);
  return join(
    parts.map(({ bytes }) => bytes),
    parts.map(({ delays }) => delays),
  );
}
