import { searchingIn } from '../codecs/searching.ts';
import type { Format } from '../formats/format.ts';
import { alongTable, fullChromaFrom, usualSizesOf } from './candidates/usual.ts';
import type { Encode, EncodeRequest, Subject } from './request.ts';

/* For tests: encoders that compute a size and encode nothing. */

/** Returns the size in bytes of a full encode. */
export type SizeOf = (request: EncodeRequest) => number;

export interface MadeUp {
  encode: Encode;
  /** All requests in order. */
  requests: EncodeRequest[];
  /** Numbers of requests so far. */
  counts(): { encodes: number; drafts: number };
}

/** All files are prefixes of this array, which saves allocations. It contains no PNG chunk. */
const blank = new Uint8Array(32 * 1024 * 1024).fill(0xff);

/** The log size of a full encode less its draft's, for formats without `overDraft`. */
const OVER_DRAFT = -0.18;

/** Creates an encoder that records its requests. Drafts are larger by the format's usual factor. */
export function madeUp(sizeOf: SizeOf): MadeUp {
  const requests: EncodeRequest[] = [];
  return {
    requests,
    counts() {
      const drafts = requests.filter(({ effort }) => effort === 'draft').length;
      return { encodes: requests.length - drafts, drafts };
    },
    encode: async (request) => {
      requests.push(request);
      const overDraft = searchingIn(request.format).overDraft ?? OVER_DRAFT;
      const size = sizeOf(request) / (request.effort === 'draft' ? Math.exp(overDraft) : 1);
      return { bytes: blank.subarray(0, Math.max(1, Math.round(size))) };
    },
  };
}

/** Returns the usual change of the log size by a tweak. */
export const usualShift = (format: Format, tweak: EncodeRequest['tweak']): number =>
  searchingIn(format).tweaks?.find((each) => each.tweak === tweak)?.usually ?? 0;

/** Sizes like a photo's in JPEG: a power of libjpeg's divisor, a power of the area, and two subsamplings at the highest qualities. */
export function smooth(atQuality50: number, { power = 0.7, head = 600 } = {}): SizeOf {
  return ({ quality, scale, chroma, format, tweak, correction }) => {
    const sizes = usualSizesOf(format)?.[chroma === 'half' ? 'half' : 'full'];
    const usual = Math.min(quality, fullChromaFrom(format));
    const divisor = usual < 50 ? 5000 / usual : Math.max(1, 200 - 2 * usual);
    const above = sizes && quality >= fullChromaFrom(format) ? 1.1 * alongTable(sizes, quality) : 0;
    const usually = tweak ? usualShift(format, tweak) + 0.01 : 0;
    const other = above + usually + 0.9 * (correction?.larger ?? 0) - 0.8 * (correction?.smaller ?? 0);
    return head + atQuality50 * (100 / divisor) ** power * scale ** 1.75 * Math.exp(other);
  };
}

/** Adds an error of up to a fraction, which depends on the settings only, as encoders' heuristics do. */
export function wobbling(sizeOf: SizeOf, fraction: number): SizeOf {
  return (request) => {
    const noise = Math.sin(request.quality * 12.9898 + request.scale * 7823.3) * 43758.5453;
    return sizeOf(request) * (1 + fraction * (2 * (noise - Math.floor(noise)) - 1));
  };
}

/** Sizes like a PNG's: exact pixels at 100, and few different sizes of palettes below. */
export function palettes(exact: number): SizeOf {
  return ({ quality, scale }) => {
    if (quality >= 100) return exact * scale ** 1.8;
    const share = [0.13, 0.19, 0.21, 0.24, 0.25, 0.28, 0.28, 0.28, 0.28, 0.28][Math.floor(quality / 10)] ?? 0.28;
    return 300 + exact * share * scale ** 1.8;
  };
}

/** Returns a subject: by default a photo in JPEG of 2 MB. */
export function subjectOf(changes: Partial<Subject> = {}): Subject {
  const size = { width: 2400, height: 1600 };
  return { format: 'jpeg', bytes: 2_000_000, ...size, alpha: false, frames: 1, mayKeep: true, ...changes };
}

/** Returns a generator of reproducible numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
