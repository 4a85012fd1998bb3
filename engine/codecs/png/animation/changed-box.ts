import type { Size } from '../../../geometry/steps.ts';
import type { SampleArray } from './compose.ts';
import type { Box } from './stored.ts';

/** A frame cannot be empty: if nothing changes, one pixel is stored. */
const MINIMUM: Box = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The bounding box of all differences between two pictures of one size.
 * @param before rows from the top
 */
export function changedBox(before: SampleArray, after: SampleArray, { width, height }: Size): Box {
  const rowLength = before.length / height;
  const bands = rowLength / width;
  let [top, bottom, first, last] = [-1, -1, rowLength, -1];
  for (let y = 0; y < height; y++) {
    const from = firstDifference(before, after, y * rowLength, (y + 1) * rowLength);
    if (from < 0) continue;
    if (top < 0) top = y;
    bottom = y;
    first = Math.min(first, from - y * rowLength);
    last = Math.max(last, lastDifference(before, after, y * rowLength, (y + 1) * rowLength) - y * rowLength);
  }
  if (top < 0) return MINIMUM;
  const left = Math.floor(first / bands);
  return { left, top, width: Math.floor(last / bands) - left + 1, height: bottom - top + 1 };
}

function firstDifference(a: SampleArray, b: SampleArray, from: number, to: number): number {
  for (let i = from; i < to; i++) if (a[i] !== b[i]) return i;
  return -1;
}

function lastDifference(a: SampleArray, b: SampleArray, from: number, to: number): number {
  for (let i = to - 1; i > from; i--) if (a[i] !== b[i]) return i;
  return from;
}
