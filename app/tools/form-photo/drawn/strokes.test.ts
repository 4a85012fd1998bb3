import { expect, it } from 'vitest';
import { pathOf } from './strokes.ts';

const size = { width: 200, height: 100 };

it.each([
  ['nothing', [], ''],
  ['a dot', [{ x: 0.5, y: 0.5 }], 'M100 50l.01 0'],
  [
    'a line',
    [
      { x: 0, y: 0 },
      { x: 1, y: 0.5 },
    ],
    'M0 0L200 50',
  ],
  [
    'a curve',
    [
      { x: 0, y: 0 },
      { x: 0.5, y: 1 },
      { x: 1, y: 0 },
    ],
    'M0 0Q100 100 150 50L200 0',
  ],
])('%s', (_, stroke, path) => {
  expect(pathOf(stroke, size)).toBe(path);
});
