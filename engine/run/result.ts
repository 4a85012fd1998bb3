import type { Backend } from '../backends/backend.ts';
import type { FormatId } from '../formats/format.ts';
import type { PlannedResult } from '../plan/plan.ts';
import type { Note } from '../report/notes.ts';

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
  /** What was planned, and carried out. */
  plan: PlannedResult;
  /** What really happened, in the order of the codes' list. */
  notes: Note[];
  /** The quality that the last encode used; absent where the format has none or nothing was encoded. */
  quality?: number;
  /**
   * How much it looks like the edited original, of 100, where the aim was a score: of a large picture an estimate by parts
   * of it (docs/decisions/0011-score.md). `Engine.judge` tells that of any other result.
   */
  score?: number;
  /** Full encodes that were made. */
  encodes: number;
  backend: Backend['id'];
  /**
   * Milliseconds of each stage inside the worker: the header, all rows decoded and edited, what the encoder does when
   * it has them. An encoder that writes row by row does its work in `edit`.
   */
  timings: { read: number; edit: number; encode: number };
}
