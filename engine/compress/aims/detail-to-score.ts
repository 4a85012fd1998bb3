import type { Format } from '../../formats/format.ts';
import type { Judged } from '../../score/judge.ts';
import { lowestRounded } from '../candidates/colours.ts';
import { usualScore, usualScoresOf } from '../candidates/usual.ts';
import { type Compressed, type Encoded, type EncodeRequest, requestFor, type Scoring, type Task } from '../request.ts';
import { ScoreCurve } from '../search/curves.ts';

export interface ScoreTask
  extends Pick<Task, 'subject' | 'format' | 'encode'>,
    Pick<Scoring, 'probe' | 'isProbeExact' | 'judge'> {
  /** The lowest acceptable score. */
  targetScore: number;
  /** The quality to begin with; see `firstQuality`. */
  firstQuality: number;
  /** Searches rounded colours instead of palettes. */
  rounds?: boolean;
}

/** The result of a search for a score. */
export type ScoreFit = Pick<Compressed, 'bytes' | 'request'> & {
  /** The target; the best possible score; or the original, if no smaller file reaches the target. */
  reached: 'target' | 'best' | 'original';
  /** The score of the result; 100 for the original. */
  judged: Judged;
};

/**
 * How far below the target the worst tile may be, in points. With the mean alone, a smooth sky could lose its quality
 * to a forest.
 */
export const WORST_BELOW = 10;
/**
 * Distances from the target, in points, at which a result is accepted: `first` of the first result, which is about the
 * error of predictions; `later` of later ones; `laterProbe` of exact probes from the third on.
 */
const CLOSE = {
  first: { below: 0.8, above: 1.3 },
  laterProbe: { below: 1.5, above: 1.6 },
  later: { below: 2, above: 2 },
} as const;
/**
 * The distance of a probe from the target, in points, from which the curve predicts the quality. It is smaller before
 * the slope is measured.
 */
const PREDICTS_WITHIN = { first: 2.5, later: 3 } as const;
/** The number of probes. One more pays if probes are exact, because the result is not judged then. */
const MOST_PROBES = { predicted: 3, exact: 4 } as const;
/** The number of encodes of the whole picture, with and without probes. */
const MOST_ENCODES = { probed: 3, whole: 4 } as const;

const LOWEST = 5;
const HIGHEST = 100;
/** A lower bound for the activity, which is 0 for uniform pictures. */
const LEAST_ACTIVITY = 0.1;

interface ScoredFile extends Encoded {
  judged: Judged;
}

const isClose = (off: number, { below, above }: { below: number; above: number }) => off >= -below && off <= above;

/** Returns the score that the search compares with the target: limited by the worst tile. */
const counted = ({ score, worst }: Judged) => Math.min(score, worst + WORST_BELOW);

/** The usual score of the lowest quality of rounded colours. Each step of quality adds about a point. */
const LOWEST_ROUNDED_SCORES = 82;

/** Returns the quality of rounded colours that is likely to have the score. */
export function firstRoundedQuality(format: Format, targetScore: number): number {
  return lowestRounded(format) + targetScore - LOWEST_ROUNDED_SCORES;
}

/**
 * Returns the quality at which a picture is likely to have the score, before any encode.
 * @param activity mean difference of neighbouring pixels; see engine/score/tiles.ts
 */
export function firstQuality(format: Format, targetScore: number, activity: number): number {
  const usual = targetScore + usualScoresOf(format).perActivity * Math.log(Math.max(activity, LEAST_ACTIVITY));
  let first = LOWEST;
  while (first < HIGHEST && usualScore(format, first) < usual) first++;
  return first;
}

/**
 * Finds the lowest quality with the target score. Probes of a mosaic of tiles find the quality, and one encode of the
 * whole picture follows. If probes are not exact, the result is judged by the same tiles, and encoded again if it
 * misses the target. Rejects if one of the task's functions rejects.
 */
