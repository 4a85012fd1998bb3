import { expect, it } from 'vitest';
import { TOOLS } from '#catalogue/tools.ts';
import type { Recipe } from '#engine/recipe/index.ts';
import { lastSettingsWords } from '#words/last-settings.ts';
import { forAnyPicture } from './for-any-picture.ts';
import { settingsWords } from './words.ts';

const labelOf = (format: string) => format.toUpperCase();
const { opens } = TOOLS.compress;

it.each<[string, Recipe, string[]]>([
  ['nothing that differs', opens, []],
  ['how a format was chosen', { ...opens, output: { ...opens.output, preserveFormat: true } }, []],
  ['the quality', { ...opens, output: { ...opens.output, quality: 80 } }, ['quality 80%']],
  [
    'format and quality',
    { ...opens, output: { ...opens.output, format: 'webp', preserveFormat: true, quality: 60 } },
    ['WEBP', 'quality 60%'],
  ],
  ['a target', { ...opens, output: { format: 'jpeg', aim: 'size', bytes: 102_400 } }, ['at most 100 KB']],
])('describes %s', (_, settings, words) => {
  expect(settingsWords(settings, opens, labelOf)).toEqual(words);
});

it('describes them in one line', () => {
  expect(lastSettingsWords.offer(['JPG', 'quality 80%'])).toBe('Use your last settings: JPG, quality 80%');
});

it('leaves out settings of a single picture', () => {
  const resize = { do: 'resize', width: 800 } as const;
  const edits = [
    { do: 'crop', left: 1, top: 2, width: 30, height: 40 },
    { do: 'rotate', quarterTurns: 1 },
    resize,
  ] as const;
  expect(forAnyPicture({ ...opens, edits: [...edits] }).edits).toEqual([resize]);
});
