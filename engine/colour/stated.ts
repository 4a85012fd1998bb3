import type { FormatId } from '../formats/format.ts';
import { statedInBmp } from './bmp.ts';
import { statedInBoxes } from './boxes.ts';
import { statedInJpeg } from './jpeg.ts';
import { statedInPng } from './png.ts';
import type { Space } from './space.ts';
import { statedInWebp } from './webp.ts';

/** What decides about a file's colours. */
export type Stated =
  /** An embedded ICC profile, of which a reader may leave the bytes to the decoder. */
  | { by: 'profile'; icc?: Uint8Array<ArrayBuffer> | undefined }
  /** Tags without a profile; `inMetadata` if they are part of EXIF. */
  | { by: 'tags'; space: Space; inMetadata?: true };

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
