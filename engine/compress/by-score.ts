import type { Warn } from '../errors/warn.ts';
import type { Format } from '../formats/format.ts';
import { MOST_COMPARED_PIXELS } from '../geometry/limits.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { Note, NotSoughtBecause } from '../report/notes.ts';
import { HIGHEST_QUALITY } from './axis.ts';
import type { ColourTrials } from './colour-trials.ts';
import { compared } from './drawing.ts';
import { exchangeFormat } from './exchange.ts';
import { canRound } from './palette-axis.ts';
import { paletteToScore } from './palette-to-score.ts';
import { type Encode, type EncodeRequest, EXACT_QUALITY, type Found, type Subject, settingsFor } from './request.ts';
import { compressToScore, firstQuality, firstRoundedQuality, type ScoreFound, type ScoreTask } from './to-score.ts';
import { fewestTrueColours } from './true-colours.ts';

/** How the results of a picture in a format are judged: see `ScoreTask`. */
export interface Scoring extends Pick<ScoreTask, 'probe' | 'isProbeExact' | 'judge'> {
  /** Mean difference of neighbouring pixels; see `activityOf`. */
  activity: number;
  /** Scores pixels of the whole picture, as a result would show them. */
  scoreOfPixels?: (pixels: Pixels) => number;
}

export interface ByScoreTask {
  subject: Subject;
  /** The requested format, or the original's. */
  format: Format;
  targetScore: number;
  /** Whether the format must not be exchanged. */
  preserveFormat: boolean;
  /** The smallest share of the file, 0 to 1, that a result must save. */
  leastSavings: number;
  encode: Encode;
  /** Absent, or resolves to undefined, if the metric cannot run. */
  scoringIn?: (format: Format) => Promise<Scoring | undefined>;
  /** Without it, drawings are not encoded in palettes where the quality reduces detail. */
  trials?: ColourTrials | undefined;
  warn?: Warn | undefined;
}

/** The activity of an ordinary photo, for pictures that are not measured; see `activityOf`. */
const USUAL_ACTIVITY = 6;
/** A score that is below the target by at most this, in points, counts as met. */
const SCORE_TOLERANCE = 2;
/** The same of less detail that a palette is compared with, since its score may be an estimate, and of true colours. */
const NEARLY = 1;
/** About the points of the largest palette above a target that it misses. */
const PALETTE_ABOVE = -2;

/**
 * Finds the smallest file with the target score. If the format saves too little, it is exchanged as in compression by
 * quality. Rejects if one of the task's functions rejects.
 */
export async function compressByScore(task: ByScoreTask): Promise<Found> {
  const { subject, format, preserveFormat } = task;
  const own = await inFormat(task, format);
  const other = exchangeFormat(subject, { format, preserveFormat });
  if (!other || !isIneffective(own, task)) return own;
  const exchanged = await inFormat(task, other);
  const counts = { encodes: own.encodes + exchanged.encodes, drafts: own.drafts + exchanged.drafts };
  if (isIneffective(exchanged, task) || sizeOf(exchanged, subject) >= sizeOf(own, subject))
    return { ...own, ...counts };
  const note: Note = { code: 'format-exchanged', from: format.id, to: other.id, why: 'no-gain' };
  return { ...exchanged, ...counts, notes: [note, ...exchanged.notes] };
}

const sizeOf = ({ bytes }: Pick<Found, 'bytes'>, subject: Subject) =>
  bytes === 'original' ? subject.bytes : bytes.length;

const isIneffective = (found: Found, { subject, leastSavings }: ByScoreTask) =>
  sizeOf(found, subject) > subject.bytes * (1 - leastSavings);

async function inFormat(task: ByScoreTask, format: Format): Promise<Found> {
  const cannot = cannotSeek(task.subject, format);
  const scoring = cannot ? undefined : await task.scoringIn?.(format);
  return scoring ? sought(task, format, scoring) : atUsualQuality(task, format, cannot ?? 'browser');
}

/** Returns why a search for a score is impossible, or undefined. */
function cannotSeek({ frames }: Subject, format: Format): NotSoughtBecause | undefined {
  if (!format.quality) return 'exact';
  if (!format.quality.scored) return 'format';
  // The metric compares stills. Frames may hide each other's errors.
  return format.holds.animation && frames > 1 ? 'animation' : undefined;
}

async function sought(task: ByScoreTask, format: Format, scoring: Scoring): Promise<Found> {
  const palette = await compared(() => paletteToScore({ ...task, format }), task.warn);
  if (!palette) return withLessDetail(task, format, scoring);
  const { bytes, request, score } = palette;
  const isReached = score >= task.targetScore;
  const found: Found = {
    bytes,
    request,
    score,
    encodes: isReached ? 2 : 1,
    drafts: 0,
    notes: score >= task.targetScore - SCORE_TOLERANCE ? [] : [{ code: 'below-score', score }],
  };
  if (isReached && (await isSmallerThanDetail(task, format, scoring, bytes))) return found;
  const detail = await withLessDetail(task, format, scoring);
  const counts = { encodes: found.encodes + detail.encodes, drafts: detail.drafts };
  return { ...(isBetter(found, detail, task) ? found : detail), ...counts };
}

/** Whether a file of half the quality that photos need for the score is larger. Then one with the score nearly always is, too. */
async function isSmallerThanDetail(
  { targetScore, encode }: ByScoreTask,
  format: Format,
  { activity }: Scoring,
  bytes: Uint8Array,
): Promise<boolean> {
  const quality = Math.ceil(firstQuality(format, targetScore, activity) / 2);
  const coarse = await encode({ ...settingsFor(format, { quality }), effort: 'usual' });
  return bytes.length < coarse.bytes.length;
}

