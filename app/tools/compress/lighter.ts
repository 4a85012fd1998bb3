import { chooseFormat, setAim } from '#app/tools/shared/recipe-changes.ts';
import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
import type { Format, Recipe, Result } from '#engine';
import { USUAL_SCORE } from '#engine/recipe/bounds.ts';

/** A format with transparency that every browser reads. */
const LIGHTER = 'webp';
/** The largest share of the result's bytes that is worth another format, and the smallest result. */
const WORTH = { share: 0.5, from: 30 * 1024 } as const;

/** The same picture in another format: its size, and the settings that give it. */
export interface Lighter {
  label: string;
  bytes: number;
  change: RecipeChange;
}

interface Parts {
  formatOf(id: Result['format']): Pick<Format, 'label' | 'quality' | 'holds'>;
  run(recipe: Recipe): Promise<Pick<Result, 'bytes' | 'format' | 'notes'>>;
}

const inLighter: RecipeChange = (recipe) => setAim({ aim: 'score', score: USUAL_SCORE })(chooseFormat(LIGHTER)(recipe));

/** Whether less detail may take far fewer bytes: a still in a format whose quality reduces colours. */
function mayBeLighter(
  formatOf: Parts['formatOf'],
  { output: { aim, lossless } }: Recipe,
  { format, frames, bytes }: Pick<Result, 'format' | 'frames' | 'bytes'>,
): boolean {
  const { quality, holds } = formatOf(format);
  const hasColours = quality?.reduces === 'colours' && !holds.palette;
  return hasColours && !lossless && aim !== 'size' && frames === 1 && bytes >= WORTH.from;
}

/**
 * Encodes a picture with less detail instead of fewer colours. A screenshot with a photo in it often takes a third as many bytes then.
 * @returns what takes at most half of the result's bytes without a visible difference
 * @throws what `run` throws
 */
export async function lighterThan(
  result: Pick<Result, 'format' | 'frames' | 'bytes'>,
  recipe: Recipe,
  { formatOf, run }: Parts,
): Promise<Lighter | undefined> {
  if (!mayBeLighter(formatOf, recipe, result)) return undefined;
  const { bytes, format, notes } = await run(inLighter(recipe));
  if (format !== LIGHTER || notes.length > 0 || bytes > WORTH.share * result.bytes) return undefined;
  return { label: formatOf(format).label, bytes, change: inLighter };
}
