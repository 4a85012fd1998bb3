import type { PlannedResult, Recipe } from '#engine';

/** The number of pixels from which a result has a first look. Smaller results take no longer than it. */
const LARGE = 3e6;
/** The longest side of a first look, in pixels: about the stage on a common screen. */
const LOOK_SIDE = 1024;

/**
 * Returns a recipe that shows how a large result will look while it is being made: the same settings on a smaller picture.
 * The number of its bytes means nothing.
 * @returns undefined if the result itself takes no longer
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
