import type { Size } from '../geometry.ts';

/** Frames of an animation, from the first of them to the one behind the last. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * Pixels that are worked on at once: 32 MB decoded, and as much again for each thing that is made of them. Each slice begins
 * with the last frame of the one before, so that too few frames would mean much work done twice.
 */
const SLICE_PIXELS = 8e6;
const LEAST_FRAMES = 8;
/** Each frame has buffers of its own until it is written, however small it is. */
const MOST_FRAMES = 64;
/** What a worker of its own is worth: a share takes decoding all that is before it, too. */
const LEAST_SHARE_PIXELS = 2e6;

/** Cuts into so many stretches of about equal length. */
function cut({ from, to }: Stretch, count: number): Stretch[] {
  const at = (i: number) => from + Math.round(((to - from) * i) / count);
  return Array.from({ length: count }, (_, i) => ({ from: at(i), to: at(i + 1) }));
}

const pixelsOf = ({ width, height }: Size) => Math.max(1, width * height);

/** What is worked on at a time of a stretch of frames. */
export function slicesOf(stretch: Stretch, frame: Size): Stretch[] {
  const most = Math.min(MOST_FRAMES, Math.max(LEAST_FRAMES, Math.floor(SLICE_PIXELS / pixelsOf(frame))));
  return cut(stretch, Math.ceil((stretch.to - stretch.from) / most));
}

/** What several workers do of an animation; one share where it is too little for two. */
export function sharesOf(frames: number, frame: Size, workers: number): Stretch[] {
  const most = Math.floor(Math.min(frames / LEAST_FRAMES, (frames * pixelsOf(frame)) / LEAST_SHARE_PIXELS));
  return cut({ from: 0, to: frames }, Math.max(1, Math.min(workers, most)));
}

/** What a frame lasts that says nothing of it, in milliseconds. */
const USUAL_DELAY = 100;

/** How long each frame of a stretch lasts, in milliseconds. */
export const delaysOf = ({ delays }: { delays: readonly number[] }, { from, to }: Stretch): number[] =>
  Array.from({ length: to - from }, (_, i) => delays[from + i] ?? USUAL_DELAY);
