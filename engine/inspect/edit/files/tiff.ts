import { tiffDetails } from '../../../codecs/tiff/details.ts';
import { bytesOf, utf8 } from '../../../metadata/blocks.ts';
import { ExifBlock } from '../../../metadata/exif-block.ts';
import { bareIptc, withDatasets } from '../../../metadata/iptc.ts';
import type { EditFiles } from './file.ts';

/** XMP (Adobe XMP Specification, part 3), IPTC (TIFF/EP) and Photoshop's resources, which may hold IPTC. */
const FIELD = { xmp: 700, iptc: 0x83bb, photoshop: 0x8649 } as const;
const [BYTE, UNDEFINED] = [1, 7];
const PHOTOSHOP_NAME = 'Photoshop 3.0\0';

/** @throws {RangeError} for a BigTIFF */
export const tiffFiles: EditFiles = {
  read: (bytes) => {
    // Fields that share bytes, or are outside of the file.
    if (tiffDetails.takesEncode?.(bytes)) return undefined;
    const block = new ExifBlock(bytes);
    const [xmp, own, photoshop] = [FIELD.xmp, FIELD.iptc, FIELD.photoshop].map((tag) => block.valueOf(tag));
    const iptc = (own && bareIptc(own)) ?? (photoshop && bareIptc(photoshop));
    return { exif: bytes, xmp: xmp && utf8(xmp.slice()).replace(/\0+$/, ''), iptc: iptc?.slice() };
  },
  replace: (bytes, { exif = bytes, xmp, iptc }) => {
    const block = new ExifBlock(exif);
    const set = (tag: number, type: number, data: Uint8Array) =>
      block.set([{ tag, type: type, count: data.length, data }]);
    if (xmp !== undefined) set(FIELD.xmp, BYTE, bytesOf(xmp));
    if (iptc) {
      const photoshop = block.valueOf(FIELD.photoshop);
      if (photoshop) {
        set(FIELD.photoshop, BYTE, withDatasets(photoshop, iptc).subarray(PHOTOSHOP_NAME.length));
      }
      if (!photoshop || block.has(FIELD.iptc)) set(FIELD.iptc, UNDEFINED, iptc);
    }
    return block.bytes;
  },
  holdsIptc: true,
};
