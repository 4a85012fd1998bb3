// Generates docs/recipe.md, the keys of a recipe's text, from the records in engine/recipe.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyTable } from '../engine/recipe/key-table.ts';

const HEAD = `# A recipe in an address

A recipe describes what happens to a picture: edits in order, then an output. Its text is the query of an address
(\`/resize?width=1280&format=webp\`), a landing page's preset and the target of a search. The text holds the difference
between the recipe and the one that the page opens with. Edits replace all edits of the page and keep their order; the keys of one
edit belong together wherever they are, up to a \`then\`. \`none\` removes a setting. Unknown keys and invalid values are ignored. A
setting without effect, such as a quality for a lossless file, is kept and ignored.

On \`/batch\` the key \`action\` (resize, compress, convert) selects the recipe to start from.

\`node scripts/recipe-docs.ts\` generates this page from the records in \`engine/recipe/\`.

`;

/** The page's Markdown. */
export function recipeDocs(): string {
  const rows = keyTable().map(
    ({ key, values, means, otherwise = '' }) => `| \`${key}\` | ${values} | ${means} | ${otherwise} |`,
  );
  return `${HEAD}| key | values | means | otherwise |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

export const RECIPE_DOCS = join(import.meta.dirname, '../docs/recipe.md');

if (import.meta.main) await writeFile(RECIPE_DOCS, recipeDocs());
