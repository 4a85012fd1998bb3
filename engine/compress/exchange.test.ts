import { describe, expect, test } from 'vitest';
import { FORMATS } from '../formats/index.ts';
import { compressFormat, exchangeFormat } from './exchange.ts';

const { jpeg, png, webp, gif, tiff, pdf } = FORMATS;
const still = { frames: 1, alpha: false };
const animated = { frames: 12, alpha: false };

describe('the format that compression writes', () => {
  test.each([
    { format: png, quality: 40, preserveFormat: false, becomes: png },
    { format: png, quality: 39, preserveFormat: false, becomes: jpeg },
    { format: png, quality: 39, preserveFormat: true, becomes: png },
    { format: png, quality: 10, preserveFormat: true, becomes: png },
    { format: png, quality: 9, preserveFormat: false, becomes: jpeg },
    { format: png, quality: 5, preserveFormat: true, becomes: png },
    { format: webp, quality: 1, preserveFormat: true, becomes: webp },
    { format: tiff, quality: 35, preserveFormat: false, becomes: jpeg },
    { format: webp, quality: 30, preserveFormat: false, becomes: jpeg },
    { format: webp, quality: 80, preserveFormat: false, becomes: webp },
    { format: jpeg, quality: 5, preserveFormat: false, becomes: jpeg },
    { format: pdf, quality: 39, preserveFormat: false, becomes: pdf },
    { format: pdf, quality: 1, preserveFormat: true, becomes: pdf },
  ])('$format.label at $quality (kept: $preserveFormat) becomes $becomes.label', ({ becomes, ...wish }) => {
    expect(compressFormat(still, wish)).toBe(becomes);
  });

  test.each([gif, webp])('an animated $label stays what it is at any quality', (format) => {
    for (const quality of [1, 9, 39]) {
      expect(compressFormat(animated, { format, quality, preserveFormat: false })).toBe(format);
    }
  });
});

describe('the exchange for JPEG', () => {
  test.each([
    { name: 'an opaque PNG', source: still, format: png, preserveFormat: false, becomes: jpeg },
    { name: 'a still GIF', source: still, format: gif, preserveFormat: false, becomes: jpeg },
    { name: 'a PNG that is to stay one', source: still, format: png, preserveFormat: true, becomes: undefined },
    {
      name: 'a transparent PNG',
      source: { ...still, alpha: true },
      format: png,
      preserveFormat: false,
      becomes: undefined,
    },
    { name: 'an animated GIF', source: animated, format: gif, preserveFormat: false, becomes: undefined },
    { name: 'a WebP', source: still, format: webp, preserveFormat: false, becomes: undefined },
  ])('$name', ({ source, becomes, ...wish }) => {
    expect(exchangeFormat(source, wish)).toBe(becomes);
  });
});
