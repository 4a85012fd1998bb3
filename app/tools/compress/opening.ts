import type { Format, FormatId, Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';

/** What a picture would lose by the format that the page opens with. */
export function lostBy(
  format: Format,
  probe: Pick<Probe, 'alpha' | 'frames'>,
): 'transparency' | 'animation' | undefined {
  if (probe.frames > 1 && !format.holds.animation) return 'animation';
  return probe.alpha && !format.holds.alpha ? 'transparency' : undefined;
}

/**
 * A picture that would lose transparency or animation by the format that the page or its address opens with keeps its own;
 * a format that was chosen by hand holds.
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
