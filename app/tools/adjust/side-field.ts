import { MAX_SIDE } from '#engine/recipe/bounds.ts';
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

/** The error of a typed side; undefined for an empty field. */
export function sideProblem(label: string, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '' || pixelsOf(text) !== undefined) return undefined;
  return Number(text) > MAX_SIDE && Number.isFinite(Number(text))
    ? toolWords.sideAtMost(label, MAX_SIDE)
    : toolWords.sidePositive(label);
}
