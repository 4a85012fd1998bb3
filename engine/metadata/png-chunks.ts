/** Where the first chunk begins, behind the signature. */
export const FIRST_PNG_CHUNK = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND = 12;

export interface PngChunk {
  type: string;
  /** Offsets in the file; the end may lie beyond it where the file breaks off. */
  start: number;
  data: number;
  end: number;
}

/** The chunks of a PNG in their order, as long as there is room for one (PNG, third edition, section 5.3). */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let start = FIRST_PNG_CHUNK; start + AROUND <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    const end = start + AROUND + view.getUint32(start);
    yield { type, start, data: start + 8, end };
    start = end;
  }
}
