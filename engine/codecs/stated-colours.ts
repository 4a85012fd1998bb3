import { unlessTooShort } from '../bytes/unless-too-short.ts';
import type { Stated } from '../colour/stated.ts';
import type { FileWork } from './file-work.ts';

/**
 * Reads what a file states about its colours, in the order of precedence of its format (docs/colour.md).
 * @returns undefined if it states nothing, and for tags that are longer than their file
 */
export const statedColours = ({ statedColours: read }: FileWork, bytes: Uint8Array): Stated | undefined =>
  unlessTooShort(() => read?.(bytes));
