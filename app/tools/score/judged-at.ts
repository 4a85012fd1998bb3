import type { Loaded } from '#app/engine/load-engine.ts';
import { regionIn } from '#app/tools/adjust/region.ts';
import type { Probe, Result, Size } from '#engine';
import type { Edit } from '#engine/recipe/index.ts';

/** A result with so much of the original's width and height, or more, shows it pixel for pixel. */
const WHOLE = 0.99;

/** At what size a result was compared, where the original has more pixels for the same view. */
export interface JudgedAt {
  size: Size;
  /** How much of the width and height is left, in percent, where pixels gave way to a size in bytes or to the quality. */
  left?: number;
}

/** @returns undefined where the result shows every pixel of the original */
export function judgedAt(
  door: Pick<Loaded['door'], 'layOut'>,
  original: Pick<Probe, 'width' | 'height'>,
  edits: readonly Edit[],
  { width, height, notes }: Pick<Result, 'width' | 'height' | 'notes'>,
): JudgedAt | undefined {
  const { crop } = regionIn(door, original, edits);
  const seen = crop.width * original.width * crop.height * original.height;
  const share = Math.sqrt((width * height) / Math.max(1, seen));
  if (share >= WHOLE) return undefined;
  const gaveWay = notes.some(({ code }) => code === 'scaled');
  return { size: { width, height }, ...(gaveWay && { left: Math.max(1, Math.round(share * 100)) }) };
}
