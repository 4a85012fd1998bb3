import { checkUnchanged } from '#app/engine/check-unchanged.ts';
import { errorSentence, isFileChanged, isUnavailable } from '#app/engine/error-words.ts';
import { acceptIncomplete, isAccepted } from '#app/engine/incomplete.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import { createStore, type Source } from '#app/store.ts';
import { rememberCompressed, wasCompressedHere } from '#app/tools/estimates/compressed-here.ts';
import { type EagerJob, EagerRuns } from '#app/tools/live/eager-runs.ts';
import type { Probe, Progress, Recipe } from '#engine';
import { canonicalJson, sameJson } from '#engine/recipe/same-json.ts';
import { incompleteWords } from '#words/errors.ts';
import { ItemList } from './item-list.ts';
import { nextTask } from './next-task.ts';
import { type RowResult, rowResult } from './row-result.ts';
import { prepareSmallMark } from './small-mark.ts';
import { Turns } from './turns.ts';

export type ItemStatus = 'ready' | 'processing' | 'complete' | 'error';

/** One file of a batch. Immutable: changes replace it. */
export interface BatchItem {
  readonly id: string;
  readonly file: File;
  /** The file's size. A page's is its share, since its file has all pages. */
  readonly bytes: number;
  /** The item of the file that this is a page of. */
  readonly pageOf?: string;
  readonly status: ItemStatus;
  /** During processing. */
  readonly progress?: Progress | undefined;
  /** Once its header has been read. */
  readonly probe?: Probe | undefined;
  /** Compressed on this visit. */
  readonly isCompressed?: boolean;
  /** An object URL of a small picture; absent if none could be made. */
  readonly thumbnail?: string | undefined;
  /** Why it failed, for the visitor. */
  readonly error?: string | undefined;
  /** The file has changed or gone since it was chosen: it has to be chosen again. */
  readonly hasChanged?: boolean;
  /** A part of the site has not arrived: another attempt may help. */
  readonly isUnavailable?: boolean;
  /** Kept through later runs until one replaces it. */
  readonly outcome?: RowResult | undefined;
  /** Made in advance. A run with the same settings uses it as its outcome. */
  readonly trial?: RowResult | undefined;
}

export interface BatchState {
  readonly items: readonly BatchItem[];
  /** The items of the current run. */
  readonly run?: readonly string[] | undefined;
}

/** The end of a run. */
export interface RunReport {
  /** Files that this run has finished. */
  processed: number;
  failed: number;
  cancelled: boolean;
  /** The first error, for the visitor. */
  error?: string | undefined;
}

/** A batch without files. */
export const NOTHING: BatchState = { items: [] };

/** What a result's size is compared with: all of the file if the file is the result, which a page's may be. */
export const bytesBefore = ({ file, bytes }: BatchItem, result: RowResult['result'] | undefined): number =>
  result?.bytes === file.size ? file.size : bytes;

const failureOf = (error: unknown) => ({
  error: errorSentence(error),
  hasChanged: isFileChanged(error),
  isUnavailable: isUnavailable(error),
});

const newItem = (file: File): BatchItem => ({ id: crypto.randomUUID(), file, bytes: file.size, status: 'ready' });

/** Side of a thumbnail in pixels: 40 on a screen with two pixels per point, and a little more. */
const THUMBNAIL_SIDE = 96;
/** The page shows progress at most this often. */
const PROGRESS_MS = 100;
/** Above this number of items, the page has the rows in view alone. */
export const MANY_ITEMS = 100;
/** Then it shows changes of single ones at most this often, since each is a render of the page. */
const MANY_MS = 250;

/** Headers that are read at once, and files that the engine has at once: more than it has workers, so that none is idle. */
const AT_ONCE = { headers: 8, runs: 32 } as const;

/** As many rows as a phone shows. Their results are enough to estimate the others. */
const EAGER_ROWS = 4;
/** A pause within which a dragged slider moves on. */
const PAUSE_MS = 300;

/** The chosen files. The pages of a file count as one. */
export function filesIn(items: readonly BatchItem[]): number {
  return new Set(items.map(({ id, pageOf }) => pageOf ?? id)).size;
}

