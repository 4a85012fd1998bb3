import { describe, expect, it } from 'vitest';
import { formatOf } from './index.ts';
import { decodedSize, jpegShrink } from './shrink-on-load.ts';

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

  it('full size if it is small', () => {
    expect(jpegShrink({ width: 640, height: 480 }, { width: 80, height: 60 })).toBe(1);
    expect(jpegShrink({ width: 641, height: 480 }, { width: 80, height: 60 })).toBe(4);
  });

  it('the scale that the less scaled side needs', () => {
    expect(jpegShrink(PHOTO, { width: 100, height: 2000 })).toBe(1);
  });
});

describe('a picture is decoded', () => {
  const scale = { do: 'scale', width: 1000, height: 669 } as const;

  it.each([
    ['smaller where it is scaled down first', 'jpeg', [scale], { width: 1936, height: 1296 }],
    ['in full where it is cut first', 'jpeg', [{ do: 'crop', left: 0, top: 0, width: 900, height: 900 }, scale], PHOTO],
    ['in full where nothing is done to it', 'jpeg', [], PHOTO],
    ['in full where its format knows no other way', 'png', [scale], PHOTO],
  ] as const)('%s', (_claim, format, steps, size) => {
    expect(decodedSize(PHOTO, formatOf(format), steps)).toEqual(size);
  });
});
