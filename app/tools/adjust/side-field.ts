import { MAX_SIDE } from '#engine/recipe/bounds.ts';

export type Side = 'width' | 'height';

/** @returns whole pixels; undefined for a field that is empty or wrong */
export function pixelsOf(text: string): number | undefined {
  const value = Number(text);
  if (text.trim() === '' || !(value > 0) || !Number.isFinite(value)) return undefined;
  const pixels = Math.max(1, Math.round(value));
  return pixels <= MAX_SIDE ? pixels : undefined;
}

/** What is wrong with a side as it was typed; nothing with an empty one. */
export function sideProblem(label: string, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '' || pixelsOf(text) !== undefined) return undefined;
  return Number(text) > MAX_SIDE && Number.isFinite(Number(text))
    ? `${label} must be at most ${MAX_SIDE}`
    : `${label} must be a positive number`;
}
