import type { Probe } from '../probe/probe.ts';

/** How a file without its end is read. */
export interface Ending {
  /** The file with an end, for readers that need one. */
  bytes: Uint8Array<ArrayBuffer>;
  /** What of the picture is missing; absent if all of it is there. */
  incomplete?: NonNullable<Probe['incomplete']>;
  /** The number of rows that are there, for a reader that leaves the others black. */
  rows?: number;
}

/** @returns undefined for a file that cannot be read without its end, or is damaged elsewhere */
export type ReadEnding = (bytes: Uint8Array<ArrayBuffer>) => Ending | undefined | Promise<Ending | undefined>;
