import { NEEDED, tiffDetails } from '../../codecs/tiff/details.ts';
import { utf8 } from '../../metadata/blocks.ts';
import { addIptc, addPhotoshop, addProfile, addTrailer, addXmp, attempt } from '../blocks.ts';
import { type ReadBlock, readExifTags } from '../exif-tags.ts';
import type { ReadFile } from '../inspection.ts';

/** Fields whose values are blocks of other standards (Adobe XMP Specification, part 3; TIFF/EP; ICC.1, annex B.3). */
const BLOCKS: Readonly<Record<number, ReadBlock>> = {
  700: (value, found) => addXmp(utf8(value.slice()).replace(/\0+$/, ''), found),
  33723: addIptc,
  34377: addPhotoshop,
  34675: addProfile,
};

/** A TIFF, or a camera's file that is one: its fields are EXIF's. */
export const readTiff: ReadFile = (bytes, found) => {
  readExifTags(bytes, found, { isFile: true, needed: NEEDED, blocks: BLOCKS });
  attempt(found, 'TIFF', 0, () => {
    for (const { name, kind, start, end } of tiffDetails.parts(bytes)) {
      if (name === 'trailer' && kind) addTrailer(found, bytes.subarray(start, end));
    }
  });
};
