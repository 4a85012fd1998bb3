import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['Grüße 写真.jpg → out/Grüße.webp: 2.8 MB', 'Grüße 写真.jpg → out/Grüße.webp: 2.8 MB'],
  ['a\u001b[31mred\n.jpg', 'a\\u001b[31mred\\u000a.jpg'],
  ['photo\u202egpj.exe', 'photo\\u202egpj.exe'],
  ['\u009b2J', '\\u009b2J'],
])('%j is shown as %s', (line, shown) => {
  expect(printable(line)).toBe(shown);
});
