import type { Recipe } from '#engine/recipe/index.ts';
import { printRecipe } from '#engine/recipe/text.ts';

/** What a recipe that changes nothing is called: no text at all would leave what is done to the command. */
const NOTHING = 'aim=encode';
/** Where the command puts its results. */
const FOLDER = 'small';

/** A recipe's text as people read it: the part after `?` of an address that starts from nothing. */
export function recipeText(recipe: Recipe): string {
  return decodeURIComponent(printRecipe(recipe).toString()) || NOTHING;
}

/** @param files what the command works on: one file, a folder, or a pattern */
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

/** One word for a POSIX shell, quoted where it has to be; never taken for an option. */
function forShell(word: string): string {
  const safe = word.startsWith('-') ? `./${word}` : word;
  return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}
