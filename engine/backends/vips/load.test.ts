import { describe, expect, it } from 'vitest';
import { drawingSize } from './load.ts';

describe('a drawing is drawn', () => {
  const natural = { width: 300, height: 100 };
  it.each([
    ['at its own size where nothing scales it', undefined, { width: 300, height: 100 }],
    ['at the size that is wanted', { width: 900, height: 300 }, { width: 900, height: 300 }],
    ['in proportion, where it will be stretched', { width: 150, height: 200 }, { width: 600, height: 200 }],
  ] as const)('%s', (_case, scaledTo, size) => {
    expect(drawingSize(natural, scaledTo)).toEqual(size);
  });
});
