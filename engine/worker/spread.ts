import { type EncodedFrames, sharesOf, slicesOf } from '../animation/slices.ts';
import type { RunOptions } from '../engine.ts';
import { formatOf } from '../formats/index.ts';
import { MOST_HELD_PIXELS } from '../geometry/limits.ts';
import { plan } from '../plan/plan.ts';
import type { Pool } from './pool.ts';
import type { Job } from './protocol.ts';
import { runParallel } from './run-parallel.ts';

/** Share of the frames in the whole job. */
const SHARE_OF_FRAMES = 0.97;

type RunJob = Extract<Job, { kind: 'run' }>;

/**
 * Distributes the frames of an animation to all idle workers, if they are encoded only once.
 * @returns undefined if one worker should do the whole job: for a still, for little work, for frames that share a palette, beside other files, and after a
 *   failure
 * @throws {ImageError} `cancelled`, and what a probe throws
 */
export async function spreadFrames(
  pool: Pool,
  { file, recipe, held }: RunJob,
  { signal, onProgress, watermarks }: RunOptions = {},
): Promise<EncodedFrames[] | undefined> {
  const probe = await pool.submit({ kind: 'probe', file }, { signal });
  if (probe.frames < 2) return undefined;
  const planned = plan(probe, recipe);
  const isHeld = held !== undefined && probe.width * probe.height * probe.frames <= MOST_HELD_PIXELS;
  const { joins } = formatOf(planned.format);
  if (!joins || isHeld || planned.mayStay || planned.sharedColours) return undefined;
  const shares = sharesOf(slicesOf(probe.frames, probe), pool.idle);
  if (shares.length < 2) return undefined;

  try {
    const encoded = await runParallel(shares, { signal, onProgress, watermarks }, SHARE_OF_FRAMES, (frames, options) =>
      pool.submit({ kind: 'frames', file, recipe, frames }, options),
    );
    return encoded.flatMap(({ parts }) => parts);
  } catch (error) {
    if (signal?.aborted) throw error;
    // A single worker needs less memory, and reports errors of the file.
    return undefined;
  }
}
