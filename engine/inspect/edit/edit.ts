import type { Inspection } from '../inspection.ts';
import type { Changes } from './changes.ts';

/**
 * Writes metadata without an encode: everything else in the file stays byte for byte.
 * @param inspection of the same file
 * @returns the new file, and what it reveals; undefined for a format, or a file, that cannot hold it
 * @throws {ImageError} `codec-unavailable`
 */
export async function editMetadata(
  _bytes: Uint8Array<ArrayBuffer>,
  _inspection: Inspection,
  _changes: Changes,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; left: Inspection } | undefined> {
  return undefined;
}
