import { expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

it.each([
  ['maxWidht', 'maxWidth'],
  ['JPEG', 'jpeg'],
  ['jepg', 'jpeg'],
  ['qualty', 'quality'],
  ['exe', undefined],
  ['', undefined],
])('%s is nearest to %s', (typed, word) => {
  expect(nearestWord(typed, ['jpeg', 'png', 'quality', 'maxWidth', 'maxHeight', 'gif'])).toBe(word);
});
