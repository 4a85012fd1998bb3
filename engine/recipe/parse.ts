import type { Recipe } from './index.ts';
import { refusalOf } from './refusal.ts';
import { RecipeSchema } from './schema.ts';

/**
 * Validates a recipe from a program, the catalogue or storage.
 * @param nameOf returns the name of a field for the error message, by its path, such as `output.format`
 * @throws {ImageError} `bad-recipe` for the first invalid value: its path, what is allowed, and the nearest valid value
 */
export function parseRecipe(value: unknown, nameOf: (path: string) => string = (path) => path): Recipe {
  const parsed = RecipeSchema.safeParse(value);
  // The schemas of the options come from a list. `OptionValues` has their types.
  if (parsed.success) return parsed.data as Recipe;
  const [issue] = parsed.error.issues;
  if (!issue) throw parsed.error;
  throw refusalOf(issue, value, nameOf);
}
