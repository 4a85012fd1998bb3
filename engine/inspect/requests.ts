import type { Changes } from './edit/changes.ts';
import type { Hidden, Inspection } from './inspection.ts';
import type { Removal } from './removals.ts';
import type { Reveals } from './reveals.ts';
import type { Stated } from './stated.ts';

/* Messages between a page and the worker that reads a file's metadata. */

/** What is made of a file: first the removal, then the changes. */
export interface Wanted {
  /** Absent: nothing is removed. */
  removal?: Removal | undefined;
  /** Absent: nothing is written. */
  changes?: Changes | undefined;
}

/** `remove` is about the file that was inspected last, `clean` about its own. */
export type Asked =
  | { type: 'inspect'; file: Blob }
  | ({ type: 'remove' } & Wanted)
  | ({ type: 'clean'; file: Blob } & Wanted);
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
  /** What could be written otherwise. */
  stated: Stated;
}

export interface Removed {
  blob: Blob;
  /** Tags and parts that the picture does not need, and that were not written, read again in the new file. */
  remaining: number;
  /** Values that it needs. */
  needed: number;
  /** What the new file states; absent if nothing was written. */
  written?: Stated | undefined;
}

/** Why there is no file: only an encode removes metadata, or the format or the file cannot hold what would be written. */
export type NotMade = 'takes-encode' | 'cannot-write';

export type Made = Removed | NotMade;

/** One file of several: what it reveals, and the file that was made. */
export interface Cleaned extends Pick<Read, 'reveals' | 'removable' | 'isPartial'> {
  made: Made;
  /** When the photo was taken, by the new file; or by the original, if there is none. */
  taken?: string | undefined;
}

/** The answer to a request. */
export type Answer = { id: number } & (
  | { value: Read | Made | Cleaned }
  | { code: string | undefined; message: string }
);
