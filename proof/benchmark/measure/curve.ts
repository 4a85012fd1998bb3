import type { Job } from '../../peers/job.ts';
import type { Input } from '../../photos.ts';
import { interpolate } from '../../statistics.ts';
import { scoreFullSize } from '../quality/score.ts';
import type { Bench } from './bench.ts';
import type { Contender } from './contender.ts';

/** One quality of a sweep. */
export interface CurvePoint {
  quality: number;
  bytes: number;
  score: number;
}

/** What a library makes of a picture at one quality after the other. */
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
 * Bytes at a score: their logarithm runs nearly straight between neighbouring qualities.
 * @returns undefined for a score that the sweep does not reach
 */
export function bytesAt(points: readonly CurvePoint[], score: number): number | undefined {
  const log = interpolate(
    points.map((point) => ({ x: point.score, y: Math.log(point.bytes) })),
    score,
  );
  return log === undefined ? undefined : Math.exp(log);
}
