import { expect, it } from 'vitest';
import type { Recipe } from '#engine/recipe/index.ts';
import { chooseQuality, setAim, targetTyped } from './recipe-changes.ts';

const KB = 1024;
const opened: Recipe = { edits: [], output: { format: 'jpeg', aim: 'size', bytes: 100 * KB, min: 20 * KB } };

it('keeps a least size while a larger target is typed digit by digit', () => {
  const typed = ['12', '1', '', '5', '50', '500'].reduce((recipe, text) => targetTyped(text, 20 * KB)(recipe), opened);
  expect(typed.output).toEqual({ format: 'jpeg', aim: 'size', bytes: 500 * KB, min: 20 * KB });
});

it('has no least size above its target', () => {
  expect(targetTyped('15', 20 * KB)(opened).output.min).toBeUndefined();
  expect(targetTyped('500')(targetTyped('15')(opened)).output.min).toBeUndefined();
});

it('switches the budget off for a quality that was chosen by hand', () => {
  const byQuality = setAim({ aim: 'compress' })(opened);
  expect(chooseQuality(60)(byQuality).output).toMatchObject({ quality: 60, budget: false });
  const converted: Recipe = { edits: [], output: { format: 'webp', aim: 'encode' } };
  expect(chooseQuality(60)(converted).output).toEqual({ format: 'webp', aim: 'encode', quality: 60 });
});
