import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { FORMATS, type FormatId, formatOf, OUTPUT_IDS, type OutputId, READABLE_IDS, splitName } from '#engine';
import { UsageError } from './exit-codes.ts';

const hasEnding = (id: FormatId, path: string) =>
  formatOf(id).extensions.includes(splitName(basename(path)).extension.toLowerCase());

/** Formats that can be written, by their names and extensions. */
export const endingOf = (id: FormatId): string => FORMATS[id].extensions[0];

/**
 * The format of the file that `--out` names; undefined if it names a folder.
 * @throws {UsageError} for a format that can only be read
 */
export function outputFileFormat(out: string): OutputId | undefined {
  if (/[\\/]$/.test(out) || statSync(out, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const written = OUTPUT_IDS.find((id) => hasEnding(id, out));
  const onlyRead = READABLE_IDS.find((id) => hasEnding(id, out));
  if (!written && onlyRead) {
    throw new UsageError(
      `--out ${out}: ${formatOf(onlyRead).label} can be read but not written. Output formats: ${OUTPUT_IDS.map(endingOf).join(', ')}`,
    );
  }
  return written;
}

/** Whether a file's name has an extension of the format. */
export const isCalledAs = (path: string, id: FormatId): boolean => hasEnding(id, path);
