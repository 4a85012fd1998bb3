import type { Size } from '#engine';

/**
 * Morphological closing of a grey plane by a square of `2 radius + 1` pixels: what is darker than its surroundings and narrower than the
 * square gets their level, and wider regions keep their edges. Pixels beyond the plane do not count.
 * @param plane a sample per pixel
 */
export function closing(plane: Uint8Array, size: Size, radius: number): Uint8Array {
  return inverted(dilation(inverted(dilation(plane, size, radius)), size, radius));
}

const inverted = (plane: Uint8Array) => plane.map((value) => 255 - value);

/**
 * The brightest value of each pixel's square, in constant time per pixel: M. van Herk, "A fast algorithm for local minimum and maximum
 * filters", Pattern Recognition Letters 13 (1992).
 */
export function dilation(plane: Uint8Array, { width, height }: Size, radius: number): Uint8Array {
  const result = new Uint8Array(plane.length);
  const brightest = lineFilter(Math.max(width, height), radius);
  for (let y = 0; y < height; y++) brightest(plane, result, { start: y * width, step: 1, count: width });
  for (let x = 0; x < width; x++) brightest(result, result, { start: x, step: width, count: height });
  return result;
}

/** Returns a function for single rows or columns, which share its memory. */
function lineFilter(longest: number, radius: number) {
  const window = 2 * radius + 1;
  const forward = new Uint8Array(Math.ceil((longest + 2 * radius) / window) * window);
  const backward = new Uint8Array(forward.length);
  return (from: Uint8Array, to: Uint8Array, { start, step, count }: { start: number; step: number; count: number }) => {
    forward.fill(0);
    for (let i = 0, at = start; i < count; i++, at += step) forward[radius + i] = from[at] ?? 0;
    backward.set(forward);
    // The brightest value since the begin of a block of the window's length, and until its end.
    for (let block = 0; block < forward.length; block += window) {
      spreadBrightest(forward, block, 1, window);
      spreadBrightest(backward, block + window - 1, -1, window);
    }
    for (let i = 0, at = start; i < count; i++, at += step) {
      const [before, after] = [backward[i] ?? 0, forward[i + window - 1] ?? 0];
      to[at] = before > after ? before : after;
    }
  };
}

/** Replaces each value by the brightest one since the first. */
function spreadBrightest(line: Uint8Array, first: number, step: 1 | -1, count: number): void {
  let most = 0;
  for (let i = 0, at = first; i < count; i++, at += step) {
    const value = line[at] ?? 0;
    if (value > most) most = value;
    line[at] = most;
  }
}
