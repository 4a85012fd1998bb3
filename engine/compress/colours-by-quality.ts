import type { EncodeOptions, Format } from '../formats/format.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import { isPaletteEnough, type PaletteCheck } from './palette-check.ts';
import { type EncodeRequest, EXACT_QUALITY, type Made, type Subject } from './request.ts';

/* Quality in formats in which it reduces colours. A higher quality has no fewer bytes, except for irregularities. */

export interface ColoursTask {
  subject: Subject;
  format: Format;
  /** An integer from 1 to 100. */
  quality: number;
  effort: EncodeOptions['effort'];
  at(quality: number, way?: Partial<EncodeRequest>): Promise<Made>;
  paletteCheck?: PaletteCheck | undefined;
}

/**
 * Encodes with the colours of the requested quality or more: with a palette if one is accurate enough, otherwise with
 * rounded colours. The quality is never reduced, since a reduction would be visible.
 */
export async function withColours(task: ColoursTask): Promise<Made> {
  const { at, quality, format, effort } = task;
  const isPalette = format.holds.palette || quality <= (format.quality?.roundsAbove ?? EXACT_QUALITY);
  if (quality >= EXACT_QUALITY || isPalette) return at(quality);
  const { quality: chosen, colours } = ((await withPalette(task)) ?? (await withRounding(task))).request;
  return at(chosen, { effort, ...(colours && { colours }) });
}

/**
 * Returns a file with the fewest colours, from those of the quality on, with which a palette is as accurate as rounding; undefined if
 * the largest palette is not.
 */
async function withPalette({ at, quality, format, subject, paletteCheck }: ColoursTask): Promise<Made | undefined> {
  // A palette is compared with the coarser of two roundings, since single bits between them alternate.
  const compared = format.quality?.roundings?.findLast((from) => from <= quality) ?? quality;
  const terms = { quality: compared, format, subject, check: paletteCheck };
  let best = await at(HIGHEST_QUALITY, { effort: 'quick' });
  if (!(await isPaletteEnough(best, terms))) return undefined;
  // The quality itself first, which is usually enough; then halves of the interval.
  for (let [low, next] = [quality, quality]; low < best.request.quality; next = (low + best.request.quality) >> 1) {
    const made = await at(next, { effort: 'quick' });
    if (await isPaletteEnough(made, terms)) best = made;
    else low = next + 1;
  }
  return best;
}

/** Returns the smallest of: colours rounded for this quality, rounded for the next higher one, exact. */
async function withRounding({ at, quality, format }: ColoursTask): Promise<Made> {
  const next = format.quality?.roundings?.find((from) => from > quality);
  const rounded = await at(quality, { colours: 'rounded', effort: 'quick' });
  const finer = next === undefined ? [] : [await at(next, { colours: 'rounded', effort: 'quick' })];
  const exact = await at(EXACT_QUALITY, { effort: 'quick' });
  return bySize([rounded, ...finer, exact])[0] ?? rounded;
}

/** Sorts by size; of two equal sizes the one with more colours is first. */
const bySize = (made: readonly Made[]): Made[] =>
  made.toReversed().toSorted((one, other) => one.bytes.length - other.bytes.length);

/** Returns the smaller file, or the first of two equal sizes. */
export const smallerOf = (one: Made, other: Made): Made => (one.bytes.length <= other.bytes.length ? one : other);
