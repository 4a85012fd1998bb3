import { verdictWords } from '#words/benchmark-run.ts';
import type { BenchmarkEntry, TrialOutcome, Verdict } from './outcome.ts';

/** A smaller relative difference may be chance. */
const NOTICEABLE = 0.05;
/** The same for points of SSIMULACRA2. */
const NOTICEABLE_SCORE = 1;

const labels = (entries: readonly BenchmarkEntry[]) => entries.map(({ label }) => label);

function onTime(ours: BenchmarkEntry, others: readonly BenchmarkEntry[]): Verdict {
  const faster = others.filter(({ ms }) => ms < ours.ms * (1 - NOTICEABLE)).sort((a, b) => a.ms - b.ms);
  const [fastest] = faster;
  if (fastest) {
    return { lost: true, text: verdictWords.slower(ours.label, labels(faster), ours.ms / fastest.ms) };
  }
  const next = Math.min(...others.map(({ ms }) => ms));
  const even = next < ours.ms * (1 + NOTICEABLE);
  return {
    lost: false,
    text: even ? verdictWords.asFast(ours.label) : verdictWords.fastest(ours.label, next / ours.ms),
  };
}

/** A library loses on quality only if another one kept more of the picture in no more bytes. */
function onQuality(ours: BenchmarkEntry, others: readonly BenchmarkEntry[], target: number | undefined): Verdict[] {
  const better = others.filter(
    ({ score, bytes }) =>
      score !== undefined &&
      ours.score !== undefined &&
      score > ours.score + NOTICEABLE_SCORE &&
      (target === undefined ? bytes <= ours.bytes : bytes <= target),
  );
  if (better.length === 0) return [];
  const within = target === undefined ? 'bytes' : 'target';
  return [{ lost: true, text: verdictWords.worse(ours.label, labels(better), within) }];
}

/** Libraries that needed more bytes for a picture that is no better. */
function onSize(ours: BenchmarkEntry, others: readonly BenchmarkEntry[]): Verdict[] {
  const larger = others.filter(
    ({ score, bytes }) =>
      score !== undefined &&
      ours.score !== undefined &&
      score <= ours.score + NOTICEABLE_SCORE &&
      bytes > ours.bytes * (1 + NOTICEABLE),
  );
  if (larger.length === 0) return [];
  const least = Math.min(...larger.map(({ bytes }) => bytes)) / ours.bytes - 1;
  return [{ lost: false, text: verdictWords.smaller(labels(larger), Math.round(100 * least)) }];
}

/** Within one size limit the better picture wins. */
function onBestPicture(ours: BenchmarkEntry, others: readonly BenchmarkEntry[]): Verdict[] {
  const best = Math.max(...others.map(({ score }) => score ?? Number.POSITIVE_INFINITY));
  if (ours.score === undefined || ours.score <= best + NOTICEABLE_SCORE) return [];
  return [{ lost: false, text: verdictWords.best(ours.label) }];
}

function onTarget(ours: BenchmarkEntry, others: readonly BenchmarkEntry[], target: number): Verdict[] {
  const above = others.filter(({ bytes }) => bytes > target);
  const missed = ours.bytes > target;
  return [
    ...(missed ? [{ lost: true, text: verdictWords.missed(ours.label, target) }] : []),
    ...(above.length > 0 ? [{ lost: false, text: verdictWords.above(labels(above)) }] : []),
  ];
}

/** The outcome in sentences, which report losses as clearly as wins. */
export function verdicts({ trial, entries }: Pick<TrialOutcome, 'trial' | 'entries'>): Verdict[] {
  const ours = entries.find((entry) => entry.ours);
  const others = entries.filter((entry) => !entry.ours);
  if (!ours || others.length === 0) return [];
  const target = trial.job.do === 'fit' ? trial.job.bytes : undefined;
  return [
    onTime(ours, others),
    ...onQuality(ours, others, target),
    ...(target === undefined
      ? onSize(ours, others)
      : [...onTarget(ours, others, target), ...onBestPicture(ours, others)]),
  ];
}
