import { formatLimit } from '#words/bytes.ts';
import type { BenchmarkEntry, TrialOutcome } from './outcome.ts';

/** A smaller relative difference may be chance. */
const NOTICEABLE = 0.05;
/** The same for points of SSIMULACRA2. */
const NOTICEABLE_SCORE = 1;

export interface Verdict {
  lost: boolean;
  text: string;
}

const times = (ratio: number) => `${ratio.toFixed(1)} times`;
const names = (entries: readonly BenchmarkEntry[]) =>
  new Intl.ListFormat('en').format(entries.map(({ label }) => label));

function onTime(ours: BenchmarkEntry, others: readonly BenchmarkEntry[]): Verdict {
  const faster = others.filter(({ ms }) => ms < ours.ms * (1 - NOTICEABLE)).sort((a, b) => a.ms - b.ms);
  const [fastest] = faster;
  if (fastest) {
    return {
      lost: true,
      text: `${ours.label} loses on time: ${names(faster)} ${faster.length === 1 ? 'was' : 'were'} faster, ${fastest.label} by ${times(ours.ms / fastest.ms)}.`,
    };
  }
  const next = Math.min(...others.map(({ ms }) => ms));
  const even = next < ours.ms * (1 + NOTICEABLE);
  return {
    lost: false,
    text: even
      ? `${ours.label} was as fast as the fastest of the others.`
      : `${ours.label} was the fastest, ${times(next / ours.ms)} as fast as the next.`,
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
  const size = target === undefined ? 'in no more bytes' : 'within the target';
  return [{ lost: true, text: `${ours.label} loses on quality: ${names(better)} kept more of the picture ${size}.` }];
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
  const amount = `${larger.length > 1 ? 'at least ' : ''}${Math.round(100 * least)}%`;
  return [{ lost: false, text: `For a picture that is no better, ${names(larger)} took ${amount} more bytes.` }];
}

/** Within one size limit the better picture wins. */
function onBestPicture(ours: BenchmarkEntry, others: readonly BenchmarkEntry[]): Verdict[] {
  const best = Math.max(...others.map(({ score }) => score ?? Number.POSITIVE_INFINITY));
  if (ours.score === undefined || ours.score <= best + NOTICEABLE_SCORE) return [];
  return [{ lost: false, text: `${ours.label} kept the most of the picture.` }];
}

function onTarget(ours: BenchmarkEntry, others: readonly BenchmarkEntry[], target: number): Verdict[] {
  const above = others.filter(({ bytes }) => bytes > target);
  const missed = ours.bytes > target;
  return [
    ...(missed ? [{ lost: true, text: `${ours.label} missed the target of ${formatLimit(target)}.` }] : []),
    ...(above.length > 0 ? [{ lost: false, text: `${names(above)} ended above the target.` }] : []),
  ];
}

/** The outcome in sentences, which report losses as clearly as wins. */
export function verdicts({ trial, entries }: TrialOutcome): Verdict[] {
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
