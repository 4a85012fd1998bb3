import type { Hidden, Inspection } from './inspection.ts';
import type { Removal } from './removals.ts';
import type { Reveals } from './reveals.ts';

/* Messages between a page and the worker that reads a file's metadata. */

export type Request = { id: number } & ({ type: 'inspect'; file: Blob } | { type: 'remove'; removal: Removal });

/** A hidden part as a page gets it: a blob if it is a file of its own. */
export interface HiddenFile extends Omit<Hidden, 'bytes'> {
  bytes: number;
  blob?: Blob;
}

export interface Read extends Omit<Inspection, 'hidden'> {
  hidden: readonly HiddenFile[];
  reveals: readonly Reveals[];
  /** How many tags and other parts can be removed. */
  removable: number;
}

export interface Removed {
  blob: Blob;
  /** Tags and parts that the picture does not need, read again in the new file. */
  remaining: number;
  /** Values that it needs. */
  needed: number;
}

/** The answer to a request; `takes-encode` if only an encode removes metadata. */
export type Answer = { id: number } & (
  | { value: Read | Removed | 'takes-encode' }
  | { code: string | undefined; message: string }
);
