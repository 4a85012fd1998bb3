import { concatenate } from '../bytes/concatenate.ts';

/** A small file must not fill the memory. */
const MOST_BYTES = 1 << 24;

/** Decompresses a stream; undefined for a damaged one, or if the browser has no decompressor for it. */
export async function decompressed(data: Uint8Array, method: 'brotli'): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    // Types lag behind: some browsers have Brotli.
    const stream = new DecompressionStream(method as unknown as CompressionFormat);
    const reader = new Blob([data.slice()]).stream().pipeThrough(stream).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > MOST_BYTES) return undefined;
    }
  } catch {
    return undefined;
  }
  return concatenate(parts);
}
