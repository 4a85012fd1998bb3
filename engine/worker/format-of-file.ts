import { type Format, HEAD_BYTES } from '../formats/format.ts';
import { formatOfBytes } from '../formats/index.ts';

/** What a file is, by its first bytes; nothing where it is no picture or cannot be read, of which a job tells. */
export async function formatOfFile(file: Blob): Promise<Format | undefined> {
  try {
    return formatOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    return undefined;
  }
}
