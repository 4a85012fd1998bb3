import type { Loaded } from '#app/engine/load-engine.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Recipe, Result } from '#engine';
import { outcomeName } from './result-name.ts';

/** A run's result for a file, and its recipe. */
export interface RowResult {
  result: Result;
  recipe: Recipe;
  action: BatchAction;
  /** The usual name and the one that keeps the original's; undefined if the file itself has no name. */
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

/** The file name of a result. */
export function nameToSave({ name, keptName }: RowResult, keepsName: boolean): string | undefined {
  return keepsName ? keptName : name;
}
