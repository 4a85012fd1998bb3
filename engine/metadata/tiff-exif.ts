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

/** Reads the metadata in the fields of a classic TIFF. */
export function metadataOfTiff(bytes: Uint8Array): EmbeddedMetadata {
  const all = readExif(bytes);
  if (!all) return {};
  const exif = { image: all.image.filter(isAbout), exif: all.exif.filter(isMovable), gps: all.gps };
  return exif.image.length + exif.exif.length + exif.gps.length > 0 ? { exif } : {};
}

const NO_EXIF: Exif = { image: [], exif: [], gps: [] };
/** IPTC datasets without a block around them (TIFF/EP, ISO 12234-2), as type `UNDEFINED`. */
const IPTC_TAG = 0x83bb;
const UNDEFINED = 7;

/**
 * Adds fields to a little-endian TIFF of one picture: appends a new directory that replaces the first one. libvips 8.18 writes no
 * EXIF, and a quarter of IPTC.
 */
export function withMetadataInTiff(
  bytes: Uint8Array,
  { exif = NO_EXIF, iptc }: { exif?: Exif | undefined; iptc?: Uint8Array | undefined },
): Uint8Array<ArrayBuffer> {
  // A profile and the strip offsets may be long.
  const own = readExif(bytes, Number.POSITIVE_INFINITY)?.image ?? [];
  const about = exif.image.filter(isAbout);
  if (iptc) about.push({ tag: IPTC_TAG, type: UNDEFINED, count: iptc.length, data: iptc });
  const image = [...own.filter(({ tag }) => !about.some((entry) => entry.tag === tag)), ...about];
  const start = bytes.length + (bytes.length % 2);
  const directories = writeDirectories({ image, exif: exif.exif.filter(isMovable), gps: exif.gps }, start);
  const file = concatenate([bytes, new Uint8Array(start - bytes.length), directories.bytes]);
  new DataView(file.buffer).setUint32(4, directories.first, true);
  return file;
}
