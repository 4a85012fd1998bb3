import type { Loaded } from '#app/engine/load-engine.ts';
import { regionIn } from '#app/tools/adjust/region.ts';
import type { Probe, Result } from '#engine';
import type { Edit } from '#engine/recipe/index.ts';
import { scoreScreenWords } from '#words/score.ts';

/** A result with at least this fraction of the original's width and height counts as one with every pixel. */
const WHOLE = 0.99;

/** How a result was compared that has fewer pixels than the original for the same view: at its own size. */
export interface JudgedAt {
  /** The remaining percentage of width and height, if pixels were reduced for a size in bytes or for the quality. */
  left?: number;
}

/**
 * Whether a score is about the compression alone: nobody can put an edited picture or other pixels beside the original. A page's own frame
 * that left every pixel is no edit.
 */
export const isOfCompression = (edits: readonly Edit[], at: JudgedAt | undefined): boolean =>
  edits.some((edit) => edit.do !== 'resize' || edit.optional !== true) || at !== undefined;

/** The words of a verdict, about the compression if it is about that alone. */
export const saidOf = (words: string, ofCompression: boolean): string =>
  ofCompression ? scoreScreenWords.ofCompression(words) : words;

/** @returns undefined if the result shows every pixel of the original */
export function judgedAt(
  api: Pick<Loaded['api'], 'layOut'>,
  original: Pick<Probe, 'width' | 'height'>,
  edits: readonly Edit[],
  { width, height, notes }: Pick<Result, 'width' | 'height' | 'notes'>,
): JudgedAt | undefined {
  const { crop } = regionIn(api, original, edits);
  const seen = crop.width * original.width * crop.height * original.height;
  const share = Math.sqrt((width * height) / Math.max(1, seen));
  if (share >= WHOLE) return undefined;
  const gaveWay = notes.some(({ code }) => code === 'scaled');
  return gaveWay ? { left: Math.max(1, Math.round(share * 100)) } : {};
}
