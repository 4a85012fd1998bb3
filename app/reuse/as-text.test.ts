// biome-ignore lint/style/noRestrictedImports: the test runs a real shell
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PLAIN_RECIPE, readRecipe } from '#engine/recipe/text.ts';
import { asCode, asCommand, recipeText } from './as-text.ts';

const recipe = readRecipe(new URLSearchParams('crop=0,0,320,200&width=160&format=jpg&target=100kb&background=ff0000'));

it('a recipe can be read from its text', () => {
  const text = recipeText(recipe);
  expect(text).toContain('crop=0,0,320,200');
  expect(readRecipe(new URLSearchParams(text))).toEqual(recipe);
  expect(readRecipe(new URLSearchParams(recipeText(PLAIN_RECIPE)))).toEqual(PLAIN_RECIPE);
});

it.each(['photo.jpg', 'Grandma’s "best" photo, $HOME & `more`.jpg', "it's.jpg", '-rf.jpg', 'photos'])(
  'a shell understands the command for %s',
  (name) => {
    const [npx, ...words] = asCommand(recipe, name).split(' ');
    expect(npx).toBe('npx');
    const seen = execFileSync('sh', ['-c', `printf '%s\\n' ${words.join(' ')}`], { encoding: 'utf8' }).split('\n');
    expect(seen[0]).toBe('picwright');
    expect(seen[1]?.replace(/^\.\//, '')).toBe(name);
    expect(seen.slice(2, 6)).toEqual(['--recipe', recipeText(recipe), '--out', 'small']);
  },
);

it('the file of a watermark is beside the recipe', () => {
  const hash = 'a'.repeat(64);
  const marked = readRecipe(new URLSearchParams(`watermark=${hash}`));
  expect(asCommand(marked, 'photos')).toContain(`--recipe 'watermark=${hash}' --watermark watermark.png --out`);
  expect(asCode(marked)).toContain(`engine.run(file, recipe, { watermarks: { '${hash}': watermark } })`);
});

it('the code contains the recipe itself', () => {
  const json = /const recipe = (\{[\s\S]*?\n\});/.exec(asCode(recipe))?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(recipe);
});
