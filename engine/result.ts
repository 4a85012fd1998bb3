import type { Backend } from './backends/backend.ts';
import type { FormatId } from './formats/format.ts';
import type { Note } from './notes.ts';
import type { Plan } from './plan.ts';

export interface Progress {
  stage: 'queued' | 'reading' | 'editing' | 'encoding';
  /** 0 to 1 over the whole job; it never falls. */
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
  /** The plan of the run. */
  plan: Plan;
  /** What happened, in the order of the list of codes. */
  notes: Note[];
  /** The quality of the result; absent if the format has none or nothing was encoded. */
  quality?: number;
  /**
   * The score against the edited original, up to 100, if the aim was a score; for a large picture a prediction from tiles
   * (docs/decisions/0011-score.md). `Engine.judge` scores any other result.
   */
  score?: number;
  /** Number of full encodes. */
  encodes: number;
  backend: Backend['id'];
  /**
   * Milliseconds of each stage inside the worker: the header, decoding and editing, encoding. An encoder that works row
   * by row works during `edit`.
   */
  timings: { read: number; edit: number; encode: number };
}
