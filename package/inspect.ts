import { formatOf } from '../engine/formats/index.ts';
import type { Inspection } from '../engine/inspect/inspection.ts';
import { opened } from '../engine/inspect/opened.ts';
import type { Removal } from '../engine/inspect/removals.ts';
import { removeMetadata as removeFromBytes } from '../engine/inspect/remove.ts';

/* What a file reveals besides its picture, and files with less. It runs in the thread that calls it: a page's, a worker's or Node's. */

export { ImageError, isImageError } from '../engine/errors/errors.ts';
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

/** A file with less metadata. */
export interface Cleaned {
  /** With the name and the date of the original; a Blob has none. */
  file: File;
  /** What the new file reveals, read again. */
  left: Inspection;
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
  if (!made) return undefined;
  const { name, lastModified } = file instanceof File ? file : { name: '', lastModified: Date.now() };
  const { mediaType } = formatOf(made.left.format);
  return { file: new File([made.bytes], name, { type: mediaType, lastModified }), left: made.left };
}
