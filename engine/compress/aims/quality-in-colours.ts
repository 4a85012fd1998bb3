import { searchingIn } from '../../codecs/searching.ts';
import type { Format } from '../../formats/format.ts';
import type { Pixels } from '../../pixels/pixels.ts';
import type { Tried } from '../../search/bracket.ts';
import { fewestTrueColours } from '../candidates/colours.ts';
import { alongTable } from '../candidates/usual.ts';
import { isPaletteEnough } from '../picture-trials.ts';
import { type Encoded, type EncodeRequest, EXACT_QUALITY, HIGHEST_QUALITY, smallerOf, type Task } from '../request.ts';
import { fewestEnough, mostColours, NEAR_POINTS } from '../search/colours.ts';

/* Quality in formats in which it reduces colours. A higher quality has no fewer bytes, except for irregularities. */

export interface ColoursTask extends Pick<Task, 'subject' | 'format' | 'trials' | 'paletteCheck'> {
  /** An integer from 1 to 100. */
  quality: number;
  requestAt(quality: number, way?: Partial<EncodeRequest>): EncodeRequest;
  encode(request: EncodeRequest): Promise<Encoded>;
  /** Resolves to the score of a file or of pixels, or to undefined if the metric cannot run. Absent if the picture is not scored. */
  scoreOf?: ((made: Encoded | Pixels) => Promise<number | undefined>) | undefined;
}

/**
 * The least scores of qualities, in formats that round colours: a picture that has a lower one as a palette gets more colours. In
 * between they are interpolated; up to the first quality there is none (docs/decisions/0051-png-least-scores.md).
 */
const LEAST_SCORES = [
  [50, 30],
  [75, 80],
  [90, 92.5],
  [99, 97],
] as const;

/** Returns the least score of a quality; undefined for none. */
export function leastScoreOf(format: Format, quality: number): number | undefined {
  const isIn = quality > LEAST_SCORES[0][0] && quality < EXACT_QUALITY;
  return searchingIn(format).rounds && isIn ? alongTable(LEAST_SCORES, quality) : undefined;
}

/**
 * Up to the highest quality of palettes in searches, a palette with at most this error is not scored if the picture has few colours: it
 * almost always scores enough (docs/decisions/0051-png-least-scores.md).
 */
const SURE_ERROR = 4;

/** Stands for the points above or below the least score of a palette that is only compared with rounded colours. */
const UNKNOWN = 2 * NEAR_POINTS;
/** The most points that finer rounding brings per step of quality. */
const POINTS_PER_STEP = 2.5;

/**
 * Encodes with the palette of the requested quality if that has the quality's least score. Otherwise with more colours: the fewest of
 * a palette, the fewest beyond palettes, or rounded ones. The quality is never reduced, since a reduction would be visible.
 */
export async function withColours(task: ColoursTask): Promise<Encoded> {
  const { quality, format } = task;
  const isAlwaysEnough =
    quality >= EXACT_QUALITY || format.holds.palette || leastScoreOf(format, quality) === undefined;
  if (isAlwaysEnough) return at(task, quality);
  const requested = await ofRequestedQuality(task);
  if (requested.above >= 0) return requested.made ?? at(task, quality);
  const better = await withMoreColours(task, requested);
  return better.request.effort === 'usual' ? better : task.encode({ ...better.request, effort: 'usual' });
}

/**
 * Resolves to the most colours whose file is below a limit, if these have the quality's least score, too; otherwise to undefined, as
 * without a score.
 * @param requested the file of `withColours`, which is not below the limit. If it has more colours than the quality's, fewer score too low
 */
export async function withFewerColours(
  task: ColoursTask,
  requested: Encoded,
  limit: number,
): Promise<Encoded | undefined> {
  const { quality, format, scoreOf } = task;
  const least = leastScoreOf(format, quality);
  if (!scoreOf || least === undefined || requested.request.quality !== quality || requested.request.colours)
    return undefined;
  const { low: fewer } = await mostColours(quality, limit, async (colours) =>
    colours === quality ? requested : at(task, colours),
  );
  return fewer && ((await scoreOf(fewer)) ?? 0) >= least ? fewer : undefined;
}

const at = ({ encode, requestAt }: ColoursTask, quality: number, way?: Partial<EncodeRequest>) =>
  encode(requestAt(quality, way));

const roundsAbove = (format: Format) => searchingIn(format).rounds?.above ?? EXACT_QUALITY;

