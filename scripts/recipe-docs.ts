// Writes docs/recipe.md: the keys of a recipe's text, as the records in engine/recipe say them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyTable } from '../engine/recipe/text.ts';

const HEAD = `# A recipe in an address

What happens to a picture is a recipe: edits in their order, then an output. Its text is the query of an address
(\`/resize?width=1280&format=webp\`), a landing page's preset and where a search leads. The text says how the recipe
differs from what the page opens with. Edits replace those of the page as a whole and stand in their order; the keys of one
edit are put together wherever they stand, up to a \`then\`. \`none\` takes a setting away. What is unknown or bad is ignored. A
setting that has no say in what is written, such as a quality for a lossless file, is kept and does nothing.

On \`/batch\` the key \`action\` (resize, compress, convert) chooses what the rest starts from.

This page is written by \`node scripts/recipe-docs.ts\` from the records in \`engine/recipe/\`.

`;

/** The page as the records say it. */
export function recipeDocs(): string {
  const rows = keyTable().map(
    ({ key, values, means, otherwise = '' }) => `| \`${key}\` | ${values} | ${means} | ${otherwise} |`,
  );
  return `${HEAD}| key | values | means | otherwise |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

export const RECIPE_DOCS = join(import.meta.dirname, '../docs/recipe.md');

if (import.meta.main) await writeFile(RECIPE_DOCS, recipeDocs());
