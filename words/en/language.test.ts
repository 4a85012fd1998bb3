import { expect, it } from 'vitest';
import { counted, listed, withArticle } from '#words/language.ts';

it.each([
  [0, '0 images'],
  [1, '1 image'],
  [2, '2 images'],
  [1200, '1,200 images'],
])('%i is %s', (count, text) => {
  expect(counted(count, 'image', 'images')).toBe(text);
});

it.each(['an AVIF', 'an SVG', 'a JPG', 'a WebP', 'a HEIC', 'a TIFF'])('%s', (text) => {
  expect(withArticle(text.split(' ')[1] ?? '')).toBe(text);
});

it('joins clauses by commas', () => {
  expect(listed(['turned right', 'camera details kept'])).toBe('turned right, camera details kept');
});
