import { formatOf } from '../engine/formats/index.ts';
import type { Changes } from '../engine/inspect/edit/changes.ts';
import { editMetadata } from '../engine/inspect/edit/edit.ts';
import { validatedChanges } from '../engine/inspect/edit/validated.ts';
import type { Inspection } from '../engine/inspect/inspection.ts';
import { opened } from '../engine/inspect/opened.ts';
import type { Removal } from '../engine/inspect/removals.ts';
import { removeMetadata as removeFromBytes } from '../engine/inspect/remove.ts';

/* What a file reveals besides its picture, and files with less or with other metadata. It runs in the thread that calls it: a page's, a worker's or Node's. */

export { ImageError, isImageError } from '../engine/errors/errors.ts';
export type { Changes } from '../engine/inspect/edit/changes.ts';
export type {
  Credentials,
  Group,
  Hidden,
  HiddenKind,
  Inspection,
  Place,
  Source,
  Tag,
  Unknown,
} from '../engine/inspect/inspection.ts';
export type { NamedRemoval, RemovableGroup, Removal } from '../engine/inspect/removals.ts';
export { REMOVABLE_GROUPS, REMOVALS } from '../engine/inspect/removals.ts';

/** A file with other metadata, and the same picture. */
export interface Edited {
  /** With the name and the date of the original; a Blob has none. */
  file: File;
  /** What the new file reveals, read again. */
  left: Inspection;
}

/** A file with less metadata. */
export type Cleaned = Edited;

function editedFile(original: Blob, { bytes, left }: { bytes: Uint8Array<ArrayBuffer>; left: Inspection }): Edited {
  const { name, lastModified } = original instanceof File ? original : { name: '', lastModified: Date.now() };
  return { file: new File([bytes], name, { type: formatOf(left.format).mediaType, lastModified }), left };
}

/**
 * Returns what a file reveals besides its picture: every tag with its meaning, the place, hidden pictures, Content Credentials, and data
 * that is known by its size only. Damaged parts are left out, and `isPartial` is true.
 * @throws {ImageError} `unsupported`, `file-changed`
 */
export async function inspect(file: Blob): Promise<Inspection> {
  return (await opened(file)).inspection;
}

/**
 * Removes metadata without an encode: the bytes of the picture are copied. The orientation, the profile, the resolution and a gain map in a
 * standard form stay.
 * @param removal `everything`, `place`, `place-and-person`, `all-but-credits`, or groups of tags such as `['time', 'camera']`
 * @returns undefined if only an encode removes it
 * @throws {ImageError} `unsupported`, `file-changed`
 */
export async function removeMetadata(file: Blob, removal: Removal = 'everything'): Promise<Cleaned | undefined> {
  const { bytes, inspection } = await opened(file);
  const made = await removeFromBytes(bytes, inspection, removal);
  return made && editedFile(file, made);
}

/**
 * Writes metadata without an encode: the bytes of the picture are copied. Texts go into EXIF, XMP and, where the format holds it, IPTC;
 * a date or a shift changes every date of the file.
 * @param changes `author`, `copyright`, `caption`, `keywords`; `date` (`2026-11-29T10:19:54`) or `shift` in seconds; `dpi`
 * @returns undefined for a format, or a file, that cannot hold it, such as a GIF
 * @throws {ImageError} `bad-recipe` for wrong changes, `unsupported`, `file-changed`
 */
export async function edit(file: Blob, changes: Changes): Promise<Edited | undefined> {
  const valid = validatedChanges(changes);
  const { bytes, inspection } = await opened(file);
  const made = await editMetadata(bytes, inspection, valid);
  return made && editedFile(file, made);
}
