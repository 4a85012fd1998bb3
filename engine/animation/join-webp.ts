import { concatenate } from '../bytes.ts';
import { webpChunks } from '../metadata/webp-chunks.ts';

/*
 * Animated WebP (RFC 9649, sections 2.7.1.1 and 2.7.1.2): `VP8X` with what the file has, `ANIM`, and a chunk for each frame.
 */

const CHUNK_HEADER = 8;
/** Of a frame's data: where its size and its duration, of three bytes each, and its flags stand, and where its pixels begin. */
const FRAME = { size: 6, duration: 12, flags: 15, pixels: 16 } as const;
const CLEARS = 1;
const IN_PLACE = 2;
/** Of `VP8X`: some pixel is transparent; where the size of the whole stands, and the bytes that it takes. */
const WHOLE = { alpha: 0x10, size: 4, sizeBytes: 6 } as const;
const PIXELS = new Set(['ALPH', 'VP8 ', 'VP8L']);

interface Chunk {
  type: string;
  /** A copy. */
  data: Uint8Array;
}

interface Parsed {
  /** What stands before the frames, and behind them. */
  before: Chunk[];
  behind: Chunk[];
  frames: Uint8Array[];
}

function parse(bytes: Uint8Array): Parsed {
  const parsed: Parsed = { before: [], behind: [], frames: [] };
  for (const { type, start, end } of webpChunks(bytes)) {
    const length = new DataView(bytes.buffer, bytes.byteOffset + start).getUint32(4, true);
    const data = bytes.slice(start + CHUNK_HEADER, Math.min(end, start + CHUNK_HEADER + length));
    if (type === 'ANMF') parsed.frames.push(data);
    else (parsed.frames.length > 0 ? parsed.behind : parsed.before).push({ type, data });
  }
  return parsed;
}

function durationOf(frame: Uint8Array): number {
  const [low = 0, middle = 0, high = 0] = frame.subarray(FRAME.duration);
  return low | (middle << 8) | (high << 16);
}

function setDuration(frame: Uint8Array, duration: number): void {
  frame.set([duration, duration >> 8, duration >> 16], FRAME.duration);
}

const wholeOf = ({ before }: Parsed) => before.find(({ type }) => type === 'VP8X')?.data ?? new Uint8Array();
const flagsOf = (parsed: Parsed) => wholeOf(parsed)[0] ?? 0;

/** A still, which is what libwebp makes of equal frames, as a frame of an animation. */
function frameOfStill({ before }: Parsed, model: Parsed, duration: number): Uint8Array {
  const head = new Uint8Array(FRAME.pixels);
  head.set(wholeOf(model).subarray(WHOLE.size, WHOLE.size + WHOLE.sizeBytes), FRAME.size);
  head[FRAME.flags] = IN_PLACE;
  setDuration(head, duration);
  return concatenate([head, ...before.filter(({ type }) => PIXELS.has(type)).map(written)]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * One animated WebP of several, each of which begins with the last frame of the one before. libwebp makes one frame of equal
 * ones, so that the frame which is there twice may stand for its neighbours as well.
 * @param delays of each part how long its frames last, in milliseconds
 */
export function joinWebps(
  parts: readonly Uint8Array<ArrayBuffer>[],
  delays: readonly number[][],
): Uint8Array<ArrayBuffer> {
  const parsed = parts.map(parse);
  const model = parsed.find((part) => part.frames.length > 0);
  if (!model) {
    if (!parts[0]) throw new TypeError('Expected parts');
    return parts[0];
  }
  const [first = [], ...rest] = parsed.map((part, i) =>
    part.frames.length > 0 ? part.frames : [frameOfStill(part, model, sum(delays[i] ?? []))],
  );
  const frames = [...first];
  for (const [i, [again, ...others]] of rest.entries()) {
    const before = frames.at(-1);
    if (!again || !before) throw new TypeError('Expected frames');
    const lasts = delays[i + 1]?.[0] ?? 0;
    if (((again[FRAME.flags] ?? 0) & CLEARS) === 0) {
      before[FRAME.flags] = (before[FRAME.flags] ?? 0) & ~CLEARS;
      setDuration(before, durationOf(before) + durationOf(again) - lasts);
    } else {
      // The whole of it is cleared before the next frame: so it has to be there as a whole.
      again[FRAME.flags] = (again[FRAME.flags] ?? 0) | IN_PLACE;
      if (durationOf(before) <= lasts) frames.pop();
      else setDuration(before, durationOf(before) - lasts);
      frames.push(again);
    }
    frames.push(...others);
  }
  const alpha = parsed.reduce((all, part) => all | (flagsOf(part) & WHOLE.alpha), 0);
  wholeOf(model)[0] = flagsOf(model) | alpha;
  return riff([...model.before, ...frames.map((data) => ({ type: 'ANMF', data })), ...model.behind]);
}

function written({ type, data }: Chunk): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(CHUNK_HEADER + data.length + (data.length % 2));
  bytes.set(new TextEncoder().encode(type));
  new DataView(bytes.buffer).setUint32(4, data.length, true);
  bytes.set(data, CHUNK_HEADER);
  return bytes;
}

function riff(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer> {
  const bytes = concatenate([new TextEncoder().encode('RIFF    WEBP'), ...chunks.map(written)]);
  new DataView(bytes.buffer).setUint32(4, bytes.length - CHUNK_HEADER, true);
  return bytes;
}
