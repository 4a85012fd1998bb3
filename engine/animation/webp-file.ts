import { concatenate } from '../bytes.ts';
import { CHUNK_HEADER, webpChunk, webpChunks } from '../metadata/webp-chunks.ts';

/*
 * Animated WebP (RFC 9649, sections 2.7.1.1 and 2.7.1.2): `VP8X` with what the file has, `ANIM`, and a chunk for each frame.
 */

/** Of a frame's data: where its place, size and duration, of three bytes a number, and its flags stand, and where its pixels begin. */
export const FRAME = { place: 0, size: 6, duration: 12, flags: 15, pixels: 16 } as const;
/** Of its flags: it is cleared before the next frame comes; it is put there as it is, instead of laid over what is there. */
export const CLEARS = 1;
export const IN_PLACE = 2;
/** Of `VP8X`: some pixel is transparent, there are frames; where the size of the whole stands, and the bytes it and the chunk take. */
export const WHOLE = { alpha: 0x10, moves: 0x02, size: 4, sizeBytes: 6, bytes: 10 } as const;
const PIXELS = new Set(['ALPH', 'VP8 ', 'VP8L']);

interface Chunk {
  type: string;
  /** A copy. */
  data: Uint8Array;
}

export interface ParsedWebp {
  /** What stands before the frames, and behind them. */
  before: Chunk[];
  behind: Chunk[];
  frames: Uint8Array[];
}

export function parseWebp(bytes: Uint8Array): ParsedWebp {
  const parsed: ParsedWebp = { before: [], behind: [], frames: [] };
  for (const { type, start, end } of webpChunks(bytes)) {
    const length = new DataView(bytes.buffer, bytes.byteOffset + start).getUint32(4, true);
    const data = bytes.slice(start + CHUNK_HEADER, Math.min(end, start + CHUNK_HEADER + length));
    if (type === 'ANMF') parsed.frames.push(data);
    else (parsed.frames.length > 0 ? parsed.behind : parsed.before).push({ type, data });
  }
  return parsed;
}

export const wholeOf = ({ before }: ParsedWebp) => before.find(({ type }) => type === 'VP8X')?.data ?? new Uint8Array();
export const flagsOf = (parsed: ParsedWebp) => wholeOf(parsed)[0] ?? 0;

/** WebP's numbers of three bytes, the low one first. */
export function threeBytes(bytes: Uint8Array, at: number): number {
  const [low = 0, middle = 0, high = 0] = bytes.subarray(at);
  return low | (middle << 8) | (high << 16);
}

/** Writes such numbers one behind the other. */
export function setThreeBytes(bytes: Uint8Array, at: number, ...values: number[]): void {
  for (const [i, value] of values.entries()) bytes.set([value, value >> 8, value >> 16], at + 3 * i);
}

/**
 * A still as a frame of an animation.
 * @param head where it stands, its size, how long it lasts and how it leaves: what comes before a frame's pixels
 */
export function frameOfStill({ before }: ParsedWebp, head: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatenate([
    head,
    ...before.filter(({ type }) => PIXELS.has(type)).map(({ type, data }) => webpChunk(type, data)),
  ]);
}

export function riff(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const bytes = concatenate([
    new TextEncoder().encode('RIFF    WEBP'),
    ...chunks.map(({ type, data }) => webpChunk(type, data)),
  ]);
  new DataView(bytes.buffer).setUint32(4, bytes.length - CHUNK_HEADER, true);
  return bytes;
}
