import { readGif } from '../codecs/gif/read-carried.ts';
import { readHeif } from '../codecs/heif/read-carried.ts';
import { readJpeg } from '../codecs/jpeg/read-carried.ts';
import { readJxl } from '../codecs/jxl/carried.ts';
import { readPng } from '../codecs/png/read-carried.ts';
import { readTiff } from '../codecs/tiff/carried.ts';
import { readWebp } from '../codecs/webp/carried.ts';
import { isImageError } from '../errors/errors.ts';
import type { FormatId } from '../formats/index.ts';
import type { Carried } from '../metadata/carried.ts';

const READERS: Readonly<Partial<Record<FormatId, (bytes: Uint8Array) => Carried | Promise<Carried>>>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
  tiff: readTiff,
  gif: readGif,
  avif: readHeif,
  heic: readHeif,
  jxl: readJxl,
};

/** Reads what a file states besides its picture. */
export async function readCarried(bytes: Uint8Array, format: FormatId): Promise<Carried> {
  try {
    return (await READERS[format]?.(bytes)) ?? {};
  } catch (error) {
    if (error instanceof RangeError || isImageError(error)) return { isPartial: true };
    throw error;
  }
}
