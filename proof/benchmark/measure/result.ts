import type { Job } from '#peers/job.ts';

/** One library's result for one picture. */
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
  /** Peak resident bytes above the empty page's. */
  peakMemory?: number;
  /** The same above those of the page after the library's start. */
  workMemory?: number;
  /** Where the time of the last round went, in milliseconds. Only for this product. */
  stages?: Stages;
  /** Why there is no result. */
  error?: string;
}

/** Milliseconds per stage from file to file, in order. */
export interface Stages {
  /** Passing the file's bytes to the worker and the result's back, and the wait between. */
  handedOver: number;
  header: number;
  /** Decoding and edits, and the encoder's work on rows as they arrive. */
  rows: number;
  /** The encoder's work after the last row. */
  encoder: number;
}

/** One of the goals. */
export interface ClaimResult {
  against: string;
  required: string;
  measured: string;
  reached: boolean;
  /** Printed if the goal is missed. */
  ifMissed?: Explanation;
}

/** The cause according to the profile, and the next step. */
export interface Explanation {
  why: string;
  next: string;
}

export interface Table {
  caption: string;
  head: string[];
  rows: string[][];
}

/** A moment or a span in a page's life, in milliseconds since the navigation. */
export interface TimelineSpan {
  label: string;
  start: number;
  end: number;
}

export interface WorkResult {
  id: string;
  title: string;
  /** How it was measured, if that is not obvious. */
  notes: string[];
  measurements: PhotoMeasurement[];
  claims: ClaimResult[];
  tables: Table[];
  timelines: { caption: string; spans: TimelineSpan[] }[];
  /** Why there is no result. */
  error?: string;
}
