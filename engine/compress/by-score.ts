import type { Format } from '../formats/format.ts';
import type { Note, NotSoughtBecause } from '../notes.ts';
import { EXACT_QUALITY } from './axis.ts';
import { exchangeFormat } from './exchange.ts';
import { canRound } from './palette-axis.ts';
import type { Encode, EncodeRequest, Found, Subject } from './request.ts';
import { compressToScore, firstQuality, firstRoundedQuality, type ScoreFound, type ScoreTask } from './to-score.ts';

/** What a picture is judged by in a format: see `ScoreTask`. */
export interface Scoring extends Pick<ScoreTask, 'probe' | 'partsTell' | 'judge'> {
  /** Mean difference of neighbouring pixels. */
  activity: number;
}

export interface ByScoreTask {
  subject: Subject;
  /** The format that was asked for, or the original's own. */
  format: Format;
  targetScore: number;
  /** The format was chosen, or is to stay. */
  preserveFormat: boolean;
  /** A result that saves a smaller share of the file is not worth a change. */
  leastSavings: number;
  encode: Encode;
  /** Absent or undefined where nothing can judge. */
  scoringIn?: (format: Format) => Promise<Scoring | undefined>;
}

/** Of an ordinary photo, where the picture itself is not looked at; see `activityOf`. */
const USUAL_ACTIVITY = 6;
/** A search names no more than the best that there is, and a score below the target by less is as good as it. */
const SCORE_TOLERANCE = 2;

/**
 * The smallest file that looks so much like the original. A format that cannot, or whose file saves next to nothing, is
 * exchanged as in compression by quality. Rejects with what its functions reject with.
 */
export async function compressByScore(task: ByScoreTask): Promise<Found> {
  const { subject, format, preserveFormat } = task;
  const own = await inFormat(task, format);
  const other = exchangeFormat(subject, { format, preserveFormat });
  if (!other || !isIneffective(own, task)) return own;
  const exchanged = await inFormat(task, other);
  const counts = { encodes: own.encodes + exchanged.encodes, drafts: own.drafts + exchanged.drafts };
  if (sizeOf(exchanged, subject) >= sizeOf(own, subject)) return { ...own, ...counts };
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

/** Why there is nothing to seek, before anything is tried. */
function cannotSeek({ frames }: Subject, format: Format): NotSoughtBecause | undefined {
  if (!format.quality) return 'exact';
  if (!format.quality.scored) return 'format';
  // A frame hides what the next one shows: what holds for a still would be a guess for them.
  return format.holds.animation && frames > 1 ? 'animation' : undefined;
}

async function sought(task: ByScoreTask, format: Format, { activity, ...scoring }: Scoring): Promise<Found> {
  const { subject, targetScore, encode } = task;
  const terms = { ...scoring, subject, format, targetScore, encode };
  const first = await compressToScore({ ...terms, firstQuality: firstQuality(format, targetScore, activity) });
  const { bytes, request, judged, reached, encodes, drafts } = await orRounded(first, terms);
  const counts = { encodes, drafts };
  if (bytes === 'original' || !request) {
    return { ...counts, bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'no-gain' }] };
  }
  const { score } = judged;
  const found: Found = { ...counts, bytes, request, score, notes: [] };
  if (reached !== 'best' || score >= targetScore - SCORE_TOLERANCE) return found;
  return (await exact(task, format, found)) ?? { ...found, notes: [{ code: 'below-score', score }] };
}

/** Where no palette is good enough, and all that is left is every pixel as it is: rounded colours may be. */
async function orRounded(found: ScoreFound, task: Omit<ScoreTask, 'firstQuality'>): Promise<ScoreFound> {
  const { format, targetScore, subject } = task;
  const isListed = found.reached === 'target' && found.request?.quality !== EXACT_QUALITY;
  if (isListed || !canRound(format)) return found;
  const firstQuality = firstRoundedQuality(format, targetScore);
  const rounded = await compressToScore({ ...task, firstQuality, rounds: true });
  const counts = { encodes: found.encodes + rounded.encodes, drafts: 0, probes: found.probes + rounded.probes };
  const isBetter = rounded.reached === 'target' && sizeOf(rounded, subject) < sizeOf(found, subject);
  return { ...(isBetter ? rounded : found), ...counts };
}

/** Red letters on blue are beyond a format that halves colour: there every pixel kept may take fewer bytes, not more. */
async function exact({ encode }: ByScoreTask, format: Format, lossy: Found): Promise<Found | undefined> {
  if (format.lossless !== 'choice' || format.quality?.reduces !== 'detail') return undefined;
  const request: EncodeRequest = { ...plainRequest(format, 100), lossless: true };
  const { bytes } = await encode(request);
  const isSmaller = bytes.length <= lossy.bytes.length;
  return isSmaller ? { ...lossy, bytes, request, score: 100, notes: [], encodes: lossy.encodes + 1 } : undefined;
}

/** One encode at the quality at which pictures of this format usually have the score. */
async function atUsualQuality(
  { targetScore, encode }: ByScoreTask,
  format: Format,
  why: NotSoughtBecause,
): Promise<Found> {
  const usual = Math.round(firstQuality(format, targetScore, USUAL_ACTIVITY));
  const request = plainRequest(format, Math.min(100, Math.max(1, usual)));
  const { bytes } = await encode(request);
  return { bytes, request, encodes: 1, drafts: 0, notes: [{ code: 'score-not-sought', why }] };
}

function plainRequest(format: Format, quality: number): EncodeRequest {
  return {
    ...{ format, quality, lossless: format.quality === undefined },
    ...{ scale: 1, blur: 0, smoothing: 'high', effort: 'usual', chroma: 'auto', nuance: 0 },
  };
}
