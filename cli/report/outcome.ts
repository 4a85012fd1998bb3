import type { Loss, Result, Size } from '#engine';

/** The facts about a result, written or not. */
interface ResultFacts extends Pick<Result, 'originalBytes' | 'bytes' | 'format' | 'width' | 'height' | 'notes'> {
  output: string;
  losses: readonly Loss[];
}

interface Done extends ResultFacts, Pick<Result, 'backend' | 'quality' | 'score'> {
  status: 'done';
  /** Its name contains its extension, because another file's result would have the same. */
  renamed: boolean;
}

/** A dry run: what would happen. */
interface Planned extends ResultFacts {
  status: 'planned';
  from: Size;
}

/** The outcome of a file. */
export type Outcome = { file: string } & (
  | Done
  | Planned
  | { status: 'skipped'; why: SkippedBecause; output?: string; originalBytes?: number; bytes?: number }
  | { status: 'failed'; code: string; message: string }
);

export type SkippedBecause =
  /** The result exists, is newer than its file and has the same settings. */
  | 'there'
  /** A result next to its original, from an earlier run. */
  | 'result'
  /** In place: this file is a result of an earlier run. */
  | 'done-before'
  /** In place: the result is the file itself. */
  | 'as-it-is'
  /** It saves less than required. */
  | 'savings'
  /** One of several sizes: the picture is smaller, so another one has the same result. */
  | 'same-size';

/** Sums the sizes of files, each once, whatever its number of results. */
export class Originals {
  readonly #seen = new Set<string>();
  bytes = 0;

  add({ file, originalBytes }: { file: string; originalBytes: number }): void {
    if (!this.#seen.has(file)) this.bytes += originalBytes;
    this.#seen.add(file);
  }
}

/** The totals of a run. */
export interface Summary {
  files: number;
  done: number;
  planned: number;
  skipped: Readonly<Record<SkippedBecause, number>>;
  failed: number;
  /** Of files that are done, or would be. */
  originalBytes: number;
  bytes: number;
  seconds: number;
  /** The number of files per backend. */
  backends: Readonly<Partial<Record<Result['backend'], number>>>;
  interrupted: boolean;
}

export class Tally {
  readonly #started = performance.now();
  #files = 0;
  #done = 0;
  #planned = 0;
  #failed = 0;
  readonly #originals = new Originals();
  #bytes = 0;
  readonly #skipped: Record<SkippedBecause, number> = {
    there: 0,
    result: 0,
    'done-before': 0,
    'as-it-is': 0,
    savings: 0,
    'same-size': 0,
  };
  readonly #backends: Partial<Record<Result['backend'], number>> = {};

  add(outcome: Outcome): void {
    this.#files += 1;
    switch (outcome.status) {
      case 'done':
        this.#done += 1;
        this.#originals.add(outcome);
        this.#bytes += outcome.bytes;
        this.#backends[outcome.backend] = (this.#backends[outcome.backend] ?? 0) + 1;
        break;
      case 'planned':
        this.#planned += 1;
        this.#originals.add(outcome);
        this.#bytes += outcome.bytes;
        break;
      case 'skipped':
        this.#skipped[outcome.why] += 1;
        break;
      case 'failed':
        this.#failed += 1;
        break;
    }
  }

  summary(interrupted = false): Summary {
    return {
      files: this.#files,
      done: this.#done,
      planned: this.#planned,
      skipped: { ...this.#skipped },
      failed: this.#failed,
      originalBytes: this.#originals.bytes,
      bytes: this.#bytes,
      seconds: (performance.now() - this.#started) / 1000,
      backends: { ...this.#backends },
      interrupted,
    };
  }
}
