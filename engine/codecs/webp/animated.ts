import { concatenate } from '../../bytes/concatenate.ts';
import { CHUNK_HEADER, webpChunk, webpChunks } from './chunks.ts';

/*
 * Animated WebP (RFC 9649, sections 2.7.1.1 and 2.7.1.2): `VP8X` with the file's features, `ANIM`, and one `ANMF` chunk per frame.
 */

/** Offsets in `ANMF`: position, size and duration as 24-bit numbers, flags, and the first byte of the frame data. */
export const ANMF = { place: 0, size: 6, duration: 12, flags: 15, pixels: 16 } as const;
/** Flags of `ANMF`: dispose to background; do not blend. */
export const DISPOSE = 1;
export const NO_BLEND = 2;
/** `VP8X`: the flags for alpha and animation, the offset and length of the canvas size, and the length of the chunk. */
export const VP8X = { alpha: 0x10, animation: 0x02, size: 4, sizeBytes: 6, bytes: 10 } as const;
const PIXELS = new Set(['ALPH', 'VP8 ', 'VP8L']);

interface Chunk {
  type: string;
  /** A copy of the chunk's data. */
  data: Uint8Array;
}

export interface ParsedWebp {
  /** Chunks before and after the frames. */
  head: Chunk[];
  tail: Chunk[];
  frames: Uint8Array[];
}

export function parseWebp(bytes: Uint8Array): ParsedWebp {
  const parsed: ParsedWebp = { head: [], tail: [], frames: [] };
  for (const { type, start, end } of webpChunks(bytes)) {
    const length = new DataView(bytes.buffer, bytes.byteOffset + start).getUint32(4, true);
    const data = bytes.slice(start + CHUNK_HEADER, Math.min(end, start + CHUNK_HEADER + length));
    if (type === 'ANMF') parsed.frames.push(data);
    else (parsed.frames.length > 0 ? parsed.tail : parsed.head).push({ type, data });
  }
  return parsed;
}

export const vp8xOf = ({ head }: ParsedWebp) => head.find(({ type }) => type === 'VP8X')?.data ?? new Uint8Array();
export const flagsOf = (parsed: ParsedWebp) => vp8xOf(parsed)[0] ?? 0;

/** Reads a 24-bit little-endian number. */
export function getUint24(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}

/** Writes consecutive 24-bit numbers. */
export function setUint24(bytes: Uint8Array, at: number, ...values: number[]): void {
  for (const [i, value] of values.entries()) bytes.set([value, value >> 8, value >> 16], at + 3 * i);
}

/**
 * Converts a still to the data of an `ANMF` chunk.
 * @param header the frame's position, size, duration and flags
 */
export function stillToFrame(still: ParsedWebp, header: Uint8Array): Uint8Array<ArrayBuffer> {
  const pixels = still.head.filter(({ type }) => PIXELS.has(type));
  return concatenate([header, ...pixels.map(({ type, data }) => webpChunk(type, data))]);
}

export function writeRiff(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const bytes = concatenate([
    new TextEncoder().encode('RIFF    WEBP'),
    ...chunks.map(({ type, data }) => webpChunk(type, data)),
  ]);
  new DataView(bytes.buffer).setUint32(4, bytes.length - CHUNK_HEADER, true);
  return bytes;
}
