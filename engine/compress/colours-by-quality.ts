import { workOn } from '../formats/file-work.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { isPaletteEnough, type PaletteCheck } from './palette-check.ts';
import type { EncodeRequest, Made, Subject } from './request.ts';

/** What a quality means where it costs colours. No quality takes more bytes than a higher one, but for a whim of the quantiser. */

/** Exact pixels in a format whose quality costs colours. */
export const EXACT_QUALITY = 100;
/** As many colours as a palette holds, or as the picture asks for. */
const FULL_PALETTE = 99;
const FULL_PALETTE_BYTES = 256 * 4;

/**
 * Palettes that are tried for every quality below theirs: the dots that stand for what a small palette lacks can take more bytes
 * than a larger palette does.
 */
const LARGER_PALETTES = [80, 90, 96, FULL_PALETTE];

/** How much further off a palette is that is made in haste, at the most. */
const HASTE = 3;

export interface ColoursTask {
  subject: Subject;
  format: Format;
  /** A whole number from 1 to 100. */
  quality: number;
  effort: EncodeOptions['effort'];
  at(quality: number, way?: Partial<EncodeRequest>): Promise<Made>;
  paletteCheck?: PaletteCheck | undefined;
}

/**
 * Colours of the quality that was asked for and never below it, since a cut would cost some that can be seen: as a palette
 * where one can be so true, else all of them, rounded.
 */
export async function withColours(task: ColoursTask): Promise<Made> {
  const { at, quality, format, effort } = task;
  if (quality >= EXACT_QUALITY || format.holds.palette) return at(quality);
  const { quality: chosen, colours } = ((await withPalette(task)) ?? (await withRounding(task))).request;
  return at(chosen, { effort, ...(colours && { colours }) });
}

/** The smallest palette of this quality or a higher one; nothing where none is true enough. */
async function withPalette(task: ColoursTask): Promise<Made | undefined> {
  const { at, quality, format, paletteCheck } = task;
  const palettes = LARGER_PALETTES.filter((palette) => palette >= quality);
  if (!paletteCheck || quality <= (format.quality?.roundsAbove ?? EXACT_QUALITY)) {
    return bySize(await palettesOf(task, [...new Set([quality, ...palettes])]))[0];
  }
  // Between two roundings the coarser one is what a palette is held against: the finer places go back and forth.
  const held = format.quality?.roundings?.findLast((from) => from <= quality) ?? quality;
  const checked = { ...task, quality: held, check: paletteCheck };
  // A good palette takes longer than all else: a hasty one shows whether it can be true enough.
  const hasty = await at(FULL_PALETTE, { effort: 'draft' });
  if (!(await isPaletteEnough(hasty, checked, HASTE))) return undefined;
  for (const palette of bySize(await palettesOf(task, palettes))) {
    if (await isPaletteEnough(palette, checked)) return palette;
  }
  return undefined;
}

/** Up to the first that holds as many colours as there can be. */
async function palettesOf({ at, format }: ColoursTask, qualities: readonly number[]): Promise<Made[]> {
  const palettes: Made[] = [];
  for (const quality of qualities) {
    const palette = await at(quality, { effort: 'quick' });
    palettes.push(palette);
    if (workOn(format).palette?.(palette.bytes)?.length === FULL_PALETTE_BYTES) break;
  }
  return palettes;
}

/** All colours as this quality rounds them, or as the next higher rounding does, or exactly: whichever is smallest. */
async function withRounding({ at, quality, format }: ColoursTask): Promise<Made> {
  const next = format.quality?.roundings?.find((from) => from > quality);
  const rounded = await at(quality, { colours: 'rounded', effort: 'quick' });
  const finer = next === undefined ? [] : [await at(next, { colours: 'rounded', effort: 'quick' })];
  const exact = await at(EXACT_QUALITY, { effort: 'quick' });
  return bySize([rounded, ...finer, exact])[0] ?? rounded;
}

/** Of two of the same size the one of more colours first. */
const bySize = (made: readonly Made[]): Made[] =>
  made.toReversed().toSorted((one, other) => one.bytes.length - other.bytes.length);

/** The first where both are of the same size. */
export const smallerOf = (one: Made, other: Made): Made => (one.bytes.length <= other.bytes.length ? one : other);
