import { inFewColours } from '../../codecs/png/palette/few-colours.ts';
import { indexedPng } from '../../codecs/png/palette/indexed-png.ts';
import { inFewerColours, reduced } from '../../codecs/png/palette/reduced.ts';
import type { EncodeOptions, VipsSave } from '../../formats/format.ts';
import { guardedKernel } from './errors.ts';
import { Handles } from './handles.ts';
import { imageOfSamples, withSamples } from './load.ts';
import { blackFile } from './metadata.ts';
import type { Libvips, VipsImage } from './start.ts';

const CARRIER = { suffix: '.png', options: { compression: 1, filter: 'none' } } as const;

export interface IndexedOptions extends Pick<EncodeOptions, 'effort'> {
  vips: Libvips;
  /** The compiled kernel of engine/codecs/png/palette. */
  kernel: WebAssembly.Module;
  /** The largest number of colours. */
  colours: number;
  /** libvips's flags. */
  keep: number;
}

const samplesOf = (image: VipsImage) =>
  ({
    width: image.width,
    height: image.height,
    data: image.writeToMemory() as Uint8Array,
    channels: image.bands === 4 ? 4 : 3,
  }) as const;

/**
 * Writes a PNG with a palette of engine/codecs/png/palette.
 * @param image 8 bits in colour
 * @throws {ImageError} `out-of-memory`, `codec-failed`; and libvips's errors while it decodes
 */
export function writeIndexed(image: VipsImage, options: IndexedOptions): Uint8Array<ArrayBuffer> {
  const { vips, kernel, colours, effort, keep } = options;
  const samples = samplesOf(image);
  const { width, height } = samples;
  const { palette, bitDepth, rows } = guardedKernel('The palette quantiser', () => {
    const { palette, pack } = reduced(kernel, samples, colours);
    return { palette, ...pack(effort) };
  });
  const carrier = blackFile(vips, image, { ...CARRIER, keep, width: 1, height: 1 });
  return indexedPng(carrier, { width, height, palette, bitDepth, rows });
}

/**
 * Writes a picture in the colours of a palette of engine/codecs/png/palette, for a format that has palettes alone.
 * @param image 8 bits in colour
 * @param save libvips's arguments
 * @throws {ImageError} as `writeIndexed`
 */
export function writeInFewColours(
  image: VipsImage,
  { vips, kernel, colours, keep }: Omit<IndexedOptions, 'effort'>,
  { suffix, options }: VipsSave,
): Uint8Array<ArrayBuffer> {
  const samples = samplesOf(image);
  const { data } = guardedKernel('The palette quantiser', () => inFewColours(kernel, samples, colours));
  using handles = new Handles();
  const few = imageOfSamples(vips, data, samples, samples.channels, handles);
  return few.writeToBuffer(suffix, { ...options, dither: 0, keep }) as Uint8Array<ArrayBuffer>;
}

/** libvips's field for the palette of a GIF: red in the lowest byte, then green, blue and alpha. */
const PALETTE_FIELD = 'gif-palette';
const OPAQUE = 0xff000000;

/** Returns the visible colours of samples. */
function coloursIn(data: Uint8Array, channels: 3 | 4): number[] {
  const colours = new Set<number>();
  for (let at = 0; at < data.length; at += channels) {
    if (channels === 4 && data[at + 3] === 0) continue;
    colours.add((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16) | OPAQUE);
  }
  return [...colours];
}

/**
 * Writes all frames of an animation in the colours of one palette of engine/codecs/png/palette.
 * @param image frames below each other, 8 bits in colour
 * @param save libvips's arguments
 * @throws {ImageError} as `writeIndexed`
 */
export function writeSharedPalette(
  image: VipsImage,
  { vips, kernel, colours, keep }: Omit<IndexedOptions, 'effort'>,
  { suffix, options }: VipsSave,
): Uint8Array<ArrayBuffer> {
  const samples = samplesOf(image);
  const { data } = guardedKernel('The palette quantiser', () => inFewColours(kernel, samples, colours));
  using handles = new Handles();
  const few = handles.add(withSamples(vips, image, data, handles).copy());
  few.setArrayInt(PALETTE_FIELD, coloursIn(data, samples.channels));
  return few.writeToBuffer(suffix, { ...options, dither: 0, reuse: true, keep }) as Uint8Array<ArrayBuffer>;
}

/**
 * Writes a picture in the colours of a palette of engine/codecs/png/palette, for a format that holds all colours. Metadata stays.
 * @param image 8 bits in colour
 * @param save libvips's arguments for exact pixels
 * @throws {ImageError} as `writeIndexed`
 */
export function writeInPalette(
  image: VipsImage,
  { vips, kernel, colours, keep }: Omit<IndexedOptions, 'effort'>,
  { suffix, options }: VipsSave,
): Uint8Array<ArrayBuffer> {
  const { data } = guardedKernel('The palette quantiser', () => inFewerColours(kernel, samplesOf(image), colours));
  using handles = new Handles();
  const few = withSamples(vips, image, new Uint8Array(data), handles);
  return few.writeToBuffer(suffix, { ...options, keep }) as Uint8Array<ArrayBuffer>;
}
