import sharp from 'sharp';
import { interpolate } from '#peers/statistics.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import type { Prepared } from '../../engine/score/score.ts';

const QUALITIES = [
  10, 20, 30, 40, 50, 56, 60, 64, 68, 72, 75, 78, 80, 82, 84, 86, 88, 90, 91, 92, 93, 94, 95, 96, 97, 98,
];
const SUBSAMPLINGS = ['4:2:0', '4:4:4'] as const;

/** A file decoded by libjpeg-turbo. */
export async function shown(pixels: Pixels, file: Uint8Array): Promise<Pixels> {
  return { ...pixels, data: new Uint8Array(await sharp(file).toColourspace('srgb').raw().toBuffer()) };
}

/**
 * Scores of libjpeg-turbo with optimal Huffman tables.
 * @returns a function from bytes to the better score of 4:2:0 and 4:4:4, interpolated between two qualities, or
 * undefined if neither is as small
 */
export async function libjpegAt(pixels: Pixels, prepared: Prepared): Promise<(bytes: number) => number | undefined> {
  const { data, width, height } = pixels;
  const curves: { x: number; y: number }[][] = [];
  for (const chromaSubsampling of SUBSAMPLINGS) {
    const curve: { x: number; y: number }[] = [];
    for (const quality of QUALITIES) {
      const file = await sharp(data, { raw: { width, height, channels: 3 } })
        .jpeg({ quality, chromaSubsampling, mozjpeg: false, optimiseCoding: true })
        .toBuffer();
      curve.push({ x: Math.log(file.length), y: prepared.score(await shown(pixels, file)) });
    }
    curves.push(curve);
  }
  return (bytes) => {
    const scores = curves.flatMap((curve) => interpolate(curve, Math.log(bytes)) ?? []);
    if (scores.length > 0) return Math.max(...scores);
    const isAbove = curves.flat().every(({ x }) => x < Math.log(bytes));
    return isAbove ? Math.max(...curves.flat().map(({ y }) => y)) : undefined;
  };
}
