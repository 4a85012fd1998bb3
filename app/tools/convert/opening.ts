import { TOOLS } from '#catalogue/tools.ts';
import type { Format, FormatId, Probe, WritableId } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';

/** Alternatives, in this order. */
const STAND_INS = ['webp', 'jpeg', 'png'] as const;

/**
 * A picture is not converted to its own format or to one that the browser cannot write. The alternative is WebP, or
 * JPEG for a WebP.
 */
export function targetFor(
  own: FormatId,
  wanted: Recipe['output']['format'],
  writes: readonly WritableId[],
): WritableId {
  const isGood = (id: Recipe['output']['format']): id is WritableId => id !== own && writes.some((each) => each === id);
  return isGood(wanted) ? wanted : (STAND_INS.find(isGood) ?? 'jpeg');
}

/**
 * Why another format than the requested one is selected; undefined if none is, or if the visitor has chosen it since.
 */
export function insteadBecause(
  own: FormatId,
  { requested, selected }: Record<'requested' | 'selected', Recipe['output']['format']>,
  writes: readonly WritableId[],
): 'is-already' | 'cannot-write' | undefined {
  if (requested === 'same' || requested === selected || selected !== targetFor(own, requested, writes))
    return undefined;
  if (requested === own) return 'is-already';
  return writes.some((id) => id === requested) ? undefined : 'cannot-write';
}

/**
 * The target for a picture that has just been opened. Without a format from the page or its address, a format that only
 * some devices open becomes the engine's default for it: a HEIC becomes a JPEG on /convert, and a WebP on its own page.
 */
export function adapt(
  recipe: Recipe,
  base: Recipe,
  { probe: { format: own }, writes }: { probe: Pick<Probe, 'format'>; writes: readonly WritableId[] },
  { formatOf }: { formatOf(id: FormatId): Format },
  formatIsNamed = false,
): Recipe {
  const { format } = recipe.output;
  const isOpening = !formatIsNamed && format === base.output.format && format === TOOLS.convert.opens.output.format;
  const stand = formatOf(own).rewrittenAs;
  const wanted = isOpening && stand && formatOf(stand).quality?.reduces === 'detail' ? stand : format;
  return { ...recipe, output: { ...recipe.output, format: targetFor(own, wanted as typeof format, writes) } };
}
