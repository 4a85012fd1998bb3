import { createStore, type Source } from '#app/store.ts';
import type { Cleaned, Wanted } from '#engine/inspect/requests.ts';
import { sameJson } from '#engine/recipe/same-json.ts';

/** A file of the list. `made` belongs to the current settings, `reveals` to the file. */
export interface Row extends Partial<Cleaned> {
  error?: unknown;
}

export type Rows = ReadonlyMap<File, Row>;

/** Cleans one file. @throws the signal's reason if it is aborted before its turn */
export type Clean = (file: File, wanted: Wanted, signal: AbortSignal) => Promise<Cleaned>;

/** Rows change often while a list is cleaned. */
const NOTIFY_MS = 100;

/** Cleans each of several files, all of them again with other settings. */
export class CleanList {
  readonly #clean: Clean;
  readonly #rows = createStore<Rows>(new Map());
  readonly rows: Source<Rows> = this.#rows;
  readonly #running = new Map<File, AbortController>();
  #wanted: Wanted | undefined;

  constructor(clean: Clean) {
    this.#clean = clean;
  }

  /** Cleans the files that are new, or all with other settings. Files that are not listed any more are forgotten. */
  show(files: readonly File[], wanted: Wanted): void {
    const isOther = !sameJson(wanted, this.#wanted);
    this.#wanted = wanted;
    const before = this.#rows.get();
    const rows = new Map(files.map((file) => [file, rowOf(before.get(file), isOther)]));
    for (const [file, controller] of this.#running) if (isOther || !rows.has(file)) this.#abort(file, controller);
    this.#rows.set(rows);
    for (const [file, { made, error }] of rows)
      if (!made && error === undefined && !this.#running.has(file)) void this.#run(file, wanted);
  }

  /** Cleans a file again that failed. */
  again(file: File): void {
    if (this.#running.has(file) || !this.#wanted) return;
    this.#put(file, {});
    void this.#run(file, this.#wanted);
  }

  [Symbol.dispose](): void {
    for (const [file, controller] of this.#running) this.#abort(file, controller);
  }

  async #run(file: File, wanted: Wanted): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(file, controller);
    const row = await this.#clean(file, wanted, signal).catch((error: unknown) => ({ error }));
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
