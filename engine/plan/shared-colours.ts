import type { Format } from '../formats/format.ts';
import { MOST_HELD_PIXELS } from '../geometry/limits.ts';
import { paints, type Size, type Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';

/** Scaled pixels have colours in between, for which fewer are not enough. */
const FEWEST = 7;
/** More take more bytes than their score is worth (docs/decisions/0062-shared-palettes.md). */
const MOST = 192;

/**
 * Returns the largest number of colours that all frames of a scaled animation share, as those of the file do: a palette per frame
 * takes more bytes than most frames of a drawing or a recorded screen. One is left for the pixels that stay as they were.
 * @returns undefined if each frame has its own palette, or if not all frames can be in memory at once
 */
export function sharedColours(probe: Probe, { holds }: Format, steps: readonly Step[], size: Size): number | undefined {
  const { sharedColours: colours, frames } = probe;
  const pixels = Math.max(probe.width * probe.height, size.width * size.height) * frames;
  if (!colours || !holds.palette || !holds.animation || pixels > MOST_HELD_PIXELS) return undefined;
  return steps.some(({ do: step }) => step === 'scale') && !steps.some(paints)
    ? Math.min(MOST, Math.max(FEWEST, colours - 1))
    : undefined;
}
