import type { Backend } from '../backends/backend.ts';
import type { FormatId } from '../formats/index.ts';
import type { PlannedResult } from '../plan/plan.ts';
import type { Note } from '../report/notes.ts';

export interface Progress {
  stage: 'queued' | 'reading' | 'editing' | 'encoding';
  /** 0 to 1 over the whole job, never falling. */
  done: number;
}

export interface Result {
  blob: Blob;
  /** The original's base name with the extension of the result's format. */
  name: string;
  format: FormatId;
  width: number;
  height: number;
  frames: number;
  /** The result's size and the original's. */
  bytes: number;
  originalBytes: number;
  /** The plan before the run. */
  plan: PlannedResult;
  /** What happened, in the order of the list of codes. */
  notes: Note[];
  /** The quality of the result's encode; absent if the format has none or nothing was encoded. */
  quality?: number;
  /**
   * The score against the edited original, up to 100, if the aim was a score. For a large picture it is an estimate from
   * tiles (docs/decisions/0011-score.md). `Engine.judge` scores any other result.
   */
  score?: number;
  /** The number of full encodes, without those that a small picture's or a drawing's file is only compared with. */
  encodes: number;
  backend: Backend['id'];
  /**
   * Milliseconds of each stage in the worker: reading the header, decoding and editing all rows, and the rest of the
   * encode. An encoder that writes row by row does its work in `edit`.
   */
  timings: { read: number; edit: number; encode: number };
}
