import { MAX_SIDE } from '#engine/recipe/bounds.ts';
import type { EditOf } from '#engine/recipe/index.ts';
import { toolWords } from '#words/tools.ts';

export type Side = 'width' | 'height';

/** @returns the typed pixels, perhaps with a fraction; undefined for an empty or invalid field */
export function sideOf(text: string): number | undefined {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value)) return undefined;
  return Math.round(value) <= MAX_SIDE ? value : undefined;
}

/** @returns whole pixels; undefined for an empty or invalid field */
export function pixelsOf(text: string): number | undefined {
  const side = sideOf(text);
  return side && Math.max(1, Math.round(side));
}

/**
 * The resize after typing a longest side, which takes the place of any size. Invalid input changes nothing.
 * @param emptied the resize of an emptied field
 */
export function longestTyped(
  text: string,
  resize: EditOf<'resize'> | undefined,
  emptied: EditOf<'resize'> | undefined,
  enlarge = false,
): EditOf<'resize'> | undefined {
  if (text.trim() === '') return emptied;
  const longestEdge = pixelsOf(text);
  return longestEdge === undefined ? resize : { do: 'resize', longestEdge, enlarge };
}

/** The error of a typed side; undefined for an empty field. */
export function sideProblem(label: string, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '' || pixelsOf(text) !== undefined) return undefined;
  return Number(text) > MAX_SIDE && Number.isFinite(Number(text))
    ? toolWords.sideAtMost(label, MAX_SIDE)
    : toolWords.sidePositive(label);
}
