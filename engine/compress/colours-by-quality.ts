import type { EncodeOptions, Format } from '../formats/format.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import { leastScoreOf } from './least-score.ts';
import { isPaletteEnough, type PaletteCheck } from './palette-check.ts';
import type { PaletteError } from './palette-error.ts';
import { type EncodeRequest, EXACT_QUALITY, type Made, type Subject } from './request.ts';

/* Quality in formats in which it reduces colours. A higher quality has no fewer bytes, except for irregularities. */

export interface ColoursTask {
  subject: Subject;
  format: Format;
  /** An integer from 1 to 100. */
  quality: number;
  effort: EncodeOptions['effort'];
  at(quality: number, way?: Partial<EncodeRequest>): Promise<Made>;
  /** Resolves to a file's score, or to undefined if the metric cannot run. Absent if the picture is not scored. */
  scoreOf?: ((made: Made) => Promise<number | undefined>) | undefined;
  /** See `PaletteError`; without it, all palettes are scored. */
  paletteError?: PaletteError | undefined;
  /** For pictures that cannot be scored. */
  paletteCheck?: PaletteCheck | undefined;
}

/**
 * Up to the highest quality of palettes in searches, a palette with at most this error is not scored: it almost always scores enough
 * (docs/decisions/0051-png-least-scores.md).
 */
const SURE_ERROR = 4;

/** A search for the fewest colours ends this near above the least score, in points, or within this many steps of quality. */
const NEAR = 1.5;
const CLOSE = 2;
/** Stands for the points above or below the least score of a palette that is only compared with rounded colours. */
const UNKNOWN = 2 * NEAR;

/**
 * Encodes with the palette of the requested quality if that has the quality's least score. Otherwise with more colours: the fewest of
 * a palette, or rounded ones. The quality is never reduced, since a reduction would be visible.
 */
export async function withColours(task: ColoursTask): Promise<Made> {
  const { at, quality, format, effort } = task;
  const made = await at(quality);
  if (quality >= EXACT_QUALITY || format.holds.palette || (await isSure(task, made))) return made;
  const above = await pointsAbove(task, made);
  if (above >= 0) return made;
  const better = (await withMoreColours(task, { made, above })) ?? (await withRounding(task));
  const { quality: chosen, colours } = better.request;
  return better.request.effort === effort ? better : at(chosen, { effort, ...(colours && { colours }) });
}

const roundsAbove = ({ quality }: Format) => quality?.roundsAbove ?? EXACT_QUALITY;

/** Whether a palette needs no score. */
async function isSure({ quality, format, scoreOf, paletteError }: ColoursTask, { bytes }: Made): Promise<boolean> {
  if (leastScoreOf(format, quality) === undefined) return true;
  if (quality > roundsAbove(format)) return false;
  return !scoreOf || (paletteError !== undefined && (await paletteError(format, bytes)) <= SURE_ERROR);
}

/** Returns the points of a file's score above the least score of the quality. */
async function pointsAbove(task: ColoursTask, made: Made): Promise<number> {
  const { scoreOf, quality, format, subject, paletteCheck } = task;
  const score = await scoreOf?.(made);
  if (score !== undefined) return score - (leastScoreOf(format, quality) ?? 0);
  if (made.request.colours === 'rounded' || quality <= roundsAbove(format)) return UNKNOWN;
  // A palette is compared with the coarser of two roundings, since single bits between them alternate.
  const compared = format.quality?.roundings?.findLast((from) => from <= quality) ?? quality;
  const isEnough = await isPaletteEnough(made, { quality: compared, format, subject, check: paletteCheck });
  return isEnough ? UNKNOWN : -UNKNOWN;
}

/** A file and the points of its score above the least score. */
interface Judged {
  made: Made;
  above: number;
}

/**
 * Returns a palette of about the fewest colours that are enough, between those of the quality, which are not, and 256; undefined if 256
 * are not. Scores rise about evenly in between.
 */
async function withMoreColours(task: ColoursTask, fewest: Judged): Promise<Made | undefined> {
  const judgedAt = async (quality: number, way?: Partial<EncodeRequest>): Promise<Judged> => {
    const made = await task.at(quality, way);
    return { made, above: await pointsAbove(task, made) };
  };
  let low = fewest;
  let high = await judgedAt(HIGHEST_QUALITY, { effort: 'quick' });
  if (high.above < 0) return undefined;
  for (;;) {
    const [from, to] = [low.made.request.quality, high.made.request.quality];
    if (high.above <= NEAR || to - from <= CLOSE) return high.made;
    const share = (NEAR / 2 - low.above) / (high.above - low.above);
    const next = await judgedAt(Math.min(to - 1, Math.max(from + 1, Math.round(from + share * (to - from)))));
    if (next.above < 0) low = next;
    else high = next;
  }
}

/**
 * Returns colours rounded for this quality or, if that is not enough, for a higher one. At qualities of rounded colours, finer or exact
 * ones if they take fewer bytes.
 */
async function withRounding(task: ColoursTask): Promise<Made> {
  const { at, quality, format } = task;
  const roundings = format.quality?.roundings ?? [];
  const isCoarse = quality <= roundsAbove(format);
  const effort = isCoarse ? task.effort : 'quick';
  const roundedAt = (from: number) => at(from, { colours: 'rounded', effort });
  let rounded = await roundedAt(Math.max(quality, roundings[0] ?? quality));
  const nextOf = ({ request }: Made) => roundings.find((from) => from > request.quality);
  for (
    let next = nextOf(rounded);
    next !== undefined && (await pointsAbove(task, rounded)) < 0;
    next = nextOf(rounded)
  ) {
    rounded = await roundedAt(next);
  }
  if (isCoarse) return rounded;
  const next = nextOf(rounded);
  const finer = next === undefined ? [] : [await roundedAt(next)];
  const exact = await at(EXACT_QUALITY, { effort: 'quick' });
  return bySize([rounded, ...finer, exact])[0] ?? rounded;
}

/** Sorts by size; of two equal sizes the one with more colours is first. */
const bySize = (made: readonly Made[]): Made[] =>
  made.toReversed().toSorted((one, other) => one.bytes.length - other.bytes.length);

/** Returns the smaller file, or the first of two equal sizes. */
export const smallerOf = (one: Made, other: Made): Made => (one.bytes.length <= other.bytes.length ? one : other);
