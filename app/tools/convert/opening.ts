import { TOOLS } from '#catalogue/tools.ts';
import type { Format, FormatId, Probe } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';

/** A picture is not converted to what it is already: then WebP is taken, or JPEG where it is a WebP. */
export function targetFor(own: FormatId, wanted: Recipe['output']['format']): Recipe['output']['format'] {
  if (own !== wanted && wanted !== 'same') return wanted;
  return own === 'webp' ? 'jpeg' : 'webp';
}

/**
 * The target for a picture that has just been opened. What only some devices open becomes what the engine takes for it
 * where nothing else was chosen: a HEIC becomes a JPEG.
 */
export function adapt(
  recipe: Recipe,
  base: Recipe,
  { format: own }: Pick<Probe, 'format'>,
  { formatOf }: { formatOf(id: FormatId): Format },
): Recipe {
  const { format } = recipe.output;
  const isOpening = format === base.output.format && format === TOOLS.convert.opens.output.format;
  const stand = formatOf(own).rewrittenAs;
  const wanted = isOpening && stand && formatOf(stand).quality?.reduces === 'detail' ? stand : format;
  return { ...recipe, output: { ...recipe.output, format: targetFor(own, wanted as typeof format) } };
}
