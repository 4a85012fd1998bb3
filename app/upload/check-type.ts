import { loadEngine } from '#app/engine/load-engine.ts';
import { claimsToBeAccepted } from './accepted-types.ts';

/** Enough bytes of a file to detect its format. */
const HEAD_BYTES = 64 * 1024;

/**
 * For the upload area: accepts files that are named like an image, and images with any other name.
 * @returns null for an accepted file
 */
export function checkType(file: File): null | Promise<null | { code: string; message: string }> {
  return claimsToBeAccepted(file) ? null : checkBytes(file);
}

async function checkBytes(file: File) {
  const invalid = { code: 'file-invalid-type', message: '' };
  try {
    const { api } = await loadEngine();
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const known = api.formatOfBytes(head);
    return known && api.READABLE_IDS.includes(known.id) ? null : invalid;
  } catch {
    // Without the engine nothing can examine the bytes, so the name counts.
    return invalid;
  }
}
