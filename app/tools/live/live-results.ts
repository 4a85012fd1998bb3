import { checkUnchanged } from '#app/engine/check-unchanged.ts';
import { isIncomplete } from '#app/engine/error-words.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { RunState } from '#app/engine/run-state.ts';
import { createStore, type Source } from '#app/store.ts';
import type { Opened, PlannedResult, Progress, Recipe, Result } from '#engine';
import { canonicalJson } from '#engine/recipe/same-json.ts';
import { type EagerJob, EagerRuns, type Listening } from './eager-runs.ts';
import { firstLook } from './first-look.ts';
import { type LiveState, NOTHING } from './live-state.ts';
import { SeenResults } from './seen-results.ts';

/** A pause within which a dragged slider moves on. */
const LOOK_PAUSE_MS = 50;
/** The same for the result itself, which costs more. */
const PAUSE_MS = 180;
/** Time for the first edit of a picture that is not changed without one: the edit would cancel its result. */
const FIRST_EDIT_MS = 1000;

/**
 * The results of one picture, made while its settings are being changed. A request gets the existing result or joins
 * its run.
 */
export class LiveResults {
  readonly #load: () => Promise<Loaded>;
  readonly #state = createStore<LiveState>(NOTHING);
  readonly state: Source<LiveState> = this.#state;
  readonly #runs = new EagerRuns<Result>();
  #file: File | undefined;
  #seen = new SeenResults();
  /** Opened twice, so that each keeps its own pixels in its own worker. */
  #opened: { results: Opened; looks: Opened } | undefined;
  #wanted: string | undefined;
  /** Whether a second worker has been started. */
  #hasSpare = false;

  constructor(load: () => Promise<Loaded>) {
    this.#load = load;
  }

