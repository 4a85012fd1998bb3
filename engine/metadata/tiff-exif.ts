import { concatenate } from '../bytes.ts';
import { type Exif, type ExifEntry, readExif, TAG, writeDirectories } from './exif.ts';

/*
 * EXIF in a TIFF: its fields stand among those that describe the picture, in the first directory (CIPA DC-008, section 4.5.1).
 */

/** The fields of that directory that are about the picture and not of how it is stored. */
const ABOUT: ReadonlySet<number> = new Set([
  ...[TAG.imageDescription, TAG.make, TAG.model, TAG.dateTime, TAG.artist, TAG.copyright],
  ...[TAG.xpTitle, TAG.xpComment, TAG.xpAuthor, TAG.xpKeywords, TAG.xpSubject],
]);

const isAbout = ({ tag }: ExifEntry) => ABOUT.has(tag);
/** Makers count places in theirs from where it stood, so that it cannot be read in another place. */
const isMovable = ({ tag }: ExifEntry) => tag !== TAG.makerNote;

/** What a classic TIFF says of its picture; undefined where it says nothing. */
export function exifOfTiff(bytes: Uint8Array): Exif | undefined {
  const all = readExif(bytes);
  if (!all) return undefined;
  const exif = { image: all.image.filter(isAbout), exif: all.exif.filter(isMovable), gps: all.gps };
  return exif.image.length + exif.exif.length + exif.gps.length > 0 ? exif : undefined;
}

/** A little-endian TIFF of one picture with these fields: a new directory behind all, which takes the place of the first. */
export function withExifInTiff(bytes: Uint8Array, exif: Exif): Uint8Array<ArrayBuffer> {
  const own = readExif(bytes)?.image ?? [];
  const about = exif.image.filter(isAbout);
  const image = [...own.filter(({ tag }) => !about.some((entry) => entry.tag === tag)), ...about];
  const start = bytes.length + (bytes.length % 2);
  const directories = writeDirectories({ image, exif: exif.exif.filter(isMovable), gps: exif.gps }, start);
  const file = concatenate([bytes, new Uint8Array(start - bytes.length), directories.bytes]);
  new DataView(file.buffer).setUint32(4, directories.first, true);
  return file;
}
