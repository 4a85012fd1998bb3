import type { Loaded } from '#app/engine/load-engine.ts';
import type { EditOf, Probe, Recipe, WritableId } from '#engine';

type Door = Pick<Loaded['door'], 'plan'>;

/** A change that makes settings possible: a smaller picture, or other formats. */
export type Remedy =
  | { kind: 'size'; edit: EditOf<'resize'>; width: number; height: number }
  | { kind: 'formats'; formats: readonly WritableId[] };

/** Longest sides in pixels, from about the limit of 100 megapixels down to a large screen. */
const SIDES = [16_000, 12_000, 10_000, 8000, 6000, 4000] as const;

function tried(door: Door, probe: Probe, recipe: Recipe, writes: readonly string[]) {
  try {
    const plan = door.plan(probe, recipe);
    return plan.unchanged || writes.includes(plan.format) ? plan : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Suggests a size only if none is set; otherwise its fields are visible.
 * @param writes the formats that the browser can write
 * @returns undefined if nothing can be made of this picture
 */
export function remedyFor(
  door: Door,
  probe: Probe,
  { edits, output }: Recipe,
  writes: readonly WritableId[],
): Remedy | undefined {
  const formats = writes.filter((format) => tried(door, probe, { edits, output: { ...output, format } }, writes));
  if (formats.length > 0) return { kind: 'formats', formats };
  if (edits.some((edit) => edit.do === 'resize')) return undefined;
  for (const longestEdge of SIDES) {
    const edit = { do: 'resize', longestEdge, enlarge: false } as const;
    const plan = tried(door, probe, { edits: [...edits, edit], output }, writes);
    if (plan) return { kind: 'size', edit, width: plan.width, height: plan.height };
  }
  return undefined;
}
