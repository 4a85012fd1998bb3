import type { Recipe } from './index.ts';
import { refusalOf } from './refusal.ts';
import { RecipeSchema } from './schema.ts';

/**
 * The gate for recipes from programs, the catalogue and storage.
 * @param nameOf what a field is called where the recipe was made from something else; its path is `output.format`
 * @throws {ImageError} `bad-recipe` for the first bad value: where it is, what is allowed, and what is nearest
 */
export function parseRecipe(value: unknown, nameOf: (path: string) => string = (path) => path): Recipe {
  const parsed = RecipeSchema.safeParse(value);
  // The options' schemas come out of a list, whose types are theirs only in `OptionValues`.
  if (parsed.success) return parsed.data as Recipe;
  const [issue] = parsed.error.issues;
  if (!issue) throw parsed.error;
  throw refusalOf(issue, value, nameOf);
}
