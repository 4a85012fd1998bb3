import { expect, it } from 'vitest';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import { readSettings } from '#pages/address.ts';
import { broughtSentence } from '#words/brought.ts';

it.each<[ToolId, string, string | undefined]>([
  ['compress', '', undefined],
  ['batch', '', undefined],
  ['compress', 'quality=60', undefined],
  ['batch', 'action=compress', undefined],
  ['compress', 'target=150kb', 'Set to at most 150 KB. Choose an image to go on.'],
  ['resize', 'width=640&height=480&fit=cover', 'Set to 640 × 480 pixels. Choose an image to go on.'],
  ['compress', 'metadata=strip', 'Set to remove camera details, date and location. Choose an image to go on.'],
  ['compress', 'metadata=keep', undefined],
  ['resize', 'percent=50', 'Set to 50% of its size. Choose an image to go on.'],
  [
    'compress',
    'width=300&height=400&target=50kb',
    'Set to 300 × 400 pixels and to at most 50 KB. Choose an image to go on.',
  ],
])('/%s?%s is opened with "%s"', (tool, query, sentence) => {
  const recipe = readSettings(tool, new URLSearchParams(query));
  expect(broughtSentence(recipe, TOOLS[tool])?.replace(/\s/g, ' ')).toBe(sentence);
});
