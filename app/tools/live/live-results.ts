import type { Loaded } from '#app/engine/load-engine.ts';
import { createStore, type Source } from '#app/store.ts';
import type { Opened, PlannedResult, Progress, Recipe, Result } from '#engine';
import { canonicalJson } from '#engine/recipe/same-json.ts';
import { firstLook } from './first-look.ts';
import { SeenResults } from './seen-results.ts';

/** A pause in which a hand that drags goes on; the second is for what costs most. */
const LOOK_PAUSE_MS = 50;
const PAUSE_MS = 180;

/** A picture that the settings have made. */
export interface LivePicture {
  result: Result;
  recipe: Recipe;
  /** Made of a smaller picture: its bytes and sides are not the result's. */
  isLook: boolean;
}

export interface LiveState {
  /** The newest picture that there is, perhaps of earlier settings. */
  shown?: LivePicture | undefined;
  /** `shown` is the very result of the settings as they are. */
  current: boolean;
  /** The result of the settings as they are is on its way. */
  working: boolean;
  /** Why there is none. */
  error?: unknown;
}

interface Work {
  key: string;
  controller: AbortController;
  promise: Promise<Result>;
  listeners: Set<(progress: Progress) => void>;
  /** Somebody has pressed the button for it. */
  asked: boolean;
}

export const NOTHING: LiveState = { current: false, working: false };

/**
 * The results of one picture, worked out while its settings are being made. A change ends the work that it made useless;
 * the new one begins after a pause. Whoever asks for a result gets the one that is there or on its way, and never a second.
 */
export class LiveResults {
  readonly #load: () => Promise<Loaded>;
  readonly #state = createStore(NOTHING);
  readonly state: Source<LiveState> = this.#state;
  #file: File | undefined;
  #seen = new SeenResults();
  /** Two, so that each keeps its own pixels in a worker of its own. */
  #opened: { results: Opened; looks: Opened } | undefined;
  #wanted: string | undefined;
  #work: Work | undefined;
  #look: AbortController | undefined;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** A second worker has been started. */
  #hasSpare = false;

  constructor(load: () => Promise<Loaded>) {
    this.#load = load;
  }

