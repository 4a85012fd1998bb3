import type { EmbeddedMetadata } from '../../metadata/embedded.ts';
import { type Exif, type ExifEntry, readExif, TAG } from '../../metadata/exif.ts';

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
export const isMovable = ({ tag }: ExifEntry) => !LEFT_OUT.has(tag);

/** Software, host computer, document name and rating: of a picture that has EXIF, but no reason to call it metadata. */
const WITH_IT: ReadonlySet<number> = new Set([0x0131, 0x013c, 0x010d, 0x4746, 0x4749]);
export const isMovedToTiff = (entry: ExifEntry) => isAbout(entry) || WITH_IT.has(entry.tag);

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
