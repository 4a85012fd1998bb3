import { HEAD_BYTES } from '../formats/format.ts';

/** The first bytes of a file; none where it cannot be read, of which a job tells. */
export async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
