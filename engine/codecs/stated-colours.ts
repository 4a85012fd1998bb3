import type { Stated } from '../colour/stated.ts';
import type { FormatId } from '../formats/index.ts';
import { statedInBmp } from './bmp/colours.ts';
import { statedInBoxes } from './heif/colours.ts';
import { statedInJpeg } from './jpeg/colours.ts';
import { statedInPng } from './png/colours.ts';
import { statedInWebp } from './webp/colours.ts';

/** In the other formats a profile is the only statement, and the decoder returns it. */
const READERS: Readonly<Partial<Record<FormatId, (bytes: Uint8Array) => Stated | undefined>>> = {
  png: statedInPng,
  jpeg: statedInJpeg,
  webp: statedInWebp,
  avif: statedInBoxes,
  bmp: statedInBmp,
  heic: statedInBoxes,
};

/**
 * Reads what a file states about its colours, in the order of precedence of its format (docs/colour.md).
 * @returns undefined if it states nothing, and for damaged tags
 */
export function statedColours(format: FormatId, bytes: Uint8Array): Stated | undefined {
  try {
    return READERS[format]?.(bytes);
  } catch (error) {
    // Tags that are longer than their file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
