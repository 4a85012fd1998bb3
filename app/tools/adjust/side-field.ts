import { MAX_SIDE } from '#engine/recipe/bounds.ts';
import { toolWords } from '#words/tools.ts';

export type Side = 'width' | 'height';

/** @returns pixels as they were typed, perhaps with a fraction; undefined for a field that is empty or wrong */
export function sideOf(text: string): number | undefined {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value)) return undefined;
  return Math.round(value) <= MAX_SIDE ? value : undefined;
}

/** @returns whole pixels; undefined for a field that is empty or wrong */
export function pixelsOf(text: string): number | undefined {
  const side = sideOf(text);
  return side && Math.max(1, Math.round(side));
}

/** What is wrong with a side as it was typed; nothing with an empty one. */
export function sideProblem(label: string, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '' || pixelsOf(text) !== undefined) return undefined;
  return Number(text) > MAX_SIDE && Number.isFinite(Number(text))
    ? toolWords.sideAtMost(label, MAX_SIDE)
    : toolWords.sidePositive(label);
}
