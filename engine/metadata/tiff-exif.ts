import { concatenate } from '../bytes/concatenate.ts';
import type { EmbeddedMetadata } from './embedded.ts';
import { type Exif, type ExifEntry, readExif, TAG, writeDirectories } from './exif.ts';

/*
 * EXIF in a TIFF: its fields are in the first directory, with those that describe the pixels (CIPA DC-008, section 4.5.1).
 */

/** The fields of that directory that are metadata and do not describe the storage. */
const ABOUT: ReadonlySet<number> = new Set([
  ...[TAG.imageDescription, TAG.make, TAG.model, TAG.dateTime, TAG.artist, TAG.copyright],
  ...[TAG.xpTitle, TAG.xpComment, TAG.xpAuthor, TAG.xpKeywords, TAG.xpSubject],
]);

const isAbout = ({ tag }: ExifEntry) => ABOUT.has(tag);
/** Maker notes have offsets relative to their old position, and become unreadable elsewhere. TIFF has its own fields for the size. */
const LEFT_OUT: ReadonlySet<number> = new Set([TAG.makerNote, TAG.pixelWidth, TAG.pixelHeight]);
const isMovable = ({ tag }: ExifEntry) => !LEFT_OUT.has(tag);

/** Software, host computer, document name and rating: of a picture that has EXIF, but no reason to call it metadata. */
const WITH_IT: ReadonlySet<number> = new Set([0x0131, 0x013c, 0x010d, 0x4746, 0x4749]);
const isMovedToTiff = (entry: ExifEntry) => isAbout(entry) || WITH_IT.has(entry.tag);

/** Reads the metadata in the fields of a classic TIFF. */
export const metadataOfTiff = (bytes: Uint8Array): EmbeddedMetadata => fieldsOf(bytes, isAbout);

/** Reads all fields that another format can have as EXIF. */
export const exifOfTiff = (bytes: Uint8Array): Exif | undefined => fieldsOf(bytes, isMovedToTiff).exif;

function fieldsOf(bytes: Uint8Array, isWanted: (entry: ExifEntry) => boolean): EmbeddedMetadata {
  const all = readExif(bytes);
  if (!all) return {};
  const exif = { image: all.image.filter(isWanted), exif: all.exif.filter(isMovable), gps: all.gps };
  return exif.image.length + exif.exif.length + exif.gps.length > 0 ? { exif } : {};
}

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