  /** Opens another picture, or none, and drops the previous results. */
  open(file: File | undefined): void {
    if (file === this.#file) return;
    this.#wanted = undefined;
    this.#runs.abort();
    this.#opened?.results[Symbol.dispose]();
    this.#opened?.looks[Symbol.dispose]();
    this.#opened = undefined;
    this.#seen = new SeenResults();
    this.#file = file;
    this.#state.set(NOTHING);
  }

  /**
   * The current settings, which the plan allows. The first ones of a picture start without a pause.
   * @param awaitsEdit whether the first ones are only what the visitor's edits start from
   */
  want(recipe: Recipe, plan: PlannedResult, awaitsEdit = false): void {
    const key = canonicalJson(recipe);
    if (key === this.#wanted || !this.#file) return;
    const isFirst = this.#wanted === undefined;
    this.#wanted = key;
    const seen = this.#seen.get(key);
    if (seen) {
      this.#runs.end();
      this.#show(seen, recipe);
      return;
    }
    this.#work();
    const atFirst = awaitsEdit ? FIRST_EDIT_MS : 0;
    const jobs = [this.#resultJob(recipe, key, isFirst ? atFirst : PAUSE_MS)];
    const look = firstLook(recipe, plan);
    // Starting a second worker for the first look would delay the result by more than its lead.
    const hasWorkers = this.#hasSpare || (!isFirst && this.#state.get().shown !== undefined);
    if (look && hasWorkers) jobs.push(this.#lookJob(look, isFirst ? atFirst : LOOK_PAUSE_MS, recipe));
    this.#runs.want(key, () => jobs);
  }

  /**
   * Makes the result of the current settings in advance, but not during a run or beside its result.
   * @param plan absent if no result can or may be made
   */
  attend(job: RunState['state'], recipe: Recipe, plan: PlannedResult | undefined, awaitsEdit?: boolean): void {
    if (job === 'running' || job === 'done') return;
    if (plan) this.want(recipe, plan, awaitsEdit);
    else this.sleep(recipe);
  }

  /** Makes the result of the current settings again, after a failure. */
  again(recipe: Recipe, plan: PlannedResult): void {
    this.#wanted = undefined;
    this.#runs.end();
    this.want(recipe, plan);
  }

  /**
   * Aborts runs that were not requested, and frees their memory. The shown picture stays.
   * @param recipe the current settings: a result of other settings is outdated, and nothing replaces it
   */
  sleep(recipe?: Recipe): void {
    this.#wanted = undefined;
    this.#runs.end();
    this.#opened?.results.rest();
    this.#opened?.looks.rest();
    const { state, shown } = this.#state.get();
    const isCurrent = state === 'done' && recipe && canonicalJson(shown.recipe) === canonicalJson(recipe);
    if (state !== 'idle' && !isCurrent) this.#state.set({ state: 'idle', shown });
  }

  /**
   * Returns the result of these settings, at once if it exists.
   * @throws {ImageError}
   */
  async run(recipe: Recipe, options: { signal: AbortSignal; onProgress(progress: Progress): void }): Promise<Result> {
    const key = canonicalJson(recipe);
    const result = this.#seen.get(key) ?? (await this.#request(recipe, key, options));
    // It may have been read before it changed.
    if (this.#file) await checkUnchanged(this.#file);
    return result;
  }

  #request(recipe: Recipe, key: string, options: Required<Listening>): Promise<Result> {
    this.#wanted = key;
    const result = this.#runs.request(key, this.#resultJob(recipe, key, 0), options);
    this.#runs.end();
    this.#work();
    return result;
  }

  #work(): void {
    this.#state.set({ state: 'working', shown: this.#state.get().shown });
  }

  #show(result: Result, recipe: Recipe): void {
    this.#state.set({ state: 'done', shown: { result, recipe, isLook: false } });
  }

  #showLook(result: Result, recipe: Recipe): void {
    const live = this.#state.get();
    if (live.state !== 'done') this.#state.set({ ...live, shown: { result, recipe, isLook: true } });
  }

  #resultJob(recipe: Recipe, key: string, afterMs: number): EagerJob<Result> {
    return {
      id: 'result',
      afterMs,
      run: (options) => this.#run('results', recipe, options),
      made: (result) => {
        this.#seen.add(key, result);
        if (key === this.#wanted) {
          this.#runs.end();
          this.#show(result, recipe);
        }
        const look = firstLook(recipe, result.plan);
        if (!this.#hasSpare && look) void this.#startSpare(look, result);
      },
      failed: (error) => {
        // The first step asks about a file without its end.
        if (isIncomplete(error)) return;
        const { shown } = this.#state.get();
        // Without an error it was cancelled.
        if (key === this.#wanted)
          this.#state.set(error === undefined ? { state: 'idle', shown } : { state: 'failed', shown, error });
      },
    };
  }

  /** @param recipe the settings whose result it precedes; undefined for a look that is not shown */
  #lookJob(look: Recipe, afterMs: number, recipe?: Recipe): EagerJob<Result> {
    return {
      id: 'look',
      afterMs,
      run: (options) => this.#run('looks', look, options),
      made: (result) => recipe && this.#showLook(result, recipe),
    };
  }

  /**
   * Starts a worker for first looks and opens the picture in it, so that the first change shows a first look as fast as later
   * ones.
   */
  async #startSpare(look: Recipe, { backend }: Result): Promise<void> {
    this.#hasSpare = true;
    const [file, wanted] = [this.#file, this.#wanted];
    const { engine } = await this.#load();
    await engine.warm(2, backend);
    if (wanted === undefined || file !== this.#file || wanted !== this.#wanted) return;
    this.#runs.want(wanted, () => [this.#lookJob(look, 0)]);
  }

  async #run(which: 'results' | 'looks', recipe: Recipe, options: Required<Listening>): Promise<Result> {
    const file = this.#file;
    const { engine } = await this.#load();
    options.signal.throwIfAborted();
    if (!file) throw new TypeError('No picture is open');
    this.#opened ??= { results: engine.open(file), looks: engine.open(file) };
    return this.#opened[which].run(recipe, options);
  }
}
