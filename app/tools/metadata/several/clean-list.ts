import { createStore, type Source } from '#app/store.ts';
import type { Removal } from '#engine/inspect/removals.ts';
import type { Cleaned } from '#engine/inspect/requests.ts';

/** A file of the list. `made` belongs to the current removal, `reveals` to the file. */
export interface Row extends Partial<Cleaned> {
  error?: unknown;
}

export type Rows = ReadonlyMap<File, Row>;

/** Cleans one file. @throws the signal's reason if it is aborted before its turn */
export type Clean = (file: File, removal: Removal, signal: AbortSignal) => Promise<Cleaned>;

/** Rows change often while a list is cleaned. */
const NOTIFY_MS = 100;

/** Cleans each of several files, all of them again with another removal. */
export class CleanList {
  readonly #clean: Clean;
  readonly #rows = createStore<Rows>(new Map());
  readonly rows: Source<Rows> = this.#rows;
  readonly #running = new Map<File, AbortController>();
  #removal: Removal | undefined;

  constructor(clean: Clean) {
    this.#clean = clean;
  }

  /** Cleans the files that are new, or all if the removal is another. Files that are not listed any more are forgotten. */
  show(files: readonly File[], removal: Removal): void {
    const isOther = removal !== this.#removal;
    this.#removal = removal;
    const before = this.#rows.get();
    const rows = new Map(files.map((file) => [file, rowOf(before.get(file), isOther)]));
    for (const [file, controller] of this.#running) if (isOther || !rows.has(file)) this.#abort(file, controller);
    this.#rows.set(rows);
    for (const [file, { made, error }] of rows)
      if (!made && error === undefined && !this.#running.has(file)) void this.#run(file, removal);
  }

  /** Cleans a file again that failed. */
  again(file: File): void {
    if (this.#running.has(file) || !this.#removal) return;
    this.#put(file, {});
    void this.#run(file, this.#removal);
  }

  [Symbol.dispose](): void {
    for (const [file, controller] of this.#running) this.#abort(file, controller);
  }

  async #run(file: File, removal: Removal): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(file, controller);
    const row = await this.#clean(file, removal, signal).catch((error: unknown) => ({ error }));
    if (signal.aborted) return;
    this.#running.delete(file);
    this.#put(file, row);
  }

  #put(file: File, row: Row): void {
    this.#rows.set(new Map(this.#rows.get()).set(file, row), NOTIFY_MS);
  }

  #abort(file: File, controller: AbortController): void {
    controller.abort();
    this.#running.delete(file);
  }
}

/** What stays known of a file. */
function rowOf(row: Row | undefined, isOther: boolean): Row {
  if (!row) return {};
  if (!isOther) return row;
  const { made: _, error: __, ...known } = row;
  return known;
}
