import type { EncodeOptions, Format } from '../formats/format.ts';
import { settingsFor } from './axis.ts';
import { looksOf } from './looks.ts';
import { lowestRounded } from './palette-axis.ts';
import type { Encode, EncodeRequest, Found, Subject } from './request.ts';
import { ScoreCurve, usualScore } from './score-curve.ts';

/** How much a picture looks like the one that it was made of. */
export interface Judged {
  /** Of the whole, or estimated from the parts that were looked at: 100 for the same picture, 80 for no visible difference. */
  score: number;
  /** Of the part that came off worst. */
  worst: number;
}

export interface ScoreTask {
  subject: Subject;
  format: Format;
  /** The score that the result is to have at the least. */
  targetScore: number;
  /** Of the encodes, which are the final ones: with other settings the same quality looks different. Default `usual`. */
  effort?: EncodeOptions['effort'];
  /** Where to begin; see `firstQuality`. */
  firstQuality: number;
  /** Look among rounded colours, for a format that has them, and not among palettes. */
  rounds?: boolean;
  /** The whole picture. */
  encode: Encode;
  /**
   * A few parts of the picture at full resolution, side by side, at a fraction of the cost. Absent for a picture so small
   * that it is judged whole.
   */
  probe?: Encode;
  /** What `probe` scores `encode` will, since parts come out alone as they do in the whole: the result need not be judged. */
  partsTell?: boolean;
  /** Judges a file that `encode` or `probe` made, by the same parts. */
  judge(bytes: Uint8Array<ArrayBuffer>, of: 'whole' | 'probe'): Promise<Judged>;
}

/** What a search for a score came to. */
export type ScoreFound = Omit<Found, 'notes'> & {
  /** The score that was asked for; the best that there is; or the original, since a file that looks good enough is no smaller. */
  reached: 'target' | 'best' | 'original';
  /** As `judge` saw the result; 100 for the original. */
  judged: Judged;
  /** Encodes of the parts alone. */
  probes: number;
};

/** The worst part may be so many points below the target: a mean alone would ruin a sky to pay for a wood. */
export const WORST_BELOW = 10;
/**
 * Off the target by no more than this a result is taken: the first where it is as good as estimates are, a later one where
 * it is not plainly wrong; and a part that tells what the whole will be, from the third on where it is not far off.
 */
const CLOSE = {
  first: { below: 0.8, above: 1.3 },
  laterProbe: { below: 1.5, above: 1.6 },
  later: { below: 2, above: 2 },
} as const;
/** A probe so near the target, in points, predicts the rest of the way well enough: less so where the slope is a guess. */
const NEAR = { first: 2.5, later: 3 } as const;
/** Where parts tell what the whole will be, one more probe costs less than a look at the whole. */
const MOST_PROBES = { guess: 3, tell: 4 } as const;
/** Encodes of the whole picture, where parts were looked at before and where not. */
const MOST_ENCODES = { probed: 3, whole: 4 } as const;

const LOWEST = 5;
const HIGHEST = 100;
/** A picture in which nothing changes. */
const LEAST_ACTIVITY = 0.1;

interface Tried {
  bytes: Uint8Array<ArrayBuffer>;
  request: EncodeRequest;
  judged: Judged;
}

const isClose = (off: number, { below, above }: { below: number; above: number }) => off >= -below && off <= above;

/** What a picture counts for: the floor under its worst part is as good a reason for more quality as the score is. */
const counted = ({ score, worst }: Judged) => Math.min(score, worst + WORST_BELOW);

/** Of rounded colours: the lowest quality usually scores so much, and each one more a point more. */
const LOWEST_ROUNDED_SCORES = 82;

export function firstRoundedQuality(format: Format, targetScore: number): number {
  return lowestRounded(format) + targetScore - LOWEST_ROUNDED_SCORES;
}

/**
 * The quality at which a picture is likely to score so much, before anything is known of it.
 * @param activity mean difference of neighbouring pixels; see engine/score/tiles.ts
 */
export function firstQuality(format: Format, targetScore: number, activity: number): number {
  const usual = targetScore + looksOf(format).perActivity * Math.log(Math.max(activity, LEAST_ACTIVITY));
  let first = LOWEST;
  while (first < HIGHEST && usualScore(format, first) < usual) first++;
  return first;
}

