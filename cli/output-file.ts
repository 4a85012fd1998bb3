import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { FORMATS, type FormatId, formatOf, READABLE_IDS, splitName, WRITABLE_IDS, type WritableId } from '#engine';
import { UsageError } from './exit-codes.ts';

const hasEnding = (id: FormatId, path: string) =>
  formatOf(id).extensions.includes(splitName(basename(path)).extension.toLowerCase());

/** What the formats that are written are called in names and flags. */
export const endingOf = (id: FormatId): string => FORMATS[id].extensions[0];

/**
 * The format of the one file that `--out` names; nothing where it names a folder.
 * @throws {UsageError} for a format that is only read
 */
export function outputFileFormat(out: string): WritableId | undefined {
  if (/[\\/]$/.test(out) || statSync(out, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const written = WRITABLE_IDS.find((id) => hasEnding(id, out));
  const onlyRead = READABLE_IDS.find((id) => hasEnding(id, out));
  if (!written && onlyRead) {
    throw new UsageError(
      `--out ${out}: ${formatOf(onlyRead).label} can be read but not written. Output formats: ${WRITABLE_IDS.map(endingOf).join(', ')}`,
    );
  }
  return written;
}

/** Whether a file is called as files of the format are. */
export const isCalledAs = (path: string, id: FormatId): boolean => hasEnding(id, path);
