import { slicesOf } from '../animation/slices.ts';
import type { Plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import { searches } from '../recipe/searches.ts';

/** A comparison by score holds the picture for the encoder and for the metric, and the result for the metric. */
const HELD_TO_SCORE = 3;

/**
 * Returns the largest number of pixels in memory at once: the decoded or the resulting ones.
 * @param inPalettesToo see `Job`
 */
export function pixelsHeld(probe: Probe, plan: Plan, inPalettesToo: boolean): number {
  const { output, written, decoded, width, height } = plan;
  const times = output.aim === 'score' ? HELD_TO_SCORE : 1;
  const timesEdited = inPalettesToo ? HELD_TO_SCORE : times;
  const sliced = written.joins && !searches(output) && !plan.sharedColours;
  const all = written.holds.animation ? probe.frames : 1;
  const frames = sliced ? Math.max(...slicesOf(all, probe).map(({ from, to }) => to - from)) : all;
  return Math.max(decoded.width * decoded.height * times, width * height * timesEdited) * frames;
}
