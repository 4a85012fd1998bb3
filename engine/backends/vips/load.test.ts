import { describe, expect, it } from 'vitest';
import { drawingSize, jpegShrink } from './load.ts';

const PHOTO = { width: 3872, height: 2592 };
const by = (factor: number) => ({
  width: Math.round(PHOTO.width / factor),
  height: Math.round(PHOTO.height / factor),
});

describe('a JPEG is decoded at', () => {
  it.each([
    [1, 'full size', 1],
    [2.9, 'full size', 1],
    [3.02, 'a half', 2],
    [5.9, 'a half', 2],
    [6.1, 'a quarter', 4],
    [12.1, 'an eighth', 8],
    [40, 'an eighth', 8],
  ] as const)('for a factor of %f: %s', (factor, _size, shrink) => {
    expect(jpegShrink(PHOTO, by(factor))).toBe(shrink);
  });

  it('no less than the side needs that is scaled least', () => {
    expect(jpegShrink(PHOTO, { width: 100, height: 2000 })).toBe(1);
  });
});

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
