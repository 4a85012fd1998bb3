import type { Hidden, Inspection } from './inspection.ts';
import type { Removal } from './removals.ts';
import type { Reveals } from './reveals.ts';

/* Messages between a page and the worker that reads a file's metadata. */

/** `remove` is about the file that was inspected last, `clean` about its own. */
export type Asked =
  | { type: 'inspect'; file: Blob }
  | { type: 'remove'; removal: Removal }
  | { type: 'clean'; file: Blob; removal: Removal };
export type Request = { id: number } & Asked;

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

/** One file of several: what it reveals, and the file with less; `takes-encode` if only an encode removes metadata. */
export interface Cleaned extends Pick<Read, 'reveals' | 'removable' | 'isPartial'> {
  made: Removed | 'takes-encode';
}

/** The answer to a request. */
export type Answer = { id: number } & (
  | { value: Read | Removed | 'takes-encode' | Cleaned }
  | { code: string | undefined; message: string }
);
