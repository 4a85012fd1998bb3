import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['photo', 'photo.jpg'],
  ['my photo.jpeg', 'my photo.jpg'],
  ['a/b\\c:d*e?"<f>|', 'abcdef.jpg'],
  ['  ', 'photo.jpg'],
  ['..', 'photo.jpg'],
  ['写真', '写真.jpg'],
])('%j is saved as %s', (typed, name) => {
  expect(fileNameOf(typed, 'x.jpg')).toBe(name);
});
