import { MOST_COMPARED_PIXELS } from '../../geometry/limits.ts';
import type { Note, NotSoughtBecause } from '../../report/notes.ts';
import { canRound, fewestTrueColours } from '../candidates/colours.ts';
import { exchangeFormat } from '../exchange.ts';
import { compared, scoredWhole, suitsPalette } from '../picture-trials.ts';
import {
  type Compressed,
  type Encoded,
  type EncodeRequest,
  EXACT_QUALITY,
  HIGHEST_QUALITY,
  isIneffective,
  make,
  requestFor,
  type SavingTask,
  type Scoring,
  type Subject,
} from '../request.ts';
import { fewestEnough } from '../search/colours.ts';
import { compressToScore, firstQuality, firstRoundedQuality, type ScoreFit } from './detail-to-score.ts';

export interface ByScoreTask extends SavingTask {
  targetScore: number;
}

/** The activity of an ordinary photo, for pictures that are not measured; see `activityOf`. */
const USUAL_ACTIVITY = 6;
/** A score that is below the target by at most this, in points, counts as met. */
const SCORE_TOLERANCE = 2;
/** The same of less detail that a palette is compared with, since its score may be an estimate, and of true colours. */
const NEARLY = 1;
/** About the points of the largest palette above a target that it misses. */
const PALETTE_ABOVE = -2;
/** The quality of the smallest palette: fewer colours rarely have a score that is worth a target. */
const FEWEST = 20;

/**
 * Finds the smallest file with the target score. If the format saves too little, it is exchanged as in compression by
 * quality. Rejects if one of the task's functions rejects.
 */
export async function compressByScore(task: ByScoreTask): Promise<Compressed> {
  const { subject, format } = task;
  const own = await inFormat(task);
  const other = exchangeFormat(subject, task);
  const size = sizeOf(own, subject);
  if (!other || !isIneffective(size, task)) return own;
  const exchanged = await inFormat({ ...task, format: other });
  const otherSize = sizeOf(exchanged, subject);
  if (isIneffective(otherSize, task) || otherSize >= size) return own;
  const note: Note = { code: 'format-exchanged', from: format.id, to: other.id, why: 'no-gain' };
  return { ...exchanged, notes: [note, ...exchanged.notes] };
}

const sizeOf = ({ bytes }: Pick<Compressed, 'bytes'>, subject: Subject) =>
  bytes === 'original' ? subject.bytes : bytes.length;

async function inFormat(task: ByScoreTask): Promise<Compressed> {
  const cannot = cannotSeek(task);
  const scoring = cannot ? undefined : await task.scoringIn?.(task.format);
  return scoring ? sought(task, scoring) : atUsualQuality(task, cannot ?? 'browser');
}

/** Returns why a search for a score is impossible, or undefined. */
function cannotSeek({ subject: { frames }, format }: ByScoreTask): NotSoughtBecause | undefined {
  if (!format.quality) return 'exact';
  if (!format.quality.scored) return 'format';
  // The metric compares stills. Frames may hide each other's errors.
  return format.holds.animation && frames > 1 ? 'animation' : undefined;
}

const made = (
  { format, encode }: ByScoreTask,
  changes: Partial<EncodeRequest> & { quality: number },
): Promise<Encoded> => make(encode, requestFor(format, changes));

async function sought(task: ByScoreTask, scoring: Scoring): Promise<Compressed> {
  const { targetScore, warn } = task;
  const palette = await compared(() => inPalette(task), warn);
  if (!palette) return withLessDetail(task, scoring);
  const { score } = palette;
  const found: Compressed = {
    ...palette,
    notes: score >= targetScore - SCORE_TOLERANCE ? [] : [{ code: 'below-score', score }],
  };
  if (score >= targetScore && (await isSmallerThanDetail(task, scoring, palette.bytes))) return found;
  const detail = await withLessDetail(task, scoring);
  return isBetter(found, detail, task) ? found : detail;
}

/**
 * Encodes a drawing losslessly in a palette of about the fewest colours with the target score, or of the most colours if none has it. Where
 * the backend has no palettes for the picture, which is grey or has 16 bits, all colours are kept.
 * @returns the file and its score; undefined for photos, large pictures, formats that have no palettes, and if the metric cannot run
 */
async function inPalette(task: ByScoreTask): Promise<(Encoded & { score: number }) | undefined> {
  const { format, targetScore, trials, scoringIn } = task;
  if (!trials || !(await suitsPalette(task))) return undefined;
  const { scoreOfPixels, judge } = (await scoringIn?.(scoredWhole(format))) ?? {};
  if (!scoreOfPixels || !judge) return undefined;
  const judged = async (step: number) => {
    const pixels = await trials.pixelsAt(requestFor(format, { quality: step, colours: 'palette' }));
    return { step, pixels, above: pixels ? scoreOfPixels(pixels) - targetScore : Number.NEGATIVE_INFINITY };
  };
  const first = await judged(FEWEST);
  if (!first.pixels) {
    const exact = await made(task, { quality: EXACT_QUALITY, lossless: true });
    return { ...exact, score: (await judge(exact.bytes, 'whole')).score };
  }
  const { step, above } = await fewestEnough(first, judged);
  return { ...(await made(task, { quality: step, colours: 'palette' })), score: targetScore + above };
}

