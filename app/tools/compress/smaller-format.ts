import { chooseFormat, setAim } from '#app/tools/address/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import type { Format, Probe, Recipe, Result } from '#engine';
import { USUAL_SCORE } from '#engine/recipe/bounds.ts';

/** A format with transparency that every browser reads. */
const SMALLER = 'webp';
/**
 * The largest share of the result's bytes that is worth another format; the smallest result; and the largest picture, since nobody asked for
 * the work.
 */
const WORTH = { share: 0.5, from: 30 * 1024, pixels: 5e6 } as const;

/** The same picture in another format, and the settings that give it. */
export interface SmallerFormat {
  label: string;
  result: Result;
  change: RecipeChange;
}

type Measured = Pick<Result, 'format' | 'frames' | 'bytes'>;

interface Parts {
  probe: Pick<Probe, 'width' | 'height'>;
  formatOf(id: Result['format']): Pick<Format, 'label' | 'quality' | 'holds'>;
  run(recipe: Recipe): Promise<Result>;
}

const inSmallerFormat: RecipeChange = (recipe) => {
  const { output } = recipe;
  const score = Math.max(USUAL_SCORE, output.aim === 'score' ? output.score : 0);
  return setAim({ aim: 'score', score })(chooseFormat(SMALLER)(recipe));
};

/** Whether less detail may take far fewer bytes: a still in a format whose quality reduces colours. */
function mayBeSmaller(
  { formatOf, probe }: Omit<Parts, 'run'>,
  { output: { aim, lossless } }: Recipe,
  { format, frames, bytes }: Measured,
): boolean {
  const { quality, holds } = formatOf(format);
  const hasColours = quality?.reduces === 'colours' && !holds.palette;
  const isWorthIt = bytes >= WORTH.from && probe.width * probe.height <= WORTH.pixels;
  return hasColours && !lossless && aim !== 'size' && frames === 1 && isWorthIt;
}

/**
 * Encodes a picture in a format that can also reduce its detail. A screenshot with a photo in it often takes a third as many bytes then.
 * @returns what takes at most half of the result's bytes without a visible difference
 * @throws what `run` throws
 */
export async function findSmallerFormat(
  result: Measured,
  recipe: Recipe,
  { run, ...parts }: Parts,
): Promise<SmallerFormat | undefined> {
  if (!mayBeSmaller(parts, recipe, result)) return undefined;
  const found = await run(inSmallerFormat(recipe));
  const isMissed = found.notes.some(({ code }) => code === 'below-score' || code === 'score-not-sought');
  if (found.format !== SMALLER || isMissed || found.bytes > WORTH.share * result.bytes) return undefined;
  return { label: parts.formatOf(SMALLER).label, result: found, change: inSmallerFormat };
}
