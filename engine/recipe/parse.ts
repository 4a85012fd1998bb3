import type { Recipe } from './index.ts';
import { RECIPE_RULE } from './recipe-rule.ts';
import { refusalOf } from './refusal.ts';

/**
 * Validates a recipe from a program, the catalogue or storage.
 * @param nameOf returns the name of a field for the error message, by its path, such as `output.format`
 * @returns a copy, which the caller cannot change during a job
 * @throws {ImageError} `bad-recipe` for the first invalid value: its path, what is allowed, and the nearest valid value
 */
export function parseRecipe(value: unknown, nameOf: (path: string) => string = (path) => path): Recipe {
  const invalid = RECIPE_RULE.check(value);
  if (invalid) throw refusalOf(invalid, nameOf);
  return JSON.parse(JSON.stringify(value)) as Recipe;
}
