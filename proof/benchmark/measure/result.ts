import type { Job } from '../../peers/job.ts';

/** One library at one picture. */
export interface PhotoMeasurement {
  peer: string;
  label: string;
  input: string;
  job: Job;
  /** Milliseconds of each measured round, and their median. */
  times: number[];
  ms: number;
  bytes: number;
  /** SSIMULACRA2 against the original. */
  score?: number;
  /** Resident bytes at the most, above the empty page's. */
  peakMemory?: number;
  /** The same above what the page held when the library had started. */
  workMemory?: number;
  /** Where the time of the last round went, in milliseconds; of this product alone. */
  stages?: Stages;
  /** Why there is nothing. */
  error?: string;
}

/** Milliseconds from a file to a file, in the order in which they pass. */
export interface Stages {
  /** The file's bytes to the worker, the result's back, and the wait between. */
  handedOver: number;
  header: number;
  /** Decoding and edits, and what the encoder does with rows as they come. */
  rows: number;
  /** What is left to the encoder when it has all rows. */
  encoder: number;
}

/** One of the things that must be reached. */
export interface ClaimResult {
  against: string;
  required: string;
  measured: string;
  reached: boolean;
  /** Told where it is not reached. */
  ifMissed?: Explanation;
}

/** What the profile says, and what would bring it nearer. */
export interface Explanation {
  why: string;
  next: string;
}

export interface Table {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A moment or a span of a page's life, in milliseconds since the navigation. */
export interface TimelineSpan {
  label: string;
  start: number;
  end: number;
}

export interface WorkResult {
  id: string;
  title: string;
  /** How it was measured, where that is not plain. */
  notes: string[];
  measurements: PhotoMeasurement[];
  claims: ClaimResult[];
  tables: Table[];
  timelines: { caption: string; spans: TimelineSpan[] }[];
  /** Why there is no result. */
  error?: string;
}
