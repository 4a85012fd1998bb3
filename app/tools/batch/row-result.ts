import type { Loaded } from '#app/engine/load-engine.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Recipe, Result } from '#engine';
import { outcomeName } from './result-name.ts';

/** What a run made of a file, and how. */
export interface RowResult {
  result: Result;
  recipe: Recipe;
  action: BatchAction;
  /** Undefined where the file itself has no name: as it is usually saved, and under the original's. */
  name: string | undefined;
  keptName: string | undefined;
}

export function rowResult(door: Loaded['door'], file: File, recipe: Recipe, result: Result): RowResult {
  const action = batchActionOf(recipe);
  return {
    result,
    recipe,
    action,
    name: outcomeName(door, file, result, action),
    keptName: outcomeName(door, file, result),
  };
}

/** What a result is saved as. */
export function nameToSave({ name, keptName }: RowResult, keepsName: boolean): string | undefined {
  return keepsName ? keptName : name;
}
