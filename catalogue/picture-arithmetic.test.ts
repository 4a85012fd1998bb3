import { describe, expect, it } from 'vitest';
import { aspectRatio, bytesText, fixed, frameText, megapixels, printSize } from '#words/catalogue/figures.ts';
import { bitsPerPixel, cropTo, frameFor, rawBytes } from './picture-arithmetic.ts';

describe('arithmetic of pictures', () => {
  it.each([
    [1920, 1080, '16:9'],
    [1080, 1920, '9:16'],
    [800, 600, '4:3'],
    [500, 500, '1:1'],
    [1200, 628, '1.91:1'],
    [2480, 3508, '1:1.41'],
  ])('%i × %i is %s', (width, height, ratio) => {
    expect(aspectRatio(width, height)).toBe(ratio);
  });

  it('computes print size and memory', () => {
    expect(printSize(2480, 3508, 300)).toBe('21 × 29.7 cm');
    expect(megapixels(1920, 1080)).toBe('2.07');
    expect(rawBytes(4000, 3000)).toBe(36_000_000);
  });

  it.each([
    [4 / 3, 16 / 9, { kept: 0.75, cut: 'height' }],
    [16 / 9, 1, { kept: 0.5625, cut: 'width' }],
    [4 / 3, 4 / 3, { kept: 1, cut: 'nothing' }],
    [4 / 3, 800 / 600, { kept: 1, cut: 'nothing' }],
  ])('cuts %f to %f', (from, to, expected) => {
    const { kept, cut } = cropTo(from, to);
    expect(kept).toBeCloseTo(expected.kept, 6);
    expect(cut).toBe(expected.cut);
  });

  it('divides bytes by pixels, and finds the frame for a density', () => {
    expect(bitsPerPixel(100 * 1024, 1280, 640)).toBe(1);
    const { width, height } = frameFor(100 * 1024, 1, 2);
    expect([width, height]).toEqual([1280, 640]);
  });

  it.each([
    [512 * 1024, '512 KB'],
    [1536 * 1024, '1.5 MB'],
    [2500, '2.4 KB'],
    [1023 * 1024, '1 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(bytesText(bytes)).toBe(text);
  });

  it('finds the frame for a file size at a number of bits per pixel', () => {
    expect(frameText(204_800, 0.37)).toBe('2,430 × 1,820');
    expect(fixed(2, 2)).toBe('2');
  });
});
