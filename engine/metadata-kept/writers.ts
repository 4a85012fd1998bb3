import { writeInHeif } from '../codecs/heif/write-carried.ts';
import { lacksInJpeg, writeInJpeg } from '../codecs/jpeg/write-carried.ts';
import { writeInJxl } from '../codecs/jxl/carried.ts';
import { writeInPng } from '../codecs/png/write-carried.ts';
import { lacksInTiff, writeInTiff } from '../codecs/tiff/carried.ts';
import { writeInWebp } from '../codecs/webp/carried.ts';
import type { FormatId } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { Carried } from '../metadata/carried.ts';

type Write = (file: Uint8Array<ArrayBuffer>, carried: Carried, size: Size) => Uint8Array<ArrayBuffer>;

const WRITERS: Readonly<Partial<Record<FormatId, Write>>> = {
  jpeg: writeInJpeg,
  png: writeInPng,
  webp: writeInWebp,
  tiff: writeInTiff,
  avif: writeInHeif,
  jxl: writeInJxl,
};

const LACKING: Readonly<Partial<Record<FormatId, (carried: Carried) => boolean>>> = {
  jpeg: lacksInJpeg,
  tiff: lacksInTiff,
};

/** Adds metadata to a file that has none. @param size of the picture */
export function written(
  file: Uint8Array<ArrayBuffer>,
  format: FormatId,
  carried: Carried,
  size: Size,
): Uint8Array<ArrayBuffer> {
  return WRITERS[format]?.(file, carried, size) ?? file;
}

/** Whether a format cannot hold all of it. */
export const isTooMuchFor = (format: FormatId, carried: Carried): boolean => LACKING[format]?.(carried) === true;