/** Whether a palette is better than less detail: it alone has the score, or both or neither has it and it is smaller. */
function isBetter(palette: Found, detail: Found, { subject, targetScore }: ByScoreTask): boolean {
  const [own, other] = [palette.score ?? 0, detail.score ?? 100];
  const isReached = own >= targetScore;
  const isOtherReached = other >= targetScore - NEARLY;
  if (isReached !== isOtherReached) return isReached;
  return sizeOf(palette, subject) < sizeOf(detail, subject) && (isReached || own >= other);
}

async function withLessDetail(task: ByScoreTask, format: Format, { activity, ...scoring }: Scoring): Promise<Found> {
  const { subject, targetScore, encode, trials, warn } = task;
  const terms = { ...scoring, subject, format, targetScore, encode };
  const first = await compressToScore({ ...terms, firstQuality: firstQuality(format, targetScore, activity) });
  const { bytes, request, judged, reached, encodes, drafts } = await orMoreColours(first, { ...terms, trials, warn });
  const counts = { encodes, drafts };
  if (bytes === 'original' || !request) {
    return { ...counts, bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'no-gain' }] };
  }
  const { score } = judged;
  const found: Found = { ...counts, bytes, request, score, notes: [] };
  if (reached !== 'best' || score >= targetScore - SCORE_TOLERANCE) return found;
  return (await exact(task, format, found)) ?? { ...found, notes: [{ code: 'below-score', score }] };
}

type ColoursTask = Omit<ScoreTask, 'firstQuality'> &
  Pick<ByScoreTask, 'trials' | 'warn'> &
  Pick<Scoring, 'scoreOfPixels'>;

/** Searches more colours if no palette reaches the score, because the alternative is exact pixels. */
async function orMoreColours(found: ScoreFound, task: ColoursTask): Promise<ScoreFound> {
  const { format, targetScore, subject, warn } = task;
  const isPaletteEnough = found.reached === 'target' && found.request?.quality !== EXACT_QUALITY;
  if (isPaletteEnough || !canRound(format)) return found;
  const firstQuality = firstRoundedQuality(format, targetScore);
  const rounded = await compressToScore({ ...task, firstQuality, rounds: true });
  const trueColours = await compared(() => inTrueColours(task), warn);
  const more = trueColours ? [rounded, trueColours] : [rounded];
  const enough = more.filter(({ reached }) => reached === 'target');
  const [smallest = found] = (found.reached === 'best' ? enough : [found, ...enough]).toSorted(
    (one, other) => sizeOf(one, subject) - sizeOf(other, subject),
  );
  return { ...smallest, ...countsOf([found, ...more]) };
}

const countsOf = (searches: readonly ScoreFound[]) => ({
  encodes: searches.reduce((sum, { encodes }) => sum + encodes, 0),
  probes: searches.reduce((sum, { probes }) => sum + probes, 0),
  drafts: 0,
});

/**
 * Resolves to undefined for a large picture, without trials, if no number of colours has the score, or if rounding suits the picture
 * better.
 */
async function inTrueColours(task: ColoursTask): Promise<ScoreFound | undefined> {
  const { subject, format, targetScore, encode, trials, scoreOfPixels } = task;
  if (!trials || !scoreOfPixels || subject.width * subject.height > MOST_COMPARED_PIXELS) return undefined;
  const fewest = await fewestTrueColours({
    format,
    trials,
    paletteAbove: PALETTE_ABOVE,
    requestAt: (way) => ({ ...settingsFor(format, { quality: HIGHEST_QUALITY, ...way }), effort: 'usual' }),
    aboveAt: async (request) => {
      const pixels = await trials.pixelsAt(request);
      return pixels && scoreOfPixels(pixels) - targetScore + NEARLY;
    },
  });
  if (!fewest) return undefined;
  const { request, above } = fewest;
  const score = targetScore - NEARLY + above;
  const { bytes } = await encode(request);
  return { bytes, request, reached: 'target', judged: { score, worst: score }, encodes: 1, drafts: 0, probes: 0 };
}

/** Encodes losslessly if no quality reaches the score. For red letters on blue in 4:2:0, this can even be smaller. */
async function exact({ encode }: ByScoreTask, format: Format, lossy: Found): Promise<Found | undefined> {
  if (format.lossless !== 'choice' || format.quality?.reduces !== 'detail') return undefined;
  const request: EncodeRequest = { ...settingsFor(format, { quality: 100, lossless: true }), effort: 'usual' };
  const { bytes } = await encode(request);
  const isSmaller = bytes.length <= lossy.bytes.length;
  return isSmaller ? { ...lossy, bytes, request, score: 100, notes: [], encodes: lossy.encodes + 1 } : undefined;
}

/** Encodes once, at the quality at which pictures in this format usually have the score. */
async function atUsualQuality(
  { targetScore, encode }: ByScoreTask,
  format: Format,
  why: NotSoughtBecause,
): Promise<Found> {
  const quality = firstQuality(format, targetScore, USUAL_ACTIVITY);
  const settings = settingsFor(format, { quality, lossless: format.quality === undefined });
  const request: EncodeRequest = { ...settings, effort: 'usual' };
  const { bytes } = await encode(request);
  return { bytes, request, encodes: 1, drafts: 0, notes: [{ code: 'score-not-sought', why }] };
}
