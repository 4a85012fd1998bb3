import { describe, expect, it } from 'vitest';
import {
  ACTUAL,
  fitZoom,
  nextStop,
  panBy,
  placementOf,
  reach,
  type View,
  type Viewport,
  WHOLE,
  zoomIn,
  zoomTo,
} from './view.ts';

const frame: Viewport = { picture: { width: 4000, height: 2000 }, pane: { width: 800, height: 600 }, density: 1 };
const sharp: Viewport = { ...frame, density: 2 };
const small: Viewport = { ...frame, picture: { width: 40, height: 30 } };
const MIDDLE = { x: 0, y: 0 };

/** The point of the picture, in its own pixels, that is drawn at a point relative to the pane's centre. */
function under(view: View, at: { x: number; y: number }, { pane, ...rest }: Viewport) {
  const { left, top, scale } = placementOf(view, { pane, ...rest });
  return { x: (pane.width / 2 + at.x - left) / scale, y: (pane.height / 2 + at.y - top) / scale };
}

describe('the whole picture', () => {
  it('fits the pane and is centred', () => {
    expect(placementOf(WHOLE, frame)).toEqual({ left: 0, top: 100, scale: 0.2 });
    expect(placementOf(WHOLE, { ...frame, picture: { width: 10, height: 100 } })).toEqual({
      left: 370,
      top: 0,
      scale: 6,
    });
  });
  it('counts device pixels, not CSS pixels', () => {
    expect(fitZoom(frame)).toBe(0.2);
    expect(fitZoom(sharp)).toBe(0.4);
  });
});

describe('100%', () => {
  it.each([
    [1, 1],
    [2, 0.5],
    [1.5, 1 / 1.5],
  ])('draws a pixel of the picture on a device pixel at density %d', (density, scale) => {
    const at = { ...frame, density };
    const view = zoomTo(WHOLE, ACTUAL, at, { x: 123, y: 45 });
    const placed = placementOf(view, at);
    expect(placed.scale).toBeCloseTo(scale);
    for (const edge of [placed.left, placed.top]) expect(edge * density).toBeCloseTo(Math.round(edge * density));
  });
  it('is available for a picture that is smaller than its pane', () => {
    const view = zoomTo(WHOLE, ACTUAL, small);
    expect(zoomIn(view, small)).toBe(1);
    expect(placementOf(view, small)).toEqual({ left: 380, top: 285, scale: 1 });
    expect(reach(view, small)).toEqual({ closer: true, further: false, sideways: false });
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer', () => {
    const point = { x: 200, y: -50 };
    const near = zoomTo(WHOLE, 1, frame, point);
    expect(under(near, point, frame).x).toBeCloseTo(under(WHOLE, point, frame).x, 0);
    const nearer = zoomTo(near, 4, frame, point);
    expect(under(nearer, point, frame).x).toBeCloseTo(under(near, point, frame).x, 0);
    expect(under(nearer, point, frame).y).toBeCloseTo(under(near, point, frame).y, 0);
  });
  it('ends at 800% and at the whole picture', () => {
    expect(zoomTo(WHOLE, 100, frame).zoom).toBe(8);
    expect(zoomTo(zoomTo(WHOLE, 8, frame), 0.01, frame, { x: 9, y: 9 }).zoom).toBe('fit');
    expect(reach(zoomTo(WHOLE, 8, frame), frame)).toEqual({ closer: false, further: true, sideways: true });
    expect(reach(WHOLE, frame)).toEqual({ closer: true, further: false, sideways: false });
  });
  it('returns to the previous position after the whole picture was shown', () => {
    const there = zoomTo(WHOLE, 2, frame, { x: 300, y: 40 });
    const back = zoomTo(zoomTo(there, 'fit', frame), 2, frame);
    expect(back).toEqual(there);
  });
});

describe('steps', () => {
  const walk = (from: View, direction: 'closer' | 'further') => {
    const seen: unknown[] = [];
    let view = from;
    for (let step = 0; step < 12; step++) {
      const next = zoomTo(view, nextStop(view, direction, frame), frame);
      if (next.zoom === view.zoom) break;
      view = next;
      seen.push(view.zoom);
    }
    return { view, seen };
  };
  it('stop at 100% and at the ends', () => {
    const { view, seen } = walk(WHOLE, 'closer');
    expect(seen).toEqual([0.25, 0.5, 1, 2, 4, 8]);
    expect(walk(view, 'further').seen).toEqual([4, 2, 1, 0.5, 0.25, 'fit']);
  });
  it('take a small picture to its actual pixels', () => {
    expect(nextStop(WHOLE, 'further', small)).toBe(8);
    expect(nextStop({ ...WHOLE, zoom: 2 }, 'further', small)).toBe(1);
  });
});

describe('panning', () => {
  const near = zoomTo(WHOLE, 1, frame);
  it('moves the picture with the finger', () => {
    const before = placementOf(near, frame);
    const after = placementOf(panBy(near, { x: 30, y: -12 }, frame), frame);
    expect([after.left - before.left, after.top - before.top]).toEqual([30, -12]);
  });
  it('stops at the edges of the picture', () => {
    const { left, top } = placementOf(panBy(near, { x: 99_999, y: -99_999 }, frame), frame);
    expect([left, top]).toEqual([0, 600 - 2000]);
  });
  it('does nothing if the whole picture is visible', () => {
    expect(panBy(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE);
    const thin = { ...frame, picture: { width: 4000, height: 100 } };
    expect(placementOf(panBy(zoomTo(WHOLE, 1, thin), { x: 0, y: 80 }, thin), thin).top).toBe(250);
  });
});

describe('another picture in the same place', () => {
  const view = zoomTo(WHOLE, 1, frame, { x: 250, y: 60 });
  const middle = under(view, MIDDLE, frame);
  it('shows the same position at the same zoom, whatever its size', () => {
    const half: Viewport = { ...frame, picture: { width: 2000, height: 1000 } };
    expect(zoomIn(view, half)).toBe(1);
    expect(under(view, MIDDLE, half).x).toBeCloseTo(middle.x / 2, 0);
    expect(under(view, MIDDLE, half).y).toBeCloseTo(middle.y / 2, 0);
  });
  it('shows the same position in a pane of another size', () => {
    const phone: Viewport = { ...frame, pane: { width: 300, height: 280 }, density: 3 };
    expect(under(view, MIDDLE, phone).x).toBeCloseTo(middle.x, 0);
    expect(zoomIn(view, phone)).toBe(1);
  });
});
