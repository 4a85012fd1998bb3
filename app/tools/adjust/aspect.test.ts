import { describe, expect, it } from 'vitest';
import { hasProportionsOf, heightFor, widthFor } from './aspect.ts';

describe('the aspect lock', () => {
  it.each([
    [1280, 3872 / 2592, 857],
    [100, 16 / 9, 56],
    [1, 10, 1],
    [3, 1000, 1],
  ])('a width of %i at a ratio of %f is %i high', (width, ratio, height) => {
    expect(heightFor(width, ratio)).toBe(height);
  });

  it.each([
    [857, 3872 / 2592, 1280],
    [720, 16 / 9, 1280],
    [333, 3 / 2, 500],
    [1, 0.001, 1],
  ])('a height of %i at a ratio of %f is %i wide', (height, ratio, width) => {
    expect(widthFor(height, ratio)).toBe(width);
  });
});

describe('hasProportionsOf', () => {
  const photo = { width: 3872, height: 2592 };
  it.each([
    [{ width: 1280, height: 857 }, true],
    [{ width: 3872, height: 2592 }, true],
    [{ width: 1280, height: 858 }, false],
    [{ width: 1080, height: 1080 }, false],
  ])('%o in a 3872 × 2592 photo: %s', (box, same) => {
    expect(hasProportionsOf(box, photo)).toBe(same);
  });
});
