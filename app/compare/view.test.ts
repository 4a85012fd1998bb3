import { describe, expect, it } from 'vitest';
import { fitted, panBy, WHOLE, zoomTo } from './view.ts';

const stage = { width: 800, height: 600 };
const picture = fitted({ width: 4000, height: 2000 }, stage);

it('fits a picture into its stage', () => {
  expect(picture).toEqual({ width: 800, height: 400 });
  expect(fitted({ width: 10, height: 100 }, stage)).toEqual({ width: 60, height: 600 });
});

describe('zoomTo', () => {
  it('keeps what is under the pointer there', () => {
    const point = { x: 200, y: 50 };
    const view = zoomTo(WHOLE, 4, point, 16, picture, stage);
    // The spot of the picture under the point, in the picture's own coordinates, before and after.
    expect((point.x - view.x) / view.zoom).toBeCloseTo(point.x);
    expect((point.y - view.y) / view.zoom).toBeCloseTo(point.y);
  });

  it('goes no further than the limits, and back to the whole picture', () => {
    expect(zoomTo(WHOLE, 100, { x: 0, y: 0 }, 16, picture, stage).zoom).toBe(16);
    const near = zoomTo(WHOLE, 8, { x: 300, y: 100 }, 16, picture, stage);
    expect(zoomTo(near, 0.1, { x: -300, y: 0 }, 16, picture, stage)).toEqual(WHOLE);
  });
});

describe('panBy', () => {
  it('stops at the edges of the picture', () => {
    const view = zoomTo(WHOLE, 2, { x: 0, y: 0 }, 16, picture, stage);
    expect(panBy(view, 10_000, -10_000, picture, stage)).toEqual({ zoom: 2, x: 400, y: -100 });
  });
  it('leaves a picture in the middle that is smaller than its stage', () => {
    expect(panBy(WHOLE, 50, 50, picture, stage)).toEqual(WHOLE);
  });
});
