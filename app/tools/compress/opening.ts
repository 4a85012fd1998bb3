import type { Format, FormatId, Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { withKeptPadding } from './keep-padding.ts';
import { keepsOwnFormat } from './own-formats.ts';

/** Losses that the page's format would cause for a picture. */
export function lostBy(
  format: Format,
  probe: Pick<Probe, 'alpha' | 'frames'>,
): 'transparency' | 'animation' | undefined {
  if (probe.frames > 1 && !format.holds.animation) return 'animation';
  return probe.alpha && !format.holds.alpha ? 'transparency' : undefined;
}

/**
 * A picture keeps its own format if it would lose transparency or animation in the format of the page or its address, or if
 * the visitor has chosen that before and neither names a format. A format that was chosen by hand stays.
 * Padding is as the visitor last chose it.
 */
export function adapt(
  opened: Recipe,
  base: Recipe,
  { probe }: { probe: Probe },
  { formatOf }: { formatOf(id: FormatId): Format },
  formatIsNamed = false,
): Recipe {
  const recipe = withKeptPadding(opened);
  const { format, preserveFormat } = recipe.output;
  if (format === 'same' || preserveFormat) return recipe;
  const isOpening = !formatIsNamed && format === base.output.format;
  const isKept = (isOpening && keepsOwnFormat(probe.format)) || lostBy(formatOf(format), probe);
  return isKept ? { ...recipe, output: { ...recipe.output, format: 'same' } } : recipe;
}
