import { concatenate } from '../../bytes/concatenate.ts';
import { type Exif, readExif } from '../../metadata/exif.ts';
import { writeDirectories } from '../../metadata/write-exif.ts';
import { isMovable, isMovedToTiff } from './exif.ts';

const NO_EXIF: Exif = { image: [], exif: [], gps: [] };
/** IPTC datasets without a block around them (TIFF/EP, ISO 12234-2), as type `UNDEFINED`. */
const IPTC_TAG = 0x83bb;
const UNDEFINED = 7;
/** Adobe XMP Specification, part 3. */
const XMP_TAG = 700;
const BYTE = 1;

/**
 * Adds fields to a little-endian TIFF of one picture: appends a new directory that replaces the first one. libvips 8.18 writes no
 * EXIF, and a quarter of IPTC.
 */
export function withMetadataInTiff(
  bytes: Uint8Array,
  {
    exif = NO_EXIF,
    iptc,
    xmp,
  }: { exif?: Exif | undefined; iptc?: Uint8Array | undefined; xmp?: Uint8Array | undefined },
): Uint8Array<ArrayBuffer> {
  // A profile and the strip offsets may be long.
  const own = readExif(bytes, Number.POSITIVE_INFINITY)?.image ?? [];
  const about = exif.image.filter(isMovedToTiff);
  if (xmp) about.push({ tag: XMP_TAG, type: BYTE, count: xmp.length, data: xmp });
  if (iptc) about.push({ tag: IPTC_TAG, type: UNDEFINED, count: iptc.length, data: iptc });
  const image = [...own.filter(({ tag }) => !about.some((entry) => entry.tag === tag)), ...about];
  const start = bytes.length + (bytes.length % 2);
  const directories = writeDirectories({ image, exif: exif.exif.filter(isMovable), gps: exif.gps }, start);
  const file = concatenate([bytes, new Uint8Array(start - bytes.length), directories.bytes]);
  new DataView(file.buffer).setUint32(4, directories.first, true);
  return file;
}
