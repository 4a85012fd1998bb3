import { expect, it } from 'vitest';
import { extensionOf } from './save-file.ts';

it.each([
  ['photo.jpg', '.jpg'],
  ['a.b.png', '.png'],
  ['photo', ''],
  ['.hidden', ''],
])('the extension of %s is "%s"', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