/** Whether a file of half the quality that photos need for the score is larger. Then one with the score nearly always is, too. */
async function isSmallerThanDetail(task: ByScoreTask, { activity }: Scoring, bytes: Uint8Array): Promise<boolean> {
  const quality = Math.ceil(firstQuality(task.format, task.targetScore, activity) / 2);
  return bytes.length < (await made(task, { quality })).bytes.length;
}

/** Whether a palette is better than less detail: it alone has the score, or both or neither has it and it is smaller. */
function isBetter(palette: Compressed, detail: Compressed, { subject, targetScore }: ByScoreTask): boolean {
  const [own, other] = [palette.score ?? 0, detail.score ?? 100];
  const isReached = own >= targetScore;
  const isOtherReached = other >= targetScore - NEARLY;
  if (isReached !== isOtherReached) return isReached;
  return sizeOf(palette, subject) < sizeOf(detail, subject) && (isReached || own >= other);
}

async function withLessDetail(task: ByScoreTask, scoring: Scoring): Promise<Compressed> {
  const { format, targetScore } = task;
  const terms = { ...task, ...scoring };
  const first = await compressToScore({ ...terms, firstQuality: firstQuality(format, targetScore, scoring.activity) });
  const { bytes, request, judged, reached } = await orMoreColours(first, terms);
  if (bytes === 'original' || !request) {
    return { bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'no-gain' }] };
  }
  const { score } = judged;
  const found = { bytes, request, score, notes: [] };
  if (reached !== 'best' || score >= targetScore - SCORE_TOLERANCE) return found;
  return (await exact(task, found)) ?? { ...found, notes: [{ code: 'below-score', score }] };
}

type ColoursTask = ByScoreTask & Scoring;

/** Searches more colours if no palette reaches the score, because the alternative is exact pixels. */
async function orMoreColours(found: ScoreFit, task: ColoursTask): Promise<ScoreFit> {
  const { format, targetScore, subject, warn } = task;
  const isPaletteEnough = found.reached === 'target' && found.request?.quality !== EXACT_QUALITY;
  if (isPaletteEnough || !canRound(format)) return found;
  const firstQuality = firstRoundedQuality(format, targetScore);
  const rounded = await compressToScore({ ...task, firstQuality, rounds: true });
  const trueColours = await compared(() => inTrueColours(task), warn);
  const enough = [rounded, trueColours].filter((each) => each?.reached === 'target') as ScoreFit[];
  const [smallest = found] = (found.reached === 'best' ? enough : [found, ...enough]).toSorted(
    (one, other) => sizeOf(one, subject) - sizeOf(other, subject),
  );
  return smallest;
}

/**
 * Resolves to undefined for a large picture, without trials, if no number of colours has the score, or if rounding suits the picture
 * better.
 */
async function inTrueColours(task: ColoursTask): Promise<ScoreFit | undefined> {
  const { subject, format, targetScore, encode, trials, scoreOfPixels } = task;
  if (!trials || !scoreOfPixels || subject.width * subject.height > MOST_COMPARED_PIXELS) return undefined;
  const fewest = await fewestTrueColours(
    { format, trials },
    PALETTE_ABOVE,
    (way) => requestFor(format, { quality: HIGHEST_QUALITY, ...way }),
    async (request) => {
      const pixels = await trials.pixelsAt(request);
      return pixels && scoreOfPixels(pixels) - targetScore + NEARLY;
    },
  );
  if (!fewest) return undefined;
  const score = targetScore - NEARLY + fewest.above;
  return { ...(await make(encode, fewest.request)), reached: 'target', judged: { score, worst: score } };
}

/** Encodes losslessly if no quality reaches the score. For red letters on blue in 4:2:0, this can even be smaller. */
async function exact(task: ByScoreTask, lossy: Encoded): Promise<Compressed | undefined> {
  const { format } = task;
  if (format.lossless !== 'choice' || format.quality?.reduces !== 'detail') return undefined;
  const found = await made(task, { quality: EXACT_QUALITY, lossless: true });
  return found.bytes.length <= lossy.bytes.length ? { ...found, score: 100, notes: [] } : undefined;
}

/** Encodes once, at the quality at which pictures in this format usually have the score. */
async function atUsualQuality(task: ByScoreTask, why: NotSoughtBecause): Promise<Compressed> {
  const { format, targetScore } = task;
  const quality = firstQuality(format, targetScore, USUAL_ACTIVITY);
  const found = await made(task, { quality, lossless: format.quality === undefined });
  return { ...found, notes: [{ code: 'score-not-sought', why }] };
}
