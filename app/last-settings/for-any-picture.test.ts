import { expect, it } from 'vitest';
import type { Recipe } from '#engine/recipe/index.ts';
import { forAnyPicture, withSettings } from './for-any-picture.ts';

const output = { format: 'jpeg', aim: 'encode' } as const;
const turn = { do: 'rotate', quarterTurns: 1 } as const;
const pad = (width: number) => ({ do: 'pad', width, height: width, fill: '#ffffff' }) as const;
const current: Recipe = { edits: [turn, { do: 'resize', width: 100 }, pad(200)], output };

it.each<[string, Recipe]>([
  ['size and edges', { edits: [{ do: 'resize', width: 300 }, pad(400)], output: { ...output, quality: 60 } }],
  ['neither', { edits: [], output }],
])('settings with %s replace those of the picture, whose other edits stay', (_, settings) => {
  const once = withSettings(current, settings);
  expect(once.edits).toEqual([turn, ...settings.edits]);
  expect(forAnyPicture(once)).toEqual(settings);
  expect(withSettings(once, settings)).toEqual(once);
});
