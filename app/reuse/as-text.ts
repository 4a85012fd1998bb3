import type { Recipe } from '#engine/recipe/index.ts';
import { printRecipe } from '#engine/recipe/text.ts';

/** The text of a recipe that changes nothing: without any text, the command would use its own default. */
const NOTHING = 'aim=encode';
/** The folder for the command's results. */
const FOLDER = 'small';

/** The file of a watermark, whose name an address does not contain. */
const WATERMARK = 'watermark.png';

/** The watermarks of a recipe, by the hash of their files. */
const watermarksOf = ({ edits }: Recipe) => edits.flatMap((edit) => (edit.do === 'watermark' ? [edit.picture] : []));

/** A recipe's text for people: the query of an address relative to an empty recipe. */
export function recipeText(recipe: Recipe): string {
  return decodeURIComponent(printRecipe(recipe).toString()) || NOTHING;
}

/** @param files the command's input: one file, a folder, or a pattern */
export function asCommand(recipe: Recipe, files: string): string {
  const beside = watermarksOf(recipe).length > 0 ? ` --watermark ${WATERMARK}` : '';
  return `npx picwright ${forShell(files)} --recipe '${recipeText(recipe)}'${beside} --out ${FOLDER}`;
}

/** As JavaScript for the package, in a page or in Node. */
export function asCode(recipe: Recipe): string {
  const files = watermarksOf(recipe).map((hash) => `'${hash}': watermark`);
  const beside = files.length > 0 ? `, { watermarks: { ${files.join(', ')} } }` : '';
  return `import { createEngine } from 'picwright';

const recipe = ${JSON.stringify(recipe, null, 2)};

await using engine = createEngine();
const { blob, name } = await engine.run(file, recipe${beside});
`;
}

/** One word for a POSIX shell, quoted if necessary; never mistaken for an option. */
function forShell(word: string): string {
  const safe = word.startsWith('-') ? `./${word}` : word;
  return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", `'\\''`)}'`;
}
