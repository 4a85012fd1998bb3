import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import type { ColourTrials } from './colour-trials.ts';
import { fewestColours, type JudgedPalette, NEAR } from './fewest-colours.ts';
import { leastScoreOf } from './least-score.ts';
import { mostColours } from './most-colours.ts';
import { isPaletteEnough, type PaletteCheck } from './palette-check.ts';
import { type EncodeRequest, EXACT_QUALITY, type Made, type Subject } from './request.ts';
import { fewestTrueColours } from './true-colours.ts';

/* Quality in formats in which it reduces colours. A higher quality has no fewer bytes, except for irregularities. */

export interface ColoursTask {
  subject: Subject;
  format: Format;
  /** An integer from 1 to 100. */
  quality: number;
  effort: EncodeOptions['effort'];
  requestAt(quality: number, way?: Partial<EncodeRequest>): EncodeRequest;
  encode(request: EncodeRequest): Promise<Made>;
  /** Resolves to the score of a file or of pixels, or to undefined if the metric cannot run. Absent if the picture is not scored. */
  scoreOf?: ((made: Made | Pixels) => Promise<number | undefined>) | undefined;
  /** Without it, all files are encoded to be scored. */
  trials?: ColourTrials | undefined;
  /** For pictures that cannot be scored. */
  paletteCheck?: PaletteCheck | undefined;
}

/**
 * Up to the highest quality of palettes in searches, a palette with at most this error is not scored if the picture has few colours: it
 * almost always scores enough (docs/decisions/0051-png-least-scores.md).
 */
const SURE_ERROR = 4;

/** Stands for the points above or below the least score of a palette that is only compared with rounded colours. */
const UNKNOWN = 2 * NEAR;
/** The most points that finer rounding brings per step of quality. */
const POINTS_PER_STEP = 2.5;

/**
 * Encodes with the palette of the requested quality if that has the quality's least score. Otherwise with more colours: the fewest of
 * a palette, the fewest beyond palettes, or rounded ones. The quality is never reduced, since a reduction would be visible.
 */
export async function withColours(task: ColoursTask): Promise<Made> {
  const { quality, format, effort } = task;
  const isAlwaysEnough =
    quality >= EXACT_QUALITY || format.holds.palette || leastScoreOf(format, quality) === undefined;
  if (isAlwaysEnough) return at(task, quality);
  const asked = await ofAskedQuality(task);
  if (asked.above >= 0) return asked.made ?? at(task, quality);
  const better = await withMoreColours(task, asked);
  return better.request.effort === effort ? better : task.encode({ ...better.request, effort });
}

/**
 * Resolves to the most colours whose file is below a limit, if these have the quality's least score, too; otherwise to undefined, as
 * without a score.
 * @param asked the file of `withColours`, which is not below the limit. If it has more colours than the quality's, fewer score too low
 */
export async function withFewerColours(task: ColoursTask, asked: Made, limit: number): Promise<Made | undefined> {
  const { quality, format, scoreOf } = task;
  const least = leastScoreOf(format, quality);
  if (!scoreOf || least === undefined || asked.request.quality !== quality || asked.request.colours) return undefined;
  const fewer = await mostColours(quality, limit, (colours) =>
    colours === quality ? Promise.resolve(asked) : at(task, colours),
  );
  return fewer && ((await scoreOf(fewer)) ?? 0) >= least ? fewer : undefined;
}

const at = ({ encode, requestAt }: ColoursTask, quality: number, way?: Partial<EncodeRequest>) =>
  encode(requestAt(quality, way));

const roundsAbove = ({ quality }: Format) => quality?.roundsAbove ?? EXACT_QUALITY;

/** Judges the palette of the requested quality. Where it is rarely enough, it is not encoded if its pixels can be scored. */
async function ofAskedQuality(task: ColoursTask): Promise<Judged> {
  const { quality, format } = task;
  const above = (await isRarelyEnough(task)) ? await pixelsAbove(task, task.requestAt(quality)) : undefined;
  if (above !== undefined) return { quality, above };
  const made = await at(task, quality);
  const isEnough = quality <= roundsAbove(format) && (await isSure(task, made));
  return { quality, made, above: isEnough ? 0 : await pointsAbove(task, made) };
}

/** Whether the requested palette is scored, and mostly too low. */
async function isRarelyEnough({ quality, format, scoreOf, trials }: ColoursTask): Promise<boolean> {
  if (!scoreOf || !trials) return false;
  return quality > roundsAbove(format) || !(await trials.hasFewColours(format));
}

/** Returns the points of what a request's file would show above the least score; undefined if that is unknown. */
async function pixelsAbove(task: ColoursTask, request: EncodeRequest): Promise<number | undefined> {
  const pixels = task.scoreOf && (await task.trials?.pixelsAt(request));
  const score = pixels && (await task.scoreOf?.(pixels));
  return score === undefined ? undefined : score - leastScore(task);
}

