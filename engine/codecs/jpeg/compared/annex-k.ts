import { ZIGZAG } from '../encoder/tables.ts';

/** The quantisation tables of T.81, K.1, for luma and for chroma: 64 steps each, in rows of u. */
const LUMA = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51,
  87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
  72, 92, 95, 98, 112, 100, 103, 99,
] as const;
const CHROMA = [
  [17, 18, 24, 47],
  [18, 21, 26, 66],
  [24, 26, 56],
  [47, 66],
].reduce((steps, row, v) => {
  for (const [u, step] of row.entries()) steps[8 * v + u] = step;
  return steps;
}, new Array<number>(64).fill(99));

/**
 * Returns the tables of Y, Cb and Cr that libjpeg has at a quality: annex K's, scaled as by its jpeg_quality_scaling.
 * @param quality an integer from 1 to 100
 * @returns 64 steps each from 1 to 255, in zigzag order
 */
export function annexK(quality: number): Uint8Array[] {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  const scaled = (steps: readonly number[]) =>
    Uint8Array.from(ZIGZAG, (n) => Math.max(1, Math.min(255, Math.floor(((steps[n] ?? 0) * percent + 50) / 100))));
  const [luma, chroma] = [scaled(LUMA), scaled(CHROMA)];
  return [luma, chroma, chroma];
}
