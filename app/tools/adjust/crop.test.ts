import { describe, expect, it } from 'vitest';
import { centredCrop, cropEdit, cropOf, cropPixels, moveCrop, ratioValue } from './crop.ts';

const photo = { width: 3000, height: 2000 };

describe('centredCrop', () => {
  it.each([
    [1, { left: 500, top: 0, width: 2000, height: 2000 }],
    [1.5, { left: 0, top: 0, width: 3000, height: 2000 }],
    [16 / 9, { left: 0, top: 156, width: 3000, height: 1688 }],
    [0.1, { left: 1400, top: 0, width: 200, height: 2000 }],
  ])('the largest rectangle of ratio %f', (ratio, expected) => {
    expect(cropPixels(centredCrop(photo, ratio), photo)).toEqual(expected);
  });
});

describe('cropPixels', () => {
  it.each([
    ['beyond the edge', { x: 0.9, y: 0.9, width: 0.5, height: 0.5 }],
    ['empty', { x: 1, y: 1, width: 0, height: 0 }],
    ['a sliver', { x: 0.33333, y: 0.66666, width: 0.00001, height: 0.33334 }],
  ])('a rectangle that is %s stays on the picture', (_, crop) => {
    const { left, top, width, height } = cropPixels(crop, photo);
    expect(width).toBeGreaterThanOrEqual(1);
    expect(height).toBeGreaterThanOrEqual(1);
    expect(left + width).toBeLessThanOrEqual(photo.width);
    expect(top + height).toBeLessThanOrEqual(photo.height);
  });
});

describe('a crop as an edit', () => {
  it('has whole pixels', () => {
    const edit = cropEdit({ x: 0.1, y: 0.2, width: 0.5, height: 0.5 }, photo);
    expect(edit).toEqual({ do: 'crop', left: 300, top: 400, width: 1500, height: 1000 });
    expect(cropEdit(cropOf(edit, photo), photo)).toEqual(edit);
  });

  it('is limited to the picture', () => {
    const small = { width: 100, height: 50 };
    expect(cropOf({ do: 'crop', left: 50, top: 0, width: 300, height: 300 }, small)).toEqual({
      x: 0.5,
      y: 0,
      width: 0.5,
      height: 1,
    });
    const { x, width } = cropOf({ do: 'crop', left: 900, top: 0, width: 10, height: 10 }, small);
    expect(x + width).toBeCloseTo(1);
  });
});

describe('moveCrop', () => {
  const corner = { x: 0, y: 0, width: 0.25, height: 0.5 };
  it.each([
    ['turn-right', { x: 0.5, y: 0, width: 0.5, height: 0.25 }],
    ['turn-left', { x: 0, y: 0.75, width: 0.5, height: 0.25 }],
    ['flip-horizontal', { x: 0.75, y: 0, width: 0.25, height: 0.5 }],
    ['flip-vertical', { x: 0, y: 0.5, width: 0.25, height: 0.5 }],
  ] as const)('%s moves the crop along', (by, expected) => {
    expect(moveCrop(corner, by)).toEqual(expected);
  });
});

describe('ratioValue', () => {
  const box = { width: 1200, height: 628 };
  it.each([
    ['free', undefined],
    ['picture', 1.5],
    ['1:1', 1],
    ['16:9', 16 / 9],
    ['size', 1200 / 628],
  ] as const)('%s', (ratio, expected) => {
    expect(ratioValue(ratio, photo, box)).toBe(expected);
  });
});
