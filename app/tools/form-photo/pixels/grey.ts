import type { Rgba } from './rgba.ts';

/** Bytes before the samples of a TIFF: its header, and a directory of eleven entries. */
const ENTRIES = 11;
const DIRECTORY = 8;
const SAMPLES = DIRECTORY + 2 + 12 * ENTRIES + 4;
const [SHORT, LONG] = [3, 4];

/**
 * Returns an opaque picture with equal channels: its luma on white, as `grayscale()` of CSS computes it (Filter Effects Module
 * Level 1, section 12.4), so that a page shows the same pixels.
 */
export function grey({ data, width, height }: Rgba): Rgba {
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const luma = 0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0);
    result[i] = 255 + ((luma - 255) * (data[i + 3] ?? 0)) / 255;
    result[i + 1] = result[i + 2] = result[i] ?? 0;
    result[i + 3] = 255;
  }
  return { data: result, width, height };
}

/**
 * Returns the first channel as a TIFF of one uncompressed channel (TIFF 6.0, section 4). A canvas writes three channels, of which the
 * engine makes a file with colours that are all grey.
 */
export function greyTiff({ data, width, height }: Rgba): Uint8Array<ArrayBuffer> {
  const tiff = new Uint8Array(SAMPLES + width * height);
  const view = new DataView(tiff.buffer);
  view.setUint32(0, 0x49_49_2a_00);
  view.setUint32(4, DIRECTORY, true);
  view.setUint16(DIRECTORY, ENTRIES, true);
  const entries: readonly [tag: number, type: number, value: number][] = [
    [254, LONG, 0],
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 8],
    [259, SHORT, 1],
    // Black is 0.
    [262, SHORT, 1],
    [273, LONG, SAMPLES],
    [274, SHORT, 1],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, width * height],
  ];
  for (const [i, [tag, type, value]] of entries.entries()) {
    const at = DIRECTORY + 2 + 12 * i;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, 1, true);
    view.setUint32(at + 8, value, true);
  }
  for (let i = 0; i < width * height; i++) tiff[SAMPLES + i] = data[4 * i] ?? 0;
  return tiff;
}
