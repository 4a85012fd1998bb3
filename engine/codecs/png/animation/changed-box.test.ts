import { expect, it } from 'vitest';
import { changedBox } from './changed-box.ts';

const SIZE = { width: 5, height: 4 };

it.each([
  ['one sample of a pixel', [[3, 2, 1]], { left: 3, top: 2, width: 1, height: 1 }],
  ['the last pixel', [[4, 3, 2]], { left: 4, top: 3, width: 1, height: 1 }],
  [
    'two corners',
    [
      [1, 3, 0],
      [3, 1, 2],
    ],
    { left: 1, top: 1, width: 3, height: 3 },
  ],
  [
    'a row from end to end',
    [
      [0, 0, 2],
      [4, 0, 0],
    ],
    { left: 0, top: 0, width: 5, height: 1 },
  ],
  ['nothing, of which a pixel is the least', [], { left: 0, top: 0, width: 1, height: 1 }],
] as [string, [number, number, number][], object][])('%s', (_, changes, box) => {
  const before = new Uint8Array(5 * 4 * 3).fill(7);
  const after = before.slice();
  for (const [x, y, band] of changes) after[(y * 5 + x) * 3 + band] = 8;
  expect(changedBox(before, after, SIZE)).toEqual(box);
});