/**
 * The lowest quality at which a picture looks good enough. Parts of it tell where that is, and one encode of the whole carries
 * it out. Where an encoder may treat parts otherwise when they are alone, the same parts of the result show whether it did; if
 * so, one more encode puts it right. Rejects with what its functions reject with.
 */
export async function compressToScore(task: ScoreTask): Promise<ScoreFound> {
  const { subject, targetScore, encode, probe, judge, partsTell } = task;
  const lowest = task.rounds ? lowestRounded(task.format) : LOWEST;
  const curve = new ScoreCurve(task.format, { lowest, highest: HIGHEST });
  const start = Math.min(HIGHEST, Math.max(lowest, Math.round(task.firstQuality)));
  const probed = await probeFrom(start, task, curve);

  let { quality } = probed;
  const made: Tried[] = [];
  const most = probe ? MOST_ENCODES.probed : MOST_ENCODES.whole;
  while (made.length < most && !made.some(({ request }) => request.quality === quality)) {
    const request = requestFor(task, quality);
    const { bytes } = await encode(request);
    const told = partsTell ? probed.judged.get(quality) : undefined;
    const judged = told ?? (await judge(bytes, 'whole'));
    made.push({ bytes, request, judged });
    const off = counted(judged) - targetScore;
    if (told || isClose(off, probe && made.length > 1 ? CLOSE.later : CLOSE.first)) break;
    if (probe && made.length === 1) curve.shiftTo(quality, counted(judged));
    else curve.replace(made.map((each) => ({ quality: each.request.quality, score: counted(each.judged) })));
    quality = curve.qualityFor(targetScore);
  }

  const best = bestOf(made, targetScore);
  const counts = { encodes: made.length, probes: probed.judged.size, drafts: 0 };
  if (subject.mayKeep && best.bytes.length >= subject.bytes) {
    return { ...counts, bytes: 'original', reached: 'original', judged: { score: 100, worst: 100 } };
  }
  const isMet = counted(best.judged) >= targetScore - CLOSE.later.below;
  return { ...counts, ...best, reached: isMet ? 'target' : 'best' };
}

/**
 * Encodes parts alone until they tell a quality: one that was tried where its score will be that of the whole, else one that
 * is near enough to it to be foretold.
 */
async function probeFrom(start: number, task: ScoreTask, curve: ScoreCurve) {
  const { targetScore, probe, judge, partsTell = false } = task;
  const most = partsTell ? MOST_PROBES.tell : MOST_PROBES.guess;
  const judged = new Map<number, Judged>();
  let quality = start;
  while (probe && judged.size < most && !curve.knows(quality)) {
    const { bytes } = await probe(requestFor(task, quality));
    const seen = await judge(bytes, 'probe');
    judged.set(quality, seen);
    curve.add(quality, counted(seen));
    quality = curve.qualityFor(targetScore);
    if (partsTell) {
      const near = nearest(judged, targetScore);
      if (isClose(near.off, judged.size > 2 ? CLOSE.laterProbe : CLOSE.first)) return { quality: near.quality, judged };
    } else if (Math.abs(counted(seen) - targetScore) < (judged.size === 1 ? NEAR.first : NEAR.later)) {
      break;
    }
  }
  return { quality, judged };
}

/** Of those that were tried, and how far off the target it is. */
function nearest(judged: ReadonlyMap<number, Judged>, targetScore: number): { quality: number; off: number } {
  const all = Array.from(judged, ([quality, seen]) => ({ quality, off: counted(seen) - targetScore }));
  return all.reduce((best, other) => (Math.abs(other.off) < Math.abs(best.off) ? other : best));
}

function requestFor({ format, effort = 'usual', rounds }: ScoreTask, quality: number): EncodeRequest {
  const colours = rounds ? { colours: 'rounded' as const } : {};
  return { ...settingsFor(format, { quality, chroma: 'auto' }, 1), ...colours, effort };
}

/** What is nearest to the target of all that have about met it, where too little counts twice; else what scores most. */
function bestOf(made: readonly Tried[], targetScore: number): Tried {
  const [first, ...others] = made;
  if (!first) throw new RangeError('Nothing was encoded');
  const miss = ({ judged }: Tried) => {
    const off = counted(judged) - targetScore;
    if (off < -CLOSE.later.below) return 100 - off;
    return off < 0 ? -2 * off : off;
  };
  return others.reduce((best, other) => (miss(other) < miss(best) ? other : best), first);
}
