import type { Loaded } from '#app/engine/load-engine.ts';
import type { EditOf, Probe, Recipe, WritableId } from '#engine';

type Api = Pick<Loaded['api'], 'plan' | 'isImageError'>;

/** A change that makes settings possible: a smaller picture, or other formats. */
export type Remedy =
  | { kind: 'size'; edit: EditOf<'resize'>; width: number; height: number }
  | { kind: 'formats'; formats: readonly WritableId[] };

/** Longest sides in pixels, from about the limit of 100 megapixels down to a large screen. */
const SIDES = [16_000, 12_000, 10_000, 8000, 6000, 4000] as const;
/** A size that is possible in any format, unless the picture itself is too large. */
const SMALL_SIDE = 100;

function tried(api: Api, probe: Probe, recipe: Recipe, writes: readonly string[]) {
  try {
    const plan = api.plan(probe, recipe);
    return plan.unchanged || writes.includes(plan.format) ? plan : undefined;
  } catch {
    return undefined;
  }
}

/** The largest size in a format for small pictures, such as icons, which no other format replaces. */
function smallEnough(api: Api, probe: Probe, { edits, output }: Recipe): Remedy | undefined {
  try {
    api.plan(probe, { edits, output });
  } catch (error) {
    const longestEdge = api.isImageError(error) ? error.facts?.tooLarge?.maxSide : undefined;
    if (!longestEdge || longestEdge >= Math.min(...SIDES) || edits.some((edit) => edit.do === 'resize'))
      return undefined;
    const edit = { do: 'resize', longestEdge, enlarge: false } as const;
    const { width, height } = api.plan(probe, { edits: [...edits, edit], output });
    return { kind: 'size', edit, width, height };
  }
  return undefined;
}

/** Whether a picture that is too large is possible with smaller dimensions than those that are set. */
export function helpsToShrink(
  api: Api,
  probe: Probe,
  { edits, output }: Recipe,
  writes: readonly WritableId[],
): boolean {
  if (!edits.some((edit) => edit.do === 'resize')) return false;
  const others = edits.filter((edit) => edit.do !== 'resize');
  const edit = { do: 'resize', longestEdge: SMALL_SIDE, enlarge: false } as const;
  return tried(api, probe, { edits: [...others, edit], output }, writes) !== undefined;
}

/**
 * Suggests a size only if none is set; otherwise its fields are visible.
 * @param writes the formats that the browser can write
 * @returns undefined if nothing can be made of this picture
 */
export function remedyFor(
  api: Api,
  probe: Probe,
  { edits, output }: Recipe,
  writes: readonly WritableId[],
): Remedy | undefined {
  const small = smallEnough(api, probe, { edits, output });
  if (small) return small;
  const formats = writes.filter((format) => tried(api, probe, { edits, output: { ...output, format } }, writes));
  if (formats.length > 0) return { kind: 'formats', formats };
  if (edits.some((edit) => edit.do === 'resize')) return undefined;
  for (const longestEdge of SIDES) {
    const edit = { do: 'resize', longestEdge, enlarge: false } as const;
    const plan = tried(api, probe, { edits: [...edits, edit], output }, writes);
    if (plan) return { kind: 'size', edit, width: plan.width, height: plan.height };
  }
  return undefined;
}
