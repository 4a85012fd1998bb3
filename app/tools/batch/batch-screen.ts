import { errorSentence } from '#app/engine/error-words.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import { unavailable } from '#app/engine/unavailable.ts';
import { createStore, type Source } from '#app/store.ts';
import type { Toast } from '#app/toast/toast.ts';
import { entryNames } from '#app/zip/entry-names.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';
import { batchWords } from '#words/batch.ts';
import { switchTo } from './actions.ts';
import { Batch, resultOf } from './batch.ts';
import { nextTask } from './next-task.ts';
import { nameToSave } from './row-result.ts';
import { runToast } from './run-toast.ts';

/** What the screen of a batch needs of the page around it. */
export interface Page {
  loadEngine(): Promise<Loaded>;
  notify(toast: Toast): void;
  saveFile(blob: Blob, name: string): void;
  /** Fetches what later steps need, while there is a network. */
  prefetch(): void;
  remember(recipe: Recipe): void;
}

export interface ScreenState {
  /** Files were chosen and wait for the settings in the address. */
  arriving: boolean;
  /** Why chosen files are not in the list. */
  problem?: string | undefined;
  /** How many times the list was emptied. */
  clears: number;
  /** Results that the visitor has saved. */
  saved: ReadonlySet<Blob>;
  /** The item that is compared closely with its result. */
  compared?: string | undefined;
}

export const START: ScreenState = { arriving: false, clears: 0, saved: new Set() };

/** The screen of a batch without its page: what the visitor can do, and what follows from it. */
export class BatchScreen {
  readonly #page: Page;
  readonly batch: Batch;
  readonly #state = createStore(START);
  readonly state: Source<ScreenState> = this.#state;
  /** The recipe that each action had when the visitor chose another. */
  readonly #left: Partial<Record<BatchAction, Recipe>> = {};
  #isStopped = false;

  constructor(page: Page) {
    this.#page = page;
    this.batch = new Batch(page.loadEngine);
  }

  /**
   * Adds files to the list, once the settings in the address have been read: the next button uses them.
   * @param addressIsRead rejects if what reads the address cannot be fetched
   */
  async add(files: readonly File[], addressIsRead: () => Promise<void>): Promise<void> {
    this.#set({ arriving: true });
    try {
      await addressIsRead();
    } catch (cause) {
      this.#set({ problem: errorSentence(unavailable('What reads the address', cause)) });
      return;
    } finally {
      this.#set({ arriving: false });
    }
    this.batch.add(files);
    this.#page.prefetch();
    this.#page.notify(batchWords.added(files.length));
  }

  clearProblem(): void {
    this.#set({ problem: undefined });
  }

  /** @returns the recipe for another action: the one that it was left with, or the one that it opens with */
  switchTo(action: BatchAction, recipe: Recipe): Recipe {
    this.#left[batchActionOf(recipe)] = recipe;
    return switchTo(action, recipe, this.#left);
  }

  /**
   * Whether a run is possible with these settings. Notifies the visitor of a resize without a size.
   * @param isWrong a field holds something that is no setting
   */
  canRun(recipe: Recipe, isWrong: boolean): boolean {
    if (isWrong) return false;
    const needsSize = batchActionOf(recipe) === 'resize' && recipe.edits.length === 0;
    if (needsSize) this.#page.notify({ title: batchWords.noDimension, tone: 'destructive' });
    return !needsSize;
  }

  /** Runs the recipe on all files that need it, and notifies the visitor at the end. */
  async process(recipe: Recipe): Promise<void> {
    if (this.batch.state.get().items.length === 0) {
      this.#page.notify({ ...batchWords.noFiles, tone: 'destructive' });
      return;
    }
    this.#isStopped = false;
    // Layout and painting take the frame of the press itself.
    await nextTask();
    this.#page.remember(recipe);
    const toast = runToast(await this.batch.process(recipe));
    if (toast && !this.#isStopped) this.#page.notify(toast);
  }

  /** Cancels the run, without a notification at its end. */
  stop(): void {
    this.#isStopped = true;
    this.batch.cancelAll();
  }

  clear(): void {
    this.batch.clear();
    this.#set({ clears: this.#state.get().clears + 1 });
  }

  /** Makes the result that the visitor wants to look at, if there is none. */
  makeViewed(id: string, recipe: Recipe): void {
    const item = this.#item(id);
    if (item?.status === 'ready' && !resultOf(item, recipe)) this.batch.previewOne(id, recipe);
  }

  /** @param id undefined closes the comparison */
  compare(id: string | undefined): void {
    this.#set({ compared: id });
  }

  /** Saves the result that a row shows. */
  save(id: string, recipe: Recipe, keepsName: boolean): void {
    const item = this.#item(id);
    const made = item && resultOf(item, recipe);
    if (!made) return;
    const { blob } = made.result;
    const [name = ''] = entryNames([{ blob, filename: nameToSave(made, keepsName) }]);
    this.#page.saveFile(blob, name);
    this.markSaved([blob]);
  }

  markSaved(blobs: readonly Blob[]): void {
    this.#set({ saved: new Set([...this.#state.get().saved, ...blobs]) });
  }

  #item(id: string) {
    return this.batch.state.get().items.find((item) => item.id === id);
  }

  #set(change: Partial<ScreenState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}