/** Whether a palette up to the highest quality of palettes in searches needs no score. */
async function isSure({ format, scoreOf, trials }: ColoursTask, { bytes }: Made): Promise<boolean> {
  return !scoreOf || (trials !== undefined && (await trials.errorOf(format, bytes)) <= SURE_ERROR);
}

const leastScore = ({ format, quality }: ColoursTask) => leastScoreOf(format, quality) ?? 0;

/** Returns the points of a file's score above the least score of the quality. */
async function pointsAbove(task: ColoursTask, made: Made): Promise<number> {
  const { scoreOf, quality, format, subject, paletteCheck } = task;
  const score = await scoreOf?.(made);
  if (score !== undefined) return score - leastScore(task);
  if (made.request.colours === 'rounded' || quality <= roundsAbove(format)) return UNKNOWN;
  // A palette is compared with the coarser of two roundings, since single bits between them alternate.
  const compared = format.quality?.roundings?.findLast((from) => from <= quality) ?? quality;
  const isEnough = await isPaletteEnough(made, { quality: compared, format, subject, check: paletteCheck });
  return isEnough ? UNKNOWN : -UNKNOWN;
}

/** A palette that may be encoded already: absent if only its pixels were scored. */
interface Judged extends JudgedPalette {
  made?: Made | undefined;
}

async function withMoreColours(task: ColoursTask, fewest: Judged): Promise<Made> {
  const found = await fewestColours(fewest, (quality) =>
    // The largest palette is rarely the result.
    judged(task, task.requestAt(quality, quality === HIGHEST_QUALITY ? { effort: 'quick' } : {})),
  );
  if (found.above >= 0) return found.made ?? task.encode(task.requestAt(found.quality));
  return (await withTrueColours(task, found.above)) ?? withRounding(task);
}

/**
 * Resolves to the fewest colours beyond palettes that are enough, or exact pixels if these take fewer bytes; to undefined if no number is
 * enough, if rounding suits the picture better, or if it is not scored.
 * @param paletteAbove the points of the largest palette above the least score, below 0
 */
async function withTrueColours(task: ColoursTask, paletteAbove: number): Promise<Made | undefined> {
  const { format, scoreOf, trials, quality } = task;
  if (!scoreOf || !trials) return undefined;
  const fewest = await fewestTrueColours({
    format,
    trials,
    paletteAbove,
    requestAt: (way) => task.requestAt(quality, way),
    aboveAt: (request) => pixelsAbove(task, request),
  });
  if (!fewest) return undefined;
  const made = await task.encode(fewest.request);
  return quality <= roundsAbove(format) ? made : smallerOf(await at(task, EXACT_QUALITY), made);
}

/** Judges a request by what its file would show or, if that is unknown, by the file. */
async function judged(task: ColoursTask, request: EncodeRequest): Promise<Judged> {
  const { quality } = request;
  const above = await pixelsAbove(task, request);
  if (above !== undefined) return { quality, above };
  const made = await task.encode(request);
  return { quality, made, above: await pointsAbove(task, made) };
}

/**
 * Returns colours rounded for this quality or, if that is not enough, for a higher one. At qualities of rounded colours, finer or exact
 * ones if they take fewer bytes.
 */
async function withRounding(task: ColoursTask): Promise<Made> {
  const { quality, format } = task;
  const roundings = format.quality?.roundings ?? [];
  const isCoarse = quality <= roundsAbove(format);
  const requestAt = (from: number, way?: Partial<EncodeRequest>) =>
    task.requestAt(from, { colours: 'rounded', ...way });
  const judge = (from: number) => judged(task, requestAt(from, isCoarse ? {} : { effort: 'quick' }));
  const following = (from: number, points = 0) =>
    roundings.find((next) => next > from && next >= from + points / POINTS_PER_STEP) ?? roundings.at(-1) ?? from;
  let rounded = await judge(Math.max(quality, roundings[0] ?? quality));
  let tooCoarse: Judged | undefined;
  while (rounded.above < 0 && following(rounded.quality) > rounded.quality) {
    tooCoarse = rounded;
    rounded = await judge(following(rounded.quality, -rounded.above));
  }
  if (tooCoarse && rounded.above >= 0) {
    rounded = await fewestColours(tooCoarse, judge, rounded);
  }
  const made = (isCoarse && rounded.made) || (await task.encode(requestAt(rounded.quality)));
  if (isCoarse) return made;
  const next = following(rounded.quality);
  const finer = next > rounded.quality ? [await task.encode(requestAt(next))] : [];
  const exact = await at(task, EXACT_QUALITY);
  return bySize([made, ...finer, exact])[0] ?? made;
}

/** Sorts by size; of two equal sizes the one with more colours is first. */
const bySize = (made: readonly Made[]): Made[] =>
  made.toReversed().toSorted((one, other) => one.bytes.length - other.bytes.length);

/** Returns the smaller file, or the first of two equal sizes. */
export const smallerOf = (one: Made, other: Made): Made => (one.bytes.length <= other.bytes.length ? one : other);
