import { HEAD_BYTES } from '../formats/format.ts';

/** The first bytes of a file. Empty if the file cannot be read, which the job reports later. */
export async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
