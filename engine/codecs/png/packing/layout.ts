/* How a PNG stores pixels. */

/** Colour types (PNG, third edition, 11.2.1). */
export const GREY = 0;
export const RGB = 2;
export const PALETTE = 3;
export const GREY_ALPHA = 4;
export const RGB_ALPHA = 6;

const CHANNELS: Readonly<Record<number, number>> = {
  [GREY]: 1,
  [RGB]: 3,
  [PALETTE]: 1,
  [GREY_ALPHA]: 2,
  [RGB_ALPHA]: 4,
};

/** Pixels as a PNG stores them. */
export interface PngSamples {
  width: number;
  height: number;
  /** Bits of a sample. */
  depth: number;
  colourType: number;
  /** Rows without filters and gaps. Samples of 16 bits have their high byte first; smaller ones than a byte begin in its high bits. */
  data: Uint8Array;
}

export type Layout = Omit<PngSamples, 'data'>;

/** Returns the samples of a pixel; an index is one. */
export const channelsOf = ({ colourType }: Pick<PngSamples, 'colourType'>): number => CHANNELS[colourType] ?? 1;

const bitsPerPixel = (layout: Layout) => layout.depth * channelsOf(layout);

/** Returns the bytes of a row. */
export const rowBytesOf = (layout: Layout): number => Math.ceil((layout.width * bitsPerPixel(layout)) / 8);

/** Returns the bytes of a pixel, 1 for less than a byte, as filters count them (9.2). */
export const pixelBytesOf = (layout: Layout): number => Math.max(1, bitsPerPixel(layout) / 8);

/** Returns the bits of an index. */
export const bitsOf = (colours: number): 1 | 2 | 4 | 8 => (colours <= 2 ? 1 : colours <= 4 ? 2 : colours <= 16 ? 4 : 8);
