import type { Recipe } from '#engine/recipe/index.ts';
import { printRecipe } from '#engine/recipe/text.ts';

/** The text of a recipe that changes nothing: without any text, the command would use its own default. */
const NOTHING = 'aim=encode';
/** The folder for the command's results. */
const FOLDER = 'small';

/** A recipe's text for people: the query of an address relative to an empty recipe. */
export function recipeText(recipe: Recipe): string {
  return decodeURIComponent(printRecipe(recipe).toString()) || NOTHING;
}

/** @param files the command's input: one file, a folder, or a pattern */
export function asCommand(recipe: Recipe, files: string): string {
  return `npx picwright ${forShell(files)} --recipe '${recipeText(recipe)}' --out ${FOLDER}`;
}

/** As JavaScript for the package, in a page or in Node. */
export function asCode(recipe: Recipe): string {
  return `import { createEngine } from 'picwright';

const recipe = ${JSON.stringify(recipe, null, 2)};

await using engine = createEngine();
const { blob, name } = await engine.run(file, recipe);
`;
}

/** One word for a POSIX shell, quoted if necessary; never mistaken for an option. */
function forShell(word: string): string {
  const safe = word.startsWith('-') ? `./${word}` : word;
  return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}
