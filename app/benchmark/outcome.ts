import type { Trial } from './trials.ts';

/** One finding, as a sentence. */
export interface Verdict {
  lost: boolean;
  text: string;
}

/** One library's result in one trial. */
export interface BenchmarkEntry {
  peer: string;
  label: string;
  ours: boolean;
  /** Median of the measured rounds, in milliseconds. */
  ms: number;
  bytes: number;
  /** SSIMULACRA2 of a part, for trials that are scored. */
  score?: number | undefined;
}

export interface TrialOutcome {
  trial: Trial;
  /** In the order of their turns, this product first. */
  entries: BenchmarkEntry[];
  /** Libraries that failed. */
  failed: { label: string; reason: string }[];
  /** Libraries that do not support the job. */
  unable: string[];
  verdicts: Verdict[];
}
