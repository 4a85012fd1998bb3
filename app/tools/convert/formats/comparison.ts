import type { Loaded } from '#app/engine/load-engine.ts';
import { createStore, type Source } from '#app/store.ts';
import { convertToScore, setFormat } from '#app/tools/address/recipe-changes.ts';
import type { Recipe, Result, WritableId } from '#engine';

/** One format of the comparison. */
export interface Row {
  format: WritableId;
  recipe: Recipe;
  result?: Result;
  /** Why there is no result. */
  error?: unknown;
}

export interface ComparisonState {
  rows: readonly Row[];
  /** 0 to 1 during the work. */
  progress?: number | undefined;
}

/** The part of the engine that a comparison needs. */
type Engine = Pick<Loaded['engine'], 'runAll'>;

const isOpen = ({ result, error }: Row) => result === undefined && error === undefined;

/** Returns the recipe of a format at a score, with all other settings of the page. */
export function recipeAt(recipe: Recipe, format: WritableId, score: number): Recipe {
  return convertToScore(score)(setFormat(format)(recipe));
}

/** The results of one picture in several formats, as they come. */
export class Comparison {
  readonly #load: () => Promise<{ engine: Engine }>;
  readonly #file: File;
  readonly #state;
  readonly state: Source<ComparisonState>;
  #running: AbortController | undefined;

  /** @param rows one per format, with the same edits; those with an error are not run */
  constructor(load: () => Promise<{ engine: Engine }>, file: File, rows: readonly Row[]) {
    this.#load = load;
    this.#file = file;
    this.#state = createStore<ComparisonState>({ rows });
    this.state = this.#state;
  }

  /** Runs the formats that have no result yet. Never rejects. */
  async start(): Promise<void> {
    this.#running?.abort();
    const controller = new AbortController();
    this.#running = controller;
    const { signal } = controller;
    this.#set({ progress: 0 });
    while (!signal.aborted && this.#open().length > 0) {
      try {
        await this.#runOpen(signal);
      } catch (error) {
        // The first error ends a series, whose results come in the order of its recipes. The others are run again without it.
        const [failed] = this.#open();
        if (!signal.aborted && failed) this.#update(failed.format, { error });
      }
    }
    if (!signal.aborted) this.#set({ progress: undefined });
  }

  /** Ends the work. Results stay. */
  cancel(): void {
    this.#running?.abort();
    this.#set({ progress: undefined });
  }

  async #runOpen(signal: AbortSignal): Promise<void> {
    const open = this.#open();
    const done = this.#state.get().rows.length - open.length;
    const { engine } = await this.#load();
    const series = engine.runAll(
      this.#file,
      open.map(({ recipe }) => recipe),
      {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) this.#set({ progress: (done + open.length * progress.done) / (done + open.length) });
        },
      },
    );
    for await (const { index, result } of series) {
      if (signal.aborted) return;
      const row = open[index];
      if (row) this.#update(row.format, { result });
    }
  }

  #open(): Row[] {
    return this.#state.get().rows.filter(isOpen);
  }

  #update(format: WritableId, change: Partial<Row>): void {
    const rows = this.#state.get().rows.map((row) => (row.format === format ? { ...row, ...change } : row));
    this.#set({ rows });
  }

  #set(change: Partial<ComparisonState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}

/** The format of the smallest file; undefined without a result. */
export function smallestOf(rows: readonly Row[]): WritableId | undefined {
  const made = rows.flatMap(({ format, result }) => (result ? [{ format, bytes: result.bytes }] : []));
  return made.sort((a, b) => a.bytes - b.bytes)[0]?.format;
}
