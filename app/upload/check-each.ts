import { loadEngine } from '#app/engine/load-engine.ts';
import { claimsToBeAccepted } from './accepted-types.ts';
import { type Arrived, INVALID_TYPE, TOO_LARGE } from './intake.ts';
import type { Rejection } from './turned-away.ts';

/** Enough bytes of a file to detect its format. */
const HEAD_BYTES = 64 * 1024;

const BYTES_PER_MB = 1024 * 1024;

/** Checks each file by itself: its size and its type. */
export async function checkEach(files: readonly File[], maxSizeMb: number): Promise<Arrived> {
  const checked = files.map(async (file): Promise<Rejection> => {
    const isTooLarge = file.size > maxSizeMb * BYTES_PER_MB;
    const isImage = claimsToBeAccepted(file) || (await hasImageBytes(file));
    return { file, errors: [...(isTooLarge ? [TOO_LARGE] : []), ...(isImage ? [] : [INVALID_TYPE])] };
  });
  const all = await Promise.all(checked);
  return {
    valid: all.filter(({ errors }) => errors.length === 0).map(({ file }) => file),
    invalid: all.filter(({ errors }) => errors.length > 0),
  };
}

/** Files that are not named like an image may still be one. */
async function hasImageBytes(file: File): Promise<boolean> {
  try {
    const { api } = await loadEngine();
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const known = api.formatOfBytes(head);
    return known !== undefined && api.READABLE_IDS.includes(known.id);
  } catch {
    // Without the engine nothing can examine the bytes, so the name counts.
    return false;
  }
}