/** Judges the palette of the requested quality. Where it is rarely enough, it is not encoded if its pixels can be scored. */
async function ofRequestedQuality(task: ColoursTask): Promise<PaletteTry> {
  const { quality, format } = task;
  const above = (await isRarelyEnough(task)) ? await pixelsAbove(task, task.requestAt(quality)) : undefined;
  if (above !== undefined) return { step: quality, above };
  const made = await at(task, quality);
  const isEnough = quality <= roundsAbove(format) && (await isSure(task, made));
  return { step: quality, made, above: isEnough ? 0 : await pointsAbove(task, made) };
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
async function isSure({ format, scoreOf, trials }: ColoursTask, { bytes }: Encoded): Promise<boolean> {
  return !scoreOf || (trials !== undefined && (await trials.errorOf(format, bytes)) <= SURE_ERROR);
}

const leastScore = ({ format, quality }: ColoursTask) => leastScoreOf(format, quality) ?? 0;

/** Returns the points of a file's score above the least score of the quality. */
async function pointsAbove(task: ColoursTask, made: Encoded): Promise<number> {
  const { scoreOf, quality, format } = task;
  const score = await scoreOf?.(made);
  if (score !== undefined) return score - leastScore(task);
  if (made.request.colours === 'rounded' || quality <= roundsAbove(format)) return UNKNOWN;
  // A palette is compared with the coarser of two roundings, since single bits between them alternate.
  const compared = searchingIn(format).rounds?.finerFrom.findLast((from) => from <= quality) ?? quality;
  return (await isPaletteEnough(task, made, compared)) ? UNKNOWN : -UNKNOWN;
}

/** A palette that may be encoded already: absent if only its pixels were scored. */
interface PaletteTry extends Tried {
  made?: Encoded | undefined;
}

async function withMoreColours(task: ColoursTask, fewest: PaletteTry): Promise<Encoded> {
  const found = await fewestEnough(fewest, (quality) =>
    // The largest palette is rarely the result.
    judged(task, task.requestAt(quality, quality === HIGHEST_QUALITY ? { effort: 'quick' } : {})),
  );
  if (found.above >= 0) return found.made ?? at(task, found.step);
  return (await withTrueColours(task, found.above)) ?? withRounding(task);
}

/**
 * Resolves to the fewest colours beyond palettes that are enough, or exact pixels if these take fewer bytes; to undefined if no number is
 * enough, if rounding suits the picture better, or if it is not scored.
 * @param paletteAbove the points of the largest palette above the least score, below 0
 */
async function withTrueColours(task: ColoursTask, paletteAbove: number): Promise<Encoded | undefined> {
  const { format, scoreOf, trials, quality } = task;
  if (!scoreOf || !trials) return undefined;
  const fewest = await fewestTrueColours(
    { format, trials },
    paletteAbove,
    (way) => task.requestAt(quality, way),
    (request) => pixelsAbove(task, request),
  );
  if (!fewest) return undefined;
  const made = await task.encode(fewest.request);
  return quality <= roundsAbove(format) ? made : smallerOf(await at(task, EXACT_QUALITY), made);
}

/** Judges a request by what its file would show or, if that is unknown, by the file. */
async function judged(task: ColoursTask, request: EncodeRequest): Promise<PaletteTry> {
  const step = request.quality;
  const above = await pixelsAbove(task, request);
  if (above !== undefined) return { step, above };
  const made = await task.encode(request);
  return { step, made, above: await pointsAbove(task, made) };
}

/**
 * Returns colours rounded for this quality or, if that is not enough, for a higher one. At qualities of rounded colours, finer or exact
 * ones if they take fewer bytes.
 */
async function withRounding(task: ColoursTask): Promise<Encoded> {
  const { quality, format } = task;
  const roundings = searchingIn(format).rounds?.finerFrom ?? [];
  const isCoarse = quality <= roundsAbove(format);
  const requestAt = (from: number, way?: Partial<EncodeRequest>) =>
    task.requestAt(from, { colours: 'rounded', ...way });
  const judge = (from: number) => judged(task, requestAt(from, isCoarse ? {} : { effort: 'quick' }));
  const following = (from: number, points = 0) =>
    roundings.find((next) => next > from && next >= from + points / POINTS_PER_STEP) ?? roundings.at(-1) ?? from;
  const above = ({ step, above }: PaletteTry) => {
    const next = following(step, -above);
    return next > step ? next : undefined;
  };
  const rounded = await fewestEnough(await judge(Math.max(quality, roundings[0] ?? quality)), judge, { above });
  const made = (isCoarse && rounded.made) || (await task.encode(requestAt(rounded.step)));
  if (isCoarse) return made;
  const next = following(rounded.step);
  const smaller = next > rounded.step ? smallerOf(await task.encode(requestAt(next)), made) : made;
  return smallerOf(await at(task, EXACT_QUALITY), smaller);
}
