import { crc32 } from '../../bytes/crc32.ts';

/** The offset of the first chunk, after the signature. */
export const FIRST_PNG_CHUNK = 8;
/** Bytes of a chunk's length, type and checksum. */
const AROUND = 12;

export interface PngChunk {
  type: string;
  /** Offsets in the file. In a truncated file the end may be beyond the file's. */
  start: number;
  data: number;
  end: number;
}

/** Iterates over the chunks of a PNG, until the remaining bytes are too few (PNG, third edition, section 5.3). */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = FIRST_PNG_CHUNK; start + AROUND <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    const end = start + AROUND + view.getUint32(start);
    yield { type, start, data: start + 8, end };
    start = end;
  }
}

/** The data of a complete chunk. */
export const pngData = (bytes: Uint8Array, { data, end }: PngChunk): Uint8Array => bytes.subarray(data, end - 4);

/** Serialises a chunk. */
export function pngChunk(type: string, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const chunk = new Uint8Array(AROUND + length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, length);
  chunk.set(new TextEncoder().encode(type), 4);
  let at = 8;
  for (const part of parts) {
    chunk.set(part, at);
    at += part.length;
  }
  view.setUint32(at, crc32(chunk.subarray(4, at)));
  return chunk;
}
