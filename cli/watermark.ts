import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatOfBytes, type Recipe, type Watermarks } from '#engine';
import { UsageError } from './exit-codes.ts';
import type { GivenFlag } from './flags.ts';
import { isSystemError, reasonOf } from './system-errors.ts';

/*
 * A recipe refers to a watermark by the SHA-256 of its file. A command line names the file, which is read before anything
 * else, so that a wrong path ends the command before the first picture.
 */

/**
 * Replaces the path of a watermark by its hash.
 * @throws {UsageError} for a file that cannot be read or is no picture
 */
export function withWatermark(given: readonly GivenFlag[]): { given: GivenFlag[]; watermarks: Watermarks } {
  const watermarks: Record<string, Blob> = {};
  const hashed = given.map((typed) => {
    if (typed.flag.name !== 'watermark') return typed;
    const bytes = bytesOf(typed.value);
    const hash = createHash('sha256').update(bytes).digest('hex');
    watermarks[hash] = new Blob([bytes]);
    return { ...typed, value: hash };
  });
  return { given: hashed, watermarks };
}

function bytesOf(path: string): Uint8Array<ArrayBuffer> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(readFileSync(path));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new UsageError(`--watermark ${path}: ${reasonOf(error)}`);
  }
  if (!formatOfBytes(bytes)) throw new UsageError(`--watermark ${path}: not an image, or not in a supported format`);
  return bytes;
}

/** @throws {UsageError} for a recipe whose watermark has no file */
export function checkWatermarks({ edits }: Recipe, watermarks: Watermarks): void {
  const isMissing = edits.some((edit) => edit.do === 'watermark' && !watermarks[edit.picture]);
  if (isMissing) throw new UsageError('--recipe: this has a watermark, whose file is missing. Add --watermark FILE');
}
