import type { PlannedResult, Recipe } from '#engine';

/** Pixels of a result from which on a first look comes before it: less is there at once. */
const LARGE = 3e6;
/** The longest side of a first look: about a stage on a common screen. */
const LOOK_SIDE = 1024;

/**
 * What shows how a large result will look while that is still being made: the same settings on a smaller picture. Its
 * bytes say nothing.
 * @returns undefined where the result itself is there as soon
 */
export function firstLook(recipe: Recipe, { width, height, unchanged }: PlannedResult): Recipe | undefined {
  if (unchanged || width * height < LARGE) return undefined;
  const { edits, output } = recipe;
  const share = (LOOK_SIDE / Math.max(width, height)) ** 2;
  return {
    edits: [...edits, { do: 'resize', longestEdge: LOOK_SIDE, enlarge: false }],
    output: output.aim === 'size' ? { ...output, bytes: Math.max(1, Math.round(output.bytes * share)) } : output,
  };
}
