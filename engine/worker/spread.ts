import { type EncodedFrames, sharesOf, slicesOf } from '../animation/slices.ts';
import { layOut } from '../edits/index.ts';
import type { RunOptions } from '../engine.ts';
import { formatOf } from '../formats/index.ts';
import { MOST_HELD_PIXELS } from '../limits.ts';
import { mayKeepOriginal, plan } from '../plan.ts';
import type { Pool } from './pool.ts';
import type { Job } from './protocol.ts';
import { together } from './together.ts';

/** Of the whole work: the frames are nearly all of it. */
const SHARE_OF_FRAMES = 0.97;

type RunJob = Extract<Job, { kind: 'run' }>;

/**
 * Has an animation's frames, which are encoded once, encoded by all workers that have nothing else to do.
 * @returns nothing where one worker is to do it all: for a still, for little work, beside other files, and where
 *   it failed
 * @throws {ImageError} `cancelled`, and what a probe throws
 */
export async function spreadFrames(
  pool: Pool,
  { file, recipe, held }: RunJob,
  { signal, onProgress }: RunOptions = {},
): Promise<EncodedFrames[] | undefined> {
  const probe = await pool.submit({ kind: 'probe', file }, { signal });
  if (probe.frames < 2) return undefined;
  const planned = plan(probe, recipe);
  const { steps } = layOut(probe, recipe.edits);
  const isHeld = held !== undefined && probe.width * probe.height * probe.frames <= MOST_HELD_PIXELS;
  const { joins } = formatOf(planned.format);
  if (!joins || isHeld || planned.unchanged || mayKeepOriginal(probe, recipe.output, steps)) return undefined;
  const shares = sharesOf(slicesOf(probe.frames, probe), pool.idle);
  if (shares.length < 2) return undefined;

  try {
    const encoded = await together(shares, { signal, onProgress }, SHARE_OF_FRAMES, (frames, options) =>
      pool.submit({ kind: 'frames', file, recipe, frames }, options),
    );
    return encoded.flatMap(({ parts }) => parts);
  } catch (error) {
    if (signal?.aborted) throw error;
    // One worker needs less memory than all, and says what is wrong with a file.
    return undefined;
  }
}
