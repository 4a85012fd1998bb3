import type { Loaded } from '#app/engine/load-engine.ts';
import type { Recipe } from '#engine';
import { sameJson } from '#engine/recipe/same-json.ts';
import type { BatchItem } from './batch.ts';
import { type RowResult, rowResult } from './row-result.ts';

/** As many rows as are in view on a phone: what they become tells of the rest. */
const ROWS = 4;
/** Fewer than a machine has workers, mostly: what is asked for need not wait. */
const AT_ONCE = 2;
/** A hand that drags goes on within it. */
const PAUSE_MS = 300;

interface Wanted {
  recipe: Recipe;
  controller: AbortController;
  /** Asked for by hand, whatever their place in the list. */
  asked: Set<string>;
  /** Under way, or failed: a run tells why. */
  begun: Set<string>;
  timer: ReturnType<typeof setTimeout>;
  paused: boolean;
}

/** What is shown of a row: its outcome; before there is one, what these settings make of it as far as that is known. */
export function resultOf({ status, trial, outcome }: BatchItem, recipe: Recipe): RowResult | undefined {
  if (status !== 'ready') return outcome;
  return trial && sameJson(trial.recipe, recipe) ? trial : undefined;
}

/** Works out, before anybody has asked for it, what the settings make of the first rows. */
export class Trials {
  readonly #load: () => Promise<Loaded>;
  readonly #items: () => readonly BatchItem[];
  readonly #made: (id: string, trial: RowResult) => void;
  #wanted: Wanted | undefined;
  #running = 0;

  /** @param made is told of each row's result */
  constructor(
    load: () => Promise<Loaded>,
    items: () => readonly BatchItem[],
    made: (id: string, trial: RowResult) => void,
  ) {
    this.#load = load;
    this.#items = items;
    this.#made = made;
  }

  /** To be called when settings or files have changed. @param recipe undefined where nothing is to be worked out unasked */
  want(recipe: Recipe | undefined): void {
    if (!recipe || !this.#wanted || !sameJson(recipe, this.#wanted.recipe)) {
      this.end();
      if (recipe) this.#begin(recipe, PAUSE_MS);
    }
    this.#next();
  }

  /** Works out one row, which somebody wants to see. */
  ask(id: string, recipe: Recipe): void {
    if (!this.#wanted || !sameJson(recipe, this.#wanted.recipe)) {
      this.end();
      this.#begin(recipe, 0);
    }
    this.#wanted?.asked.add(id);
    this.#next();
  }

  /** Ends what goes on. */
  end(): void {
    clearTimeout(this.#wanted?.timer);
    this.#wanted?.controller.abort();
    this.#wanted = undefined;
  }

  #begin(recipe: Recipe, pause: number): void {
    const wanted: Wanted = {
      recipe,
      controller: new AbortController(),
      asked: new Set(),
      begun: new Set(),
      paused: true,
      timer: setTimeout(() => {
        wanted.paused = false;
        this.#next();
      }, pause),
    };
    this.#wanted = wanted;
  }

  /** Rows that were asked for come first. */
  #candidate({ recipe, asked, begun }: Wanted): BatchItem | undefined {
    const items = this.#items();
    const first = items.slice(0, ROWS).filter(({ status }) => status === 'ready');
    return [...items.filter(({ id }) => asked.has(id)), ...first].find(
      (item) => item.probe && !begun.has(item.id) && !resultOf(item, recipe),
    );
  }

  #next(): void {
    const wanted = this.#wanted;
    if (!wanted || wanted.paused) return;
    while (this.#running < AT_ONCE) {
      const item = this.#candidate(wanted);
      if (!item) return;
      wanted.begun.add(item.id);
      this.#running += 1;
      this.#work(item, wanted).finally(() => {
        this.#running -= 1;
        this.#next();
      });
    }
  }

  async #work({ id, file }: BatchItem, { recipe, controller }: Wanted): Promise<void> {
    const { signal } = controller;
    try {
      const { engine, door } = await this.#load();
      const result = await engine.run(file, recipe, { signal });
      if (!signal.aborted) this.#made(id, rowResult(door, file, recipe, result));
    } catch {
      // What fails here fails in the run too, and is told then.
    }
  }
}
