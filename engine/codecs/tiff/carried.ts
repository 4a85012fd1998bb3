import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { bytesOf, utf8, withoutHeader } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { readExif } from '../../metadata/exif.ts';
import { ExifBlock } from '../../metadata/exif-block.ts';
import { bareIptc } from '../../metadata/iptc.ts';
import { writeExif } from '../../metadata/write-exif.ts';
import { exifOfTiff } from './exif.ts';
import { withMetadataInTiff } from './write-exif.ts';

/** XMP (Adobe XMP Specification, part 3), IPTC (TIFF/EP) and Photoshop's resources, which may hold IPTC. */
export const TIFF_FIELD = { xmp: 700, iptc: 0x83bb, photoshop: 0x8649 } as const;

/** XMP and IPTC, in copies. */
export function blocksInFields(block: ExifBlock): Pick<Carried, 'xmp' | 'iptc'> {
  const value = (tag: number) => unlessTooShort(() => block.valueOf(tag)?.slice());
  const [xmp, own, photoshop] = [TIFF_FIELD.xmp, TIFF_FIELD.iptc, TIFF_FIELD.photoshop].map(value);
  const iptc = (own && bareIptc(own)) ?? (photoshop && bareIptc(photoshop));
  return { iptc, xmp: xmp && utf8(xmp).replace(/\0+$/, '') };
}

export function read(tiff: Uint8Array): Carried {
  const read = unlessTooShort(() => new ExifBlock(tiff));
  if (!read) return { isPartial: true };
  const exif = exifOfTiff(tiff);
  const isPartial = unlessTooShort(() => read.hasMakerNote()) === true;
  return {
    exif: exif && withoutHeader(writeExif(exif)),
    ...blocksInFields(read),
    isPartial,
  };
}

export function write(tiff: Uint8Array<ArrayBuffer>, { exif, xmp, iptc }: Carried): Uint8Array<ArrayBuffer> {
  const read = exif && readExif(exif, 2 * exif.length);
  return withMetadataInTiff(tiff, { exif: read, iptc, xmp: xmp === undefined ? undefined : bytesOf(xmp) });
}

/** A maker's notes refer to their place in the file. */
export const lacks = ({ exif }: Carried): boolean =>
  exif !== undefined && unlessTooShort(() => new ExifBlock(exif).hasMakerNote()) !== false;
