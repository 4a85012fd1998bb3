import { describe, expect, it } from 'vitest';
import { loadedWidth, pixelsOn, proposedWidths, shownOf, widthsOf, widthsWithin } from './widths.ts';

describe('proposed widths', () => {
  it.each([
    [4000, undefined, [480, 800, 1200, 1600, 2400]],
    [2400, undefined, [480, 800, 1200, 1600, 2400]],
    [1200, undefined, [480, 800, 1200]],
    // Too close to 1600.
    [1700, undefined, [480, 800, 1200, 1700]],
    [300, undefined, [300]],
    [4000, 800, [480, 800, 1200, 1600]],
    [1000, 800, [480, 800, 1000]],
    [4000, 200, [400]],
  ])('of a picture of %i px, shown at most %s px wide', (own, shown, widths) => {
    expect(proposedWidths(own, shown)).toEqual(widths);
  });
});

it.each([
  ['480, 800, 1200', [480, 800, 1200]],
  ['1200 800px;480w', [480, 800, 1200]],
  ['800,800', [800]],
  ['', undefined],
  ['wide', undefined],
  ['480, -800', undefined],
  ['480.5', undefined],
  ['8', undefined],
  ['99999', undefined],
  ['20 30 40 50 60 70 80 90 100 110 120 130 140', undefined],
])('reads %j as %j', (text, widths) => {
  expect(widthsOf(text)).toEqual(widths);
});

it.each([
  ['800', 800],
  [' 800 px', 800],
  ['0', undefined],
  ['50%', undefined],
])('reads %j as a width on the page of %s', (text, pixels) => {
  expect(shownOf(text)).toBe(pixels);
});

it('replaces widths beyond the picture’s own', () => {
  expect(widthsWithin([480, 1200, 2400], 1000)).toEqual([480, 1000]);
});

it.each([
  [{ width: 390, density: 3 }, undefined, 1200],
  [{ width: 360, density: 1 }, undefined, 480],
  [{ width: 1440, density: 1 }, undefined, 1600],
  [{ width: 1440, density: 1 }, 800, 800],
  [{ width: 3000, density: 2 }, undefined, 1600],
])('a screen of %o loads, with the image at most %s px wide, %i', (screen, shown, width) => {
  expect(loadedWidth([480, 800, 1200, 1600], pixelsOn(screen, shown))).toBe(width);
});
