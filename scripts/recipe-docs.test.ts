import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { RECIPE_DOCS, recipeDocs } from './recipe-docs.ts';

it('docs/recipe.md is up to date with the records', async () => {
  expect(await readFile(RECIPE_DOCS, 'utf8')).toBe(recipeDocs());
});
