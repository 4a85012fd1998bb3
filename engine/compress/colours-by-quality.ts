import { workOn } from '../formats/file-work.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import { isPaletteEnough, type PaletteCheck } from './palette-check.ts';
import { type EncodeRequest, EXACT_QUALITY, type Made, type Subject } from './request.ts';

/*
 * Quality in formats in which it reduces colours. A higher quality never has fewer bytes, except for irregularities of
 * the quantiser.
 */

const FULL_PALETTE_BYTES = 256 * 4;

/**
 * Qualities of palettes that are tried for every lower quality too. Dithering with a small palette can take more bytes
 * than a larger palette.
 */
const LARGER_PALETTES = [80, 90, 96, HIGHEST_QUALITY];

/** The largest ratio of a draft palette's error to a final palette's. */
const MOST_DRAFT_ERROR = 3;

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
  if (quality >= EXACT_QUALITY || format.holds.palette) return at(quality);
  const { quality: chosen, colours } = ((await withPalette(task)) ?? (await withRounding(task))).request;
  return at(chosen, { effort, ...(colours && { colours }) });
}

/** Returns the smallest file with a palette of this quality or a higher one; undefined if none is accurate enough. */
async function withPalette(task: ColoursTask): Promise<Made | undefined> {
  const { at, quality, format, paletteCheck } = task;
  const palettes = LARGER_PALETTES.filter((palette) => palette >= quality);
  if (!paletteCheck || quality <= (format.quality?.roundsAbove ?? EXACT_QUALITY)) {
    return bySize(await palettesOf(task, [...new Set([quality, ...palettes])]))[0];
  }
  // A palette is compared with the coarser of two roundings, since single bits between them alternate.
  const compared = format.quality?.roundings?.findLast((from) => from <= quality) ?? quality;
  const checked = { ...task, quality: compared, check: paletteCheck };
  // A good palette takes the most time, so a draft shows first whether one can be accurate enough.
  const draft = await at(HIGHEST_QUALITY, { effort: 'draft' });
  if (!(await isPaletteEnough(draft, checked, MOST_DRAFT_ERROR))) return undefined;
  for (const palette of bySize(await palettesOf(task, palettes))) {
    if (await isPaletteEnough(palette, checked)) return palette;
  }
  return undefined;
}

/** Encodes palettes of rising quality, up to the first with 256 colours. */
async function palettesOf({ at, format }: ColoursTask, qualities: readonly number[]): Promise<Made[]> {
  const palettes: Made[] = [];
  for (const quality of qualities) {
    const palette = await at(quality, { effort: 'quick' });
    palettes.push(palette);
    if (workOn(format).palette?.(palette.bytes)?.length === FULL_PALETTE_BYTES) break;
  }
  return palettes;
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