/** The files of a batch and their states. The engine processes several at a time and queues the rest. */
export class Batch {
  readonly #load: () => Promise<Loaded>;
  readonly #list = new ItemList();
  #running: readonly string[] | undefined;
  readonly #changes = createStore<void>(undefined);
  /** What was returned last; undefined after a change. */
  #shown: BatchState | undefined = NOTHING;
  readonly state: Source<BatchState> = {
    get: () => {
      this.#shown ??= { items: this.#list.all, run: this.#running };
      return this.#shown;
    },
    subscribe: this.#changes.subscribe,
  };
  /** Aborts the work on an item: reading its header, or processing it. */
  readonly #looking = new Map<string, AbortController>();
  readonly #processing = new Map<string, AbortController>();
  readonly #runs = new EagerRuns<RowResult>();
  readonly #turnsToLook = new Turns(AT_ONCE.headers);
  readonly #turnsToRun = new Turns(AT_ONCE.runs);
  /** Whether the first rows are run in advance. */
  #isEager = false;
  /** The row that is being compared, and its recipe. */
  #viewed: { id: string; recipe: Recipe } | undefined;

  constructor(load: () => Promise<Loaded>) {
    this.#load = load;
  }

  get #items(): readonly BatchItem[] {
    return this.#list.all;
  }

  /** Adds files, and starts to read their headers. */
  add(files: readonly File[]): void {
    const added = files.map(newItem);
    this.#setItems([...this.#items, ...added]);
    for (const item of added) void this.#look(item);
  }

  /** Replaces a file with its pages, each as a separate item; not once it has been processed. */
  #replace(id: string, pages: readonly File[]): boolean {
    const at = this.#items.findIndex((item) => item.id === id && item.status === 'ready');
    if (at < 0 || pages.length < 2) return false;
    const added = pages.map((page) => ({
      ...newItem(page),
      bytes: Math.round(page.size / pages.length),
      pageOf: id,
    }));
    this.#setItems(this.#items.toSpliced(at, 1, ...added));
    for (const item of added) void this.#look(item);
    return true;
  }

  /** An item that is being processed stays and has to be cancelled first. */
  remove(id: string): void {
    const item = this.#find(id);
    if (!item || item.status === 'processing') return;
    this.#forget(item);
    this.#setItems(this.#items.filter((other) => other.id !== id));
  }

  /** Moves an item to another index, counted from 0. Results are kept. */
  move(id: string, to: number): void {
    const item = this.#find(id);
    if (!item) return;
    const others = this.#items.filter((other) => other !== item);
    this.#setItems(others.toSpliced(to, 0, item));
  }

  /**
   * Runs the recipe on the first files in advance. Call it when files or settings have changed.
   * @param recipe undefined cancels these runs
   */
  preview(recipe: Recipe | undefined): void {
    this.#isEager = recipe !== undefined;
    if (recipe) this.#wantRows(recipe);
    else this.#runs.end();
  }

  /** Runs the recipe on one file that the visitor compares. */
  previewOne(id: string, recipe: Recipe): void {
    this.#viewed = { id, recipe };
    this.#wantRows(recipe);
  }

  #wantRows(recipe: Recipe): void {
    this.#runs.want(canonicalJson(recipe), () => {
      const { id, recipe: viewedWith } = this.#viewed ?? {};
      const item = id === undefined ? undefined : this.#list.find(id);
      const viewed = item && sameJson(viewedWith, recipe) ? [item] : [];
      const first = this.#isEager ? this.#items.slice(0, EAGER_ROWS).filter(({ status }) => status === 'ready') : [];
      const isDue = (item: BatchItem) => item.probe && !resultOf(item, recipe);
      return [
        ...viewed.filter(isDue).map((item) => this.#jobOf(item, recipe, 0)),
        ...first.filter(isDue).map((item) => this.#jobOf(item, recipe, PAUSE_MS)),
      ];
    });
  }

  /** One run of the engine. If it fails in advance, it fails again in the batch's run, which shows the error. */
  #jobOf({ id, file }: BatchItem, recipe: Recipe, afterMs: number): EagerJob<RowResult> {
    return {
      id,
      afterMs,
      run: async (options) => {
        const { engine, api } = await this.#load();
        options.signal.throwIfAborted();
        return rowResult(api, file, recipe, await engine.run(file, recipe, options));
      },
      made: (trial) => this.#update(id, { trial }),
    };
  }

  /** Cancels all work and empties the list. */
  clear(): void {
    this.cancelAll();
    this.#runs.abort();
    for (const item of this.#items) this.#forget(item);
    this.#setItems([]);
  }

  cancel(id: string): void {
    this.#processing.get(id)?.abort();
  }

  cancelAll(): void {
    for (const controller of this.#processing.values()) controller.abort();
  }

  /** Processes every file that is not complete with this recipe yet. Never rejects: each file shows its own error. */
  async process(recipe: Recipe): Promise<RunReport> {
    const due = this.#items.filter((item) => item.status !== 'processing' && !isUpToDate(item, recipe));
    return this.#run(due, recipe);
  }

  /** Retries one file. */
  async retry(id: string, recipe: Recipe): Promise<RunReport> {
    const item = this.#find(id);
    return this.#run(item && item.status !== 'processing' ? [item] : [], recipe);
  }

  /** Puts a file that was chosen again in the place of the one that has changed. */
  chooseAgain(id: string, file: File): void {
    const item = this.#find(id);
    if (!item || item.status === 'processing') return;
    this.#forget(item);
    const again = { ...newItem(file), id };
    this.#setItems(this.#items.map((other) => (other === item ? again : other)));
    void this.#look(again);
  }

  /** Goes on with what there is of a file that ends early. */
  async goOn(id: string, recipe: Recipe): Promise<RunReport> {
    const item = this.#find(id);
    if (item) acceptIncomplete(item.file);
    return this.retry(id, recipe);
  }

  async #run(due: readonly BatchItem[], recipe: Recipe): Promise<RunReport> {
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) this.#begin(ids);
    // The list renders before the work starts, so that both are not in one long task.
    await nextTask();
    const ends = await Promise.all(due.map((item) => this.#processOne(item, recipe)));
    if (this.#processing.size === 0) this.#running = undefined;
    this.#changed();
    const ended = ids.flatMap((id) => this.#list.find(id) ?? []);
    const failures = ended.filter(({ status }) => status === 'error');
    return {
      processed: ended.filter((item) => isUpToDate(item, recipe)).length,
      failed: failures.length,
      cancelled: ends.includes('cancelled'),
      error: failures[0]?.error,
    };
  }

  /** Changes all of them at once, for a single render. */
  #begin(ids: readonly string[]): void {
    for (const id of ids) this.#processing.set(id, new AbortController());
    const start = { status: 'processing', progress: { stage: 'queued', done: 0 }, error: undefined } as const;
    for (const id of ids) this.#list.update(id, start);
    this.#running = [...(this.#running ?? []), ...ids];
    this.#changed();
  }

  async #processOne(item: BatchItem, recipe: Recipe): Promise<'done' | 'cancelled'> {
    const { id } = item;
    const signal = this.#processing.get(id)?.signal ?? AbortSignal.abort();
    try {
      signal.throwIfAborted();
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) this.#update(id, { progress }, PROGRESS_MS);
      };
      const tried = item.trial && sameJson(item.trial.recipe, recipe) ? item.trial : undefined;
      const job = this.#jobOf(item, recipe, 0);
      if (tried) await checkUnchanged(item.file);
      const outcome =
        tried ??
        (await this.#turnsToRun.take(signal, () =>
          this.#runs.request(canonicalJson(recipe), job, { signal, onProgress }),
        ));
      signal.throwIfAborted();
      this.#end(id, { status: 'complete', outcome, trial: undefined });
      void rememberCompressed(recipe, outcome.result);
      return 'done';
    } catch (error) {
      if (signal.aborted) {
        // Restores the state before the run.
        this.#end(id, { status: this.#find(id)?.outcome ? 'complete' : 'ready' });
        return 'cancelled';
      }
      this.#end(id, { status: 'error', ...failureOf(error), outcome: undefined, trial: undefined });
      return 'done';
    }
  }

  #end(id: string, change: Partial<BatchItem>): void {
    this.#processing.delete(id);
    this.#update(id, { progress: undefined, ...change });
  }

  /** Reads the header. */
  async #look({ id, file }: BatchItem): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#looking.set(id, controller);
    try {
      const { engine, api } = await this.#load();
      const probe = await this.#turnsToLook.take(signal, () => engine.probe(file, { signal, seesAlpha: true }));
      if (signal.aborted) return;
      if (probe.pages > 1 && this.#replace(id, await engine.pages(file))) return;
      const isCompressed = await wasCompressedHere(file);
      if (signal.aborted) return;
      const { incomplete } = probe;
      const isAsked = incomplete && !isAccepted(file) && this.#find(id)?.status === 'ready';
      this.#update(id, {
        probe,
        ...(isCompressed && { isCompressed }),
        ...(isAsked && { status: 'error', error: incompleteWords.question(incomplete.missing) }),
      });
      await prepareSmallMark(api, file);
      if (!signal.aborted) this.#update(id, {});
    } catch (error) {
      // A damaged file is reported before a run. During a run, the run reports it.
      const untouched = this.#find(id)?.status === 'ready';
      if (!signal.aborted && untouched) this.#update(id, { status: 'error', ...failureOf(error) });
    } finally {
      this.#looking.delete(id);
    }
  }

  /** Draws the thumbnail of an item whose row is in view, unless it has one or none can be made. @param signal aborted once it is out of view */
  async draw(id: string, signal: AbortSignal): Promise<void> {
    const item = this.#find(id);
    if (!item?.probe || item.thumbnail) return;
    try {
      const { engine } = await this.#load();
      signal.throwIfAborted();
      const picture = await engine.preview(item.file, { maxSide: THUMBNAIL_SIDE, signal });
      const isStill = this.#find(id)?.file === item.file && !this.#find(id)?.thumbnail;
      if (isStill) this.#update(id, { thumbnail: URL.createObjectURL(picture) });
    } catch {
      // Without a thumbnail the row has a symbol. A damaged file is reported by what reads its header.
    }
  }

  #forget({ id, thumbnail }: BatchItem): void {
    this.#looking.get(id)?.abort();
    this.#looking.delete(id);
    if (thumbnail) URL.revokeObjectURL(thumbnail);
  }

  #find(id: string): BatchItem | undefined {
    return this.#list.find(id);
  }

  /** @param delayMs how long the page can wait for the update */
  #update(id: string, change: Partial<BatchItem>, delayMs?: number): void {
    this.#list.update(id, change);
    this.#changed(this.#list.size > MANY_ITEMS ? MANY_MS : delayMs);
  }

  #setItems(items: readonly BatchItem[]): void {
    this.#list.replaceAll(items);
    this.#changed();
  }

  #changed(delayMs?: number): void {
    this.#shown = undefined;
    this.#changes.set(undefined, delayMs);
  }
}

/** The result in a row: its outcome, or before that the one made in advance with these settings. */
export function resultOf({ status, trial, outcome }: BatchItem, recipe: Recipe): RowResult | undefined {
  if (status !== 'ready') return outcome;
  return trial && sameJson(trial.recipe, recipe) ? trial : undefined;
}

/** Whether a file's result is that of this recipe, so that a run can skip it. */
export function isUpToDate({ status, outcome }: BatchItem, recipe: Recipe): boolean {
  return status === 'complete' && sameJson(outcome?.recipe, recipe);
}

/** The current run's progress over all files, 0 to 1. */
export function runProgress({ items, run = [] }: BatchState): number {
  if (run.length === 0) return 0;
  const working = stillWorking(items, run);
  const left = working.reduce((sum, { progress }) => sum + 1 - (progress?.done ?? 0), 0);
  return 1 - left / run.length;
}

/** The number of files that the current run has finished. */
export const runEnded = ({ items, run = [] }: BatchState): number => run.length - stillWorking(items, run).length;

function stillWorking(items: readonly BatchItem[], run: readonly string[]): BatchItem[] {
  const ids = new Set(run);
  return items.filter(({ id, status }) => status === 'processing' && ids.has(id));
}
