import { bitsOf, channelsOf, GREY, GREY_ALPHA, PALETTE, type PngSamples, RGB, RGB_ALPHA } from './layout.ts';
import { type Palette, paletteOrder } from './palette-order.ts';

/* Simpler layouts for the same pixels. */

const MOST_COLOURS = 256;

export interface Reduced extends PngSamples {
  palette?: Palette;
}

/** Returns the samples that are left of each pixel. @param kept their bytes in a pixel of `from` bytes */
function picked(data: Uint8Array, from: number, kept: readonly number[]): Uint8Array {
  const made = new Uint8Array((data.length / from) * kept.length);
  for (let at = 0, to = 0; at < data.length; at += from) for (const byte of kept) made[to++] = data[at + byte] ?? 0;
  return made;
}

/** Returns whether two bytes of all pixels are equal. */
function areEqual(data: Uint8Array, pixel: number, one: number, other: number): boolean {
  for (let at = 0; at < data.length; at += pixel) if (data[at + one] !== data[at + other]) return false;
  return true;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

/** Drops the low bytes of samples of 16 bits if they repeat the high ones. */
function inEightBits(samples: PngSamples): PngSamples {
  const { data, depth } = samples;
  return depth === 16 && areEqual(data, 2, 0, 1) ? { ...samples, depth: 8, data: picked(data, 2, [0]) } : samples;
}

/** Drops alpha if all pixels are opaque. */
function withoutAlpha(samples: PngSamples): PngSamples {
  const { data, colourType, depth } = samples;
  if (colourType !== GREY_ALPHA && colourType !== RGB_ALPHA) return samples;
  const pixel = (channelsOf(samples) * depth) / 8;
  const alpha = pixel - depth / 8;
  for (let at = 0; at < data.length; at += pixel) {
    for (let byte = alpha; byte < pixel; byte++) if (data[at + byte] !== 255) return samples;
  }
  return { ...samples, colourType: colourType === RGB_ALPHA ? RGB : GREY, data: picked(data, pixel, range(0, alpha)) };
}

/** Stores one sample instead of three equal ones. */
function asGrey(samples: PngSamples): PngSamples {
  const { data, colourType, depth } = samples;
  if (colourType !== RGB && colourType !== RGB_ALPHA) return samples;
  const size = depth / 8;
  const pixel = channelsOf(samples) * size;
  const isGrey = range(0, size).every(
    (byte) => areEqual(data, pixel, byte, byte + size) && areEqual(data, pixel, byte, byte + 2 * size),
  );
  if (!isGrey) return samples;
  const kept = [...range(0, size), ...range(3 * size, pixel)];
  return { ...samples, colourType: colourType === RGB_ALPHA ? GREY_ALPHA : GREY, data: picked(data, pixel, kept) };
}

function colourAt(data: Uint8Array, at: number, channels: number): number {
  const first = data[at] ?? 0;
  const [green, blue] = channels < 3 ? [first, first] : [data[at + 1] ?? 0, data[at + 2] ?? 0];
  const alpha = channels % 2 === 0 ? (data[at + channels - 1] ?? 0) : 255;
  return (first | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;
}

/** Returns the picture in a palette of its colours, or undefined if there are too many. */
function inPalette(samples: PngSamples): Reduced | undefined {
  const { data, width, height } = samples;
  const channels = channelsOf(samples);
  const found = new Map<number, number>();
  const order = new Uint8Array(width * height);
  let [before, entry] = [-1, 0];
  for (let i = 0; i < order.length; i++) {
    const colour = colourAt(data, i * channels, channels);
    if (colour !== before) {
      const known = found.get(colour);
      if (known === undefined && found.size === MOST_COLOURS) return undefined;
      entry = known ?? found.size;
      if (known === undefined) found.set(colour, entry);
      before = colour;
    }
    order[i] = entry;
  }
  const palette = paletteOrder([...found.keys()], order, { width, height });
  const indexOf = new Map(Array.from(palette, (colour, i) => [colour, i]));
  const table = Uint8Array.from(found.keys(), (colour) => indexOf.get(colour) ?? 0);
  const depth = bitsOf(palette.length);
  const packed = inDepth(
    order.map((entry) => table[entry] ?? 0),
    { width, height, depth },
  );
  return { width, height, depth, colourType: PALETTE, data: packed, palette };
}

/** Packs values below 2^depth, the leftmost into the high bits (7.2). */
function inDepth(
  values: Uint8Array,
  { width, height, depth }: Pick<PngSamples, 'width' | 'height' | 'depth'>,
): Uint8Array {
  if (depth === 8) return values;
  const perByte = 8 / depth;
  const row = Math.ceil(width / perByte);
  const packed = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * row + Math.floor(x / perByte);
      packed[at] = (packed[at] ?? 0) | ((values[y * width + x] ?? 0) << (8 - depth * ((x % perByte) + 1)));
    }
  }
  return packed;
}

/** Returns greys in fewer bits if all of them are levels of fewer bits. */
function inFewerBits(samples: PngSamples): PngSamples {
  for (const depth of [1, 2, 4]) {
    const step = 255 / (2 ** depth - 1);
    if (!samples.data.every((value) => value % step === 0)) continue;
    return {
      ...samples,
      depth,
      data: inDepth(
        samples.data.map((value) => value / step),
        { ...samples, depth },
      ),
    };
  }
  return samples;
}

/**
 * Returns layouts for the same pixels, of which one is likely to compress best.
 * @param hasProfile whether an ICC profile describes the samples: it is of grey or of colour, and a palette is in colour (11.3.2.3)
 */
export function layoutsOf(samples: PngSamples, hasProfile: boolean): Reduced[] {
  if (samples.colourType === PALETTE || samples.depth < 8) return [samples];
  const plain = withoutAlpha(inEightBits(samples));
  const simplest = hasProfile ? plain : asGrey(plain);
  if (simplest.depth === 16) return [simplest];
  const isGrey = simplest.colourType === GREY;
  const palette = hasProfile && channelsOf(simplest) < 3 ? undefined : inPalette(simplest);
  const direct = isGrey ? inFewerBits(simplest) : simplest;
  // A palette of greys takes as many bits as levels and its own bytes, unless fewer greys occur than there are levels.
  const isOfUse = palette && (!isGrey || palette.depth < direct.depth);
  return isOfUse ? [palette, direct] : [direct];
}
