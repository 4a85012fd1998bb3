import type { FormatId } from './formats/format.ts';
import type { Plan } from './plan.ts';

/** Why the work on a file ended where it did. */
export type StopReason =
  /** Encoded once, as asked. */
  | 'done'
  /** Nothing would have been gained: the original bytes are handed back. */
  | 'already-small'
  | 'ineffective'
  /** A search met its target within the tolerance. */
  | 'target-met'
  /** A search ran into its bounds or its cap on iterations; the result is the largest one that fits. */
  | 'best-that-fits'
  /** Nothing within the rules fits; the result is the smallest one found. */
  | 'nothing-fits'
  /** The search for a size broke off; the original is handed back. */
  | 'search-failed';

export interface Progress {
  stage: 'queued' | 'reading' | 'editing' | 'encoding';
  /** 0 to 1 over the whole job, never falling. */
  done: number;
}

export interface Result {
  blob: Blob;
  /** The original's base name with the extension of what the bytes are. */
  name: string;
  format: FormatId;
  width: number;
  height: number;
  frames: number;
  /** The result's size and the original's. */
  bytes: number;
  originalBytes: number;
  /** The plan that was carried out. */
  plan: Plan;
  stop: StopReason;
  /** The quality that the last encode used; absent where the format has none or nothing was encoded. */
  quality?: number;
  /** Full encodes that were made. */
  encodes: number;
  backend: 'vips' | 'canvas';
  /** Milliseconds of each stage inside the worker. */
  timings: { read: number; edit: number; encode: number };
}
