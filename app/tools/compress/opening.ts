import type { Format, FormatId, Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';

/** Losses that the page's format would cause for a picture. */
export function lostBy(
  format: Format,
  probe: Pick<Probe, 'alpha' | 'frames'>,
): 'transparency' | 'animation' | undefined {
  if (probe.frames > 1 && !format.holds.animation) return 'animation';
  return probe.alpha && !format.holds.alpha ? 'transparency' : undefined;
}

/**
 * A picture keeps its own format if it would lose transparency or animation in the format of the page or its address. A
 * format that was chosen by hand stays.
 */
export function adapt(
  recipe: Recipe,
  _base: Recipe,
  { probe }: { probe: Probe },
  { formatOf }: { formatOf(id: FormatId): Format },
): Recipe {
  const { format, preserveFormat } = recipe.output;
  if (format === 'same' || preserveFormat) return recipe;
  return lostBy(formatOf(format), probe) ? { ...recipe, output: { ...recipe.output, format: 'same' } } : recipe;
}
