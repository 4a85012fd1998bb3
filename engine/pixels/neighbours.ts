/*
 * Offsets to a pixel's neighbours in a row or a column. At its ends the opposite neighbour replaces the missing one; a pixel without
 * any is its own.
 */

/** @param at the pixel's place among `length` pixels, `step` samples apart */
export const toPrevious = (at: number, length: number, step: number): number => {
  if (at > 0) return -step;
  return length > 1 ? step : 0;
};

/** As `toPrevious`. */
export const toNext = (at: number, length: number, step: number): number =>
  at < length - 1 ? step : toPrevious(at, length, step);
