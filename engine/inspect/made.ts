import { fetchPart } from '../errors/fetch-part.ts';
import { hasChanges } from './has-changes.ts';
import type { Inspection, Tag } from './inspection.ts';
import type { Opened } from './opened.ts';
import { removeMetadata } from './remove.ts';
import type { NotMade, Wanted } from './requests.ts';

export interface MadeFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** What the new file reveals, read again. */
  left: Inspection;
  isWritten: boolean;
  /** How many of the tags that the picture does not need were written. */
  written: number;
}

const keyOf = ({ source, directory, id, raw }: Tag) => [source, directory, id, raw].join('\0');

/** How many tags are not among the earlier ones. */
function newIn(tags: readonly Tag[], earlier: readonly Tag[]): number {
  const known = new Set(earlier.map(keyOf));
  return tags.filter((tag) => !tag.isNeeded && !known.has(keyOf(tag))).length;
}

/**
 * Removes and then writes metadata, without an encode.
 * @throws {ImageError} `codec-unavailable`
 */
export async function made({ bytes, inspection }: Opened, { removal, changes }: Wanted): Promise<MadeFile | NotMade> {
  const rest = removal === undefined ? { bytes, left: inspection } : await removeMetadata(bytes, inspection, removal);
  if (!rest) return 'takes-encode';
  if (!hasChanges(changes)) return { ...rest, isWritten: false, written: 0 };
  const { editMetadata } = await fetchPart(() => import('./edit/edit.ts'));
  const edited = await editMetadata(rest.bytes, rest.left, changes);
  if (!edited) return 'cannot-write';
  return { ...edited, isWritten: true, written: newIn(edited.left.tags, rest.left.tags) };
}