export async function compressToScore(task: ScoreTask): Promise<ScoreFit> {
  const { subject, targetScore } = task;
  const lowest = task.rounds ? lowestRounded(task.format) : LOWEST;
  const curve = new ScoreCurve(task.format, { lowest, highest: HIGHEST });
  const start = Math.min(HIGHEST, Math.max(lowest, Math.round(task.firstQuality)));
  const probed = await probeFrom(start, task, curve);
  const made = await encodeFrom(probed, task, curve);
  const best = bestOf(made, targetScore);
  if (subject.mayKeep && best.bytes.length >= subject.bytes) {
    return { bytes: 'original', reached: 'original', judged: { score: 100, worst: 100 } };
  }
  const isMet = counted(best.judged) >= targetScore - CLOSE.later.below;
  return { ...best, reached: isMet ? 'target' : 'best' };
}

/** Encodes the whole picture until a file is close to the target. */
async function encodeFrom(probed: Probed, task: ScoreTask, curve: ScoreCurve): Promise<ScoredFile[]> {
  const { targetScore, encode, probe, judge, isProbeExact } = task;
  let { quality } = probed;
  const made: ScoredFile[] = [];
  const most = probe ? MOST_ENCODES.probed : MOST_ENCODES.whole;
  while (made.length < most && !made.some(({ request }) => request.quality === quality)) {
    const request = requestOf(task, quality);
    const { bytes } = await encode(request);
    const exact = isProbeExact ? probed.judged.get(quality) : undefined;
    const judged = exact ?? (await judge(bytes, 'whole'));
    made.push({ bytes, request, judged });
    const off = counted(judged) - targetScore;
    if (exact || isClose(off, probe && made.length > 1 ? CLOSE.later : CLOSE.first)) break;
    if (probe && made.length === 1) curve.shiftTo(quality, counted(judged));
    else curve.replace(made.map((each) => ({ quality: each.request.quality, score: counted(each.judged) })));
    quality = curve.qualityFor(targetScore);
  }
  return made;
}

interface Probed {
  quality: number;
  judged: ReadonlyMap<number, Judged>;
}

/**
 * Encodes the mosaic until the quality is known. If probes are exact, that is a quality that was tried; otherwise it is
 * a prediction from a near one.
 */
async function probeFrom(start: number, task: ScoreTask, curve: ScoreCurve): Promise<Probed> {
  const { targetScore, probe, judge, isProbeExact = false } = task;
  const most = isProbeExact ? MOST_PROBES.exact : MOST_PROBES.predicted;
  const judged = new Map<number, Judged>();
  let quality = start;
  while (probe && judged.size < most && !curve.knows(quality)) {
    const { bytes } = await probe(requestOf(task, quality));
    const seen = await judge(bytes, 'probe');
    judged.set(quality, seen);
    curve.add(quality, counted(seen));
    quality = curve.qualityFor(targetScore);
    if (isProbeExact) {
      const near = nearest(judged, targetScore);
      if (isClose(near.off, judged.size > 2 ? CLOSE.laterProbe : CLOSE.first)) return { quality: near.quality, judged };
    } else if (
      Math.abs(counted(seen) - targetScore) < (judged.size === 1 ? PREDICTS_WITHIN.first : PREDICTS_WITHIN.later)
    ) {
      break;
    }
  }
  return { quality, judged };
}

/** Returns the tried quality that is nearest to the target, and its distance in points. */
function nearest(judged: ReadonlyMap<number, Judged>, targetScore: number): { quality: number; off: number } {
  const all = Array.from(judged, ([quality, seen]) => ({ quality, off: counted(seen) - targetScore }));
  return all.reduce((best, other) => (Math.abs(other.off) < Math.abs(best.off) ? other : best));
}

const requestOf = ({ format, rounds }: ScoreTask, quality: number): EncodeRequest =>
  requestFor(format, { quality, colours: rounds ? 'rounded' : undefined });

/**
 * Returns the result nearest to the target, where points below it count twice; if all miss it, the one with the highest
 * score.
 */
function bestOf(made: readonly ScoredFile[], targetScore: number): ScoredFile {
  const [first, ...others] = made;
  if (!first) throw new RangeError('Nothing was encoded');
  const miss = ({ judged }: ScoredFile) => {
    const off = counted(judged) - targetScore;
    if (off < -CLOSE.later.below) return 100 - off;
    return off < 0 ? -2 * off : off;
  };
  return others.reduce((best, other) => (miss(other) < miss(best) ? other : best), first);
}
