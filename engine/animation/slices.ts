import type { Size } from '../geometry.ts';

/** Frames of an animation, from the first of them to the one behind the last. */
export interface Stretch {
  from: number;
  to: number;
}

/** Some frames of an animation, as a file of their own. */
export interface EncodedFrames {
  frames: Stretch;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Pixels that are worked on at once: 16 MB decoded, and as much again for each thing that is made of them. Each slice begins
 * with the last frame of the one before, so that too few frames would mean much work done twice.
 */
const SLICE_PIXELS = 4e6;
const LEAST_FRAMES = 8;
/** Each frame has buffers of its own until it is written, however small it is. */
const MOST_FRAMES = 64;

/** What is worked on at a time of so many frames: the same whoever works on it. */
export function slicesOf(frames: number, { width, height }: Size): Stretch[] {
  const most = Math.min(MOST_FRAMES, Math.max(LEAST_FRAMES, Math.floor(SLICE_PIXELS / Math.max(1, width * height))));
  const count = Math.ceil(frames / most);
  const at = (i: number) => Math.round((frames * i) / count);
  return Array.from({ length: count }, (_, i) => ({ from: at(i), to: at(i + 1) }));
}

/** What several workers do of an animation: some slices each. */
export function sharesOf(slices: readonly Stretch[], workers: number): Stretch[] {
  const count = Math.min(workers, slices.length);
  const at = (i: number) => Math.round((slices.length * i) / count);
  return Array.from({ length: count }, (_, i) => ({
    from: slices[at(i)]?.from ?? 0,
    to: slices[at(i + 1) - 1]?.to ?? 0,
  }));
}

/** What a frame lasts that says nothing of it, in milliseconds. */
const USUAL_DELAY = 100;

/** How long each frame of a stretch lasts, in milliseconds. */
export const delaysOf = ({ delays }: { delays: readonly number[] }, { from, to }: Stretch): number[] =>
  Array.from({ length: to - from }, (_, i) => delays[from + i] ?? USUAL_DELAY);
