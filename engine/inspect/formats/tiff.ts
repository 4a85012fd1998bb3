import { NEEDED, tiffDetails } from '../../codecs/tiff/details.ts';
import { addProfile, addTrailer, attempt, BLOCKS_IN_FIELDS } from '../blocks.ts';
import { type ReadBlock, readExifTags } from '../exif-tags.ts';
import type { ReadFile } from '../inspection.ts';

/** With a profile (ICC.1, annex B.3). */
const BLOCKS: Readonly<Record<number, ReadBlock>> = { ...BLOCKS_IN_FIELDS, 34675: addProfile };

/** A TIFF, or a camera's file that is one: its fields are EXIF's. */
export const readTiff: ReadFile = (bytes, found) => {
  readExifTags(bytes, found, { isFile: true, needed: NEEDED, blocks: BLOCKS });
  attempt(found, 'TIFF', 0, () => {
    for (const { name, kind, start, end } of tiffDetails.parts(bytes)) {
      if (name === 'trailer' && kind) addTrailer(found, bytes.subarray(start, end));
    }
  });
};
