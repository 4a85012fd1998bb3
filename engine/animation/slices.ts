import type { Size } from '../geometry/steps.ts';

/** Consecutive frames of an animation; `to` is exclusive. */
export interface FrameRange {
  from: number;
  to: number;
}

/** Consecutive frames of an animation, encoded as a separate file. */
export interface EncodedFrames {
  bytes: Uint8Array<ArrayBuffer>;
  /** Milliseconds of each frame. */
  delays: number[];
}

/**
 * Pixels per slice: 16 MB decoded, and the same again for each intermediate picture. Each slice repeats the last frame of the
 * one before, so very short slices would repeat much work.
 */
const SLICE_PIXELS = 4e6;
const MIN_FRAMES = 8;
/** Each frame has its own buffers until it is written, however small it is. */
const MAX_FRAMES = 64;

/** Divides frames into slices. The result does not depend on the number of workers. */
export function slicesOf(frames: number, { width, height }: Size): FrameRange[] {
  const most = Math.min(MAX_FRAMES, Math.max(MIN_FRAMES, Math.floor(SLICE_PIXELS / Math.max(1, width * height))));
  const count = Math.ceil(frames / most);
  const at = (i: number) => Math.round((frames * i) / count);
  return Array.from({ length: count }, (_, i) => ({ from: at(i), to: at(i + 1) }));
}

/** Divides slices among workers. */
export function sharesOf(slices: readonly FrameRange[], workers: number): FrameRange[] {
  const count = Math.min(workers, slices.length);
  const at = (i: number) => Math.round((slices.length * i) / count);
  return Array.from({ length: count }, (_, i) => ({
    from: slices[at(i)]?.from ?? 0,
    to: slices[at(i + 1) - 1]?.to ?? 0,
  }));
}

/** Milliseconds of a frame without a delay. */
const DEFAULT_DELAY = 100;

/** Milliseconds of each frame of a stretch. */
export const delaysOf = ({ delays }: { delays: readonly number[] }, { from, to }: FrameRange): number[] =>
  Array.from({ length: to - from }, (_, i) => delays[from + i] ?? DEFAULT_DELAY);
