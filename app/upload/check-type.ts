import { loadEngine } from '#app/engine/load-engine.ts';
import { claimsToBeAccepted } from './accepted-types.ts';

/** Enough of a file to tell its format. */
const HEAD_BYTES = 4096;

/**
 * For the drop zone: lets in what is named like an image, and what is an image under any other name.
 * @returns null for a file that may come in
 */
export function checkType(file: File): null | Promise<null | { code: string; message: string }> {
  return claimsToBeAccepted(file) ? null : checkBytes(file);
}

async function checkBytes(file: File) {
  const invalid = { code: 'file-invalid-type', message: '' };
  try {
    const { door } = await loadEngine();
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const known = door.formatOfBytes(head);
    return known && door.READABLE_IDS.includes(known.id) ? null : invalid;
  } catch {
    // Nobody is here to judge the bytes, so the name counts.
    return invalid;
  }
}
