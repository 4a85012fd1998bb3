import type { Trial } from './trials.ts';

/** One finding, as a sentence. */
export interface Verdict {
  lost: boolean;
  text: string;
}

/** One library at one trial. */
export interface BenchmarkEntry {
  peer: string;
  label: string;
  ours: boolean;
  /** Median of the measured rounds, in milliseconds. */
  ms: number;
  bytes: number;
  /** SSIMULACRA2 of a part, where the trial is judged. */
  score?: number | undefined;
}

export interface TrialOutcome {
  trial: Trial;
  /** In the order in which they took turns, this product first. */
  entries: BenchmarkEntry[];
  /** Libraries that broke. */
  failed: { label: string; reason: string }[];
  /** Libraries that have nothing for the job. */
  unable: string[];
  verdicts: Verdict[];
}
