/** The offset of the first chunk, after `RIFF`, the size and `WEBP`. */
export const FIRST_WEBP_CHUNK = 12;
/** Bytes of type and length before a chunk's data. */
export const CHUNK_HEADER = 8;

export interface WebpChunk {
  type: string;
  /** Offsets in the file. In a truncated file the end may be beyond the file's. */
  start: number;
  end: number;
}

/** Iterates over the chunks of a WebP, until the remaining bytes are too few (RFC 9649, section 2.3). */
export function* webpChunks(bytes: Uint8Array): Generator<WebpChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = FIRST_WEBP_CHUNK; start + CHUNK_HEADER <= bytes.length; ) {
    const size = view.getUint32(start + 4, true);
    const end = start + CHUNK_HEADER + size + (size % 2);
    yield { type: String.fromCharCode(...bytes.subarray(start, start + 4)), start, end };
    start = end;
  }
}

/** A chunk with its type and length, padded to an even number of bytes. */
export function webpChunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(CHUNK_HEADER + data.length + (data.length % 2));
  bytes.set(new TextEncoder().encode(type));
  new DataView(bytes.buffer).setUint32(4, data.length, true);
  bytes.set(data, CHUNK_HEADER);
  return bytes;
}

/** Number of frames of a WebP: its `ANMF` chunks, or 1 for a still. */
export function webpFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (const { type } of webpChunks(bytes)) if (type === 'ANMF') frames += 1;
  return Math.max(1, frames);
}
