import type { PlannedResult, Recipe } from '#engine';

/** From this number of pixels on, a first look with fewer pixels precedes the result. */
const LARGE = 3e6;
/** The longest side of a first look: about a stage on a common screen. */
const LOOK_SIDE = 1024;

/**
 * The recipe of a first look at a large result: the same settings on a smaller picture. Its size in bytes is meaningless.
 * @returns undefined if the result itself is as fast
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
