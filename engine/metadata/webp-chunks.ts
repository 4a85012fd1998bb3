/** The offset of the first chunk, after `RIFF`, the size and `WEBP`. */
export const FIRST_WEBP_CHUNK = 12;
/** Bytes of type and length before a chunk's data. */
const CHUNK_HEADER = 8;

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

/** Number of frames of a WebP: its `ANMF` chunks, or 1 for a still. */
export function webpFrames(bytes: Uint8Array): number {
  let frames = 0;
  for (const { type } of webpChunks(bytes)) if (type === 'ANMF') frames += 1;
  return Math.max(1, frames);
}
