import type { Job } from '#peers/job.ts';
import { interpolate } from '#peers/statistics.ts';
import type { Input } from '../../photos.ts';
import { scoreFullSize } from '../quality/score.ts';
import type { Bench } from './bench.ts';
import type { Contender } from './contender.ts';

/** The result at one quality of a sweep. */
export interface CurvePoint {
  quality: number;
  bytes: number;
  score: number;
}

/** A library's results for a picture, one per quality. */
export async function sweepQualities(
  bench: Bench,
  contender: Contender,
  { input, jobs }: { input: Input; jobs: readonly Extract<Job, { quality: number }>[] },
): Promise<CurvePoint[]> {
  const results: { quality: number; bytes: Buffer }[] = [];
  for (const job of jobs) {
    await contender.run(input, job);
    results.push({ quality: job.quality, bytes: await contender.take() });
  }
  return Promise.all(
    results.map(async ({ quality, bytes }) => ({
      quality,
      bytes: bytes.length,
      score: await scoreFullSize(bench.pool, input.bytes, bytes),
    })),
  );
}

/**
 * Interpolates the bytes at a score. Their logarithm is nearly linear between neighbouring qualities.
 * @returns undefined for a score outside the sweep
 */
export function bytesAt(points: readonly CurvePoint[], score: number): number | undefined {
  const log = interpolate(
    points.map((point) => ({ x: point.score, y: Math.log(point.bytes) })),
    score,
  );
  return log === undefined ? undefined : Math.exp(log);
}