  /** Another picture, or none: what was known of the one before is forgotten. */
  open(file: File | undefined): void {
    if (file === this.#file) return;
    this.sleep();
    this.#endWork();
    this.#opened?.results[Symbol.dispose]();
    this.#opened?.looks[Symbol.dispose]();
    this.#opened = undefined;
    this.#seen = new SeenResults();
    this.#file = file;
    this.#state.set(NOTHING);
  }

  /** The settings as they are, which the plan says can be carried out. The first of a picture begin without a pause. */
  want(recipe: Recipe, plan: PlannedResult): void {
    const key = canonicalJson(recipe);
    if (key === this.#wanted || !this.#file) return;
    const isFirst = this.#wanted === undefined;
    this.#wanted = key;
    this.#stopWaiting();
    if (this.#work?.key !== key && !this.#work?.asked) this.#endWork();
    const seen = this.#seen.get(key);
    if (seen) {
      this.#state.set({ shown: { result: seen, recipe, isLook: false }, current: true, working: false });
      return;
    }
    this.#state.set({ ...this.#state.get(), current: false, working: true, error: undefined });
    const begin = () => {
      if (this.#work?.key !== key) this.#begin(recipe, key);
    };
    const look = firstLook(recipe, plan);
    const showLook = () => look && void this.#show(recipe, look);
    if (isFirst) {
      begin();
      // Starting a second worker for it would take the result longer than the look is ahead of it.
      if (this.#hasSpare) showLook();
      return;
    }
    this.#after(LOOK_PAUSE_MS, showLook);
    this.#after(PAUSE_MS, begin);
  }

  /**
   * Ends what goes on unasked, and gives its memory back; what is shown stays.
   * @param recipe the settings as they are: a result of others is not theirs, and nothing comes to take its place
   */
  sleep(recipe?: Recipe): void {
    this.#stopWaiting();
    this.#wanted = undefined;
    if (!this.#work?.asked) this.#endWork();
    this.#opened?.results.rest();
    this.#opened?.looks.rest();
    const { shown, current, working, error } = this.#state.get();
    const isOfOthers = !recipe || !shown || canonicalJson(shown.recipe) !== canonicalJson(recipe);
    if (working || error !== undefined || (current && isOfOthers)) {
      this.#state.set({ shown, current: current && !isOfOthers, working: false });
    }
  }

  /**
   * The result of these settings: at once where it is known, else when it is made.
   * @throws {ImageError}
   */
  async run(
    recipe: Recipe,
    { signal, onProgress }: { signal: AbortSignal; onProgress(progress: Progress): void },
  ): Promise<Result> {
    const key = canonicalJson(recipe);
    const seen = this.#seen.get(key);
    if (seen) return seen;
    this.#stopWaiting();
    this.#wanted = key;
    const work = this.#work?.key === key ? this.#work : this.#begin(recipe, key);
    work.asked = true;
    work.listeners.add(onProgress);
    signal.addEventListener('abort', () => work.controller.abort(), { once: true });
    return work.promise;
  }

  #begin(recipe: Recipe, key: string): Work {
    this.#endWork();
    const controller = new AbortController();
    const listeners: Work['listeners'] = new Set();
    const onProgress = (progress: Progress) => {
      for (const listener of listeners) listener(progress);
    };
    const promise = this.#run('results', recipe, { signal: controller.signal, onProgress });
    const work: Work = { key, controller, promise, listeners, asked: false };
    this.#work = work;
    this.#state.set({ ...this.#state.get(), working: true, error: undefined });
    promise.then(
      (result) => this.#made(work, recipe, result),
      (error: unknown) => this.#failed(work, error),
    );
    return work;
  }

  /** At once, and not only when it has heard of it: the same settings may be wanted again before that. */
  #endWork(): void {
    this.#work?.controller.abort();
    this.#work = undefined;
  }

  #made(work: Work, recipe: Recipe, result: Result): void {
    if (this.#work === work) this.#work = undefined;
    if (work.controller.signal.aborted) return;
    this.#seen.add(work.key, result);
    const look = firstLook(recipe, result.plan);
    if (!this.#hasSpare && look) void this.#startSpare(look);
    if (work.key !== this.#wanted) return;
    this.#look?.abort();
    this.#state.set({ shown: { result, recipe, isLook: false }, current: true, working: false });
  }

  #failed(work: Work, error: unknown): void {
    const isLatest = this.#work === work;
    if (isLatest) this.#work = undefined;
    if (!isLatest || work.key !== this.#wanted) return;
    const given = work.controller.signal.aborted;
    this.#state.set({ ...this.#state.get(), working: false, error: given ? undefined : error });
  }

  /** A first look at what is being made; where there is none, the result itself comes soon. */
  async #show(recipe: Recipe, look: Recipe): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#look = controller;
    const result = await this.#run('looks', look, { signal }).catch(() => undefined);
    if (!result || signal.aborted) return;
    this.#state.set({ ...this.#state.get(), shown: { result, recipe, isLook: true }, current: false });
  }

  /** For the first looks to come: a worker that knows the picture, so that the first change is answered as soon as the next. */
  async #startSpare(look: Recipe): Promise<void> {
    this.#hasSpare = true;
    const file = this.#file;
    const { engine } = await this.#load();
    await engine.warm(2);
    if (file !== this.#file || this.#work || this.#wanted === undefined) return;
    const controller = new AbortController();
    this.#look = controller;
    // Nobody sees it: it is of settings whose result is there.
    await this.#run('looks', look, { signal: controller.signal }).catch(() => undefined);
  }

  async #run(
    which: 'results' | 'looks',
    recipe: Recipe,
    options: { signal: AbortSignal; onProgress?: (progress: Progress) => void },
  ): Promise<Result> {
    const file = this.#file;
    const { engine } = await this.#load();
    options.signal.throwIfAborted();
    if (!file) throw new TypeError('No picture is open');
    this.#opened ??= { results: engine.open(file), looks: engine.open(file) };
    return this.#opened[which].run(recipe, options);
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms));
  }

  #stopWaiting(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#look?.abort();
  }
}
