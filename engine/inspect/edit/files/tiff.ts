import { blocksInFields, TIFF_FIELD } from '../../../codecs/tiff/carried.ts';
import { tiffDetails } from '../../../codecs/tiff/details.ts';
import { bytesOf } from '../../../metadata/blocks.ts';
import { ExifBlock } from '../../../metadata/exif-block.ts';
import { withDatasets } from '../../../metadata/iptc.ts';
import type { EditFiles } from './file.ts';

const [BYTE, UNDEFINED] = [1, 7];

/** @throws {RangeError} for a BigTIFF */
export const tiffFiles: EditFiles = {
  // Fields that share bytes, or are outside of the file, cannot be changed.
  read: (bytes) =>
    tiffDetails.takesEncode?.(bytes) ? undefined : { exif: bytes, ...blocksInFields(new ExifBlock(bytes)) },
  replace: (bytes, { exif = bytes, xmp, iptc }) => {
    const block = new ExifBlock(exif);
    const set = (tag: number, type: number, data: Uint8Array) => block.set([{ tag, type, count: data.length, data }]);
    if (xmp !== undefined) set(TIFF_FIELD.xmp, BYTE, bytesOf(xmp));
    if (iptc) {
      const photoshop = block.valueOf(TIFF_FIELD.photoshop);
      if (photoshop) set(TIFF_FIELD.photoshop, BYTE, withDatasets(photoshop, iptc));
      if (!photoshop || block.has(TIFF_FIELD.iptc)) set(TIFF_FIELD.iptc, UNDEFINED, iptc);
    }
    return block.bytes;
  },
  holdsIptc: true,
};
