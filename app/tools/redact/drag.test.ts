import { describe, expect, it } from 'vitest';
import { boxesOf, type Redact, redactOf } from './boxes.ts';
import { afterKey, between, isLargeEnough, movedBy } from './drag.ts';

const photo = { width: 400, height: 200 };
const box = { x: 0.5, y: 0.5, width: 0.25, height: 0.25 };

describe('a box', () => {
  it('lies between two points in any order, within the picture', () => {
    const { width, height, ...corner } = between({ x: 0.6, y: 1.4 }, { x: 0.2, y: 0.5 });
    expect(corner).toEqual({ x: 0.2, y: 0.5 });
    expect([width, height]).toEqual([expect.closeTo(0.4), 0.5]);
    expect(isLargeEnough(between({ x: 0.2, y: 0.2 }, { x: 0.2, y: 0.9 }))).toBe(false);
  });

  it('stays within the picture when it is moved', () => {
    expect(movedBy(box, 3, -3)).toEqual({ ...box, x: 0.75, y: 0 });
  });

  it('is moved by arrow keys, and resized with Shift', () => {
    expect(afterKey(box, 'ArrowLeft', false)).toEqual({ ...box, x: 0.49 });
    expect(afterKey(box, 'ArrowDown', true)).toEqual({ ...box, height: 0.26 });
    expect(afterKey({ ...box, x: 0.75 }, 'ArrowRight', true)?.width).toBe(0.25);
    expect(afterKey(box, 'Enter', false)).toBeUndefined();
  });
});

describe('the edit of boxes', () => {
  it('covers every touched pixel, and none twice as much after another look', () => {
    const edit = redactOf([{ x: 0.1001, y: 0.1001, width: 0.2, height: 0.2 }], photo, 'black');
    expect(edit).toEqual({ do: 'redact', boxes: [{ left: 40, top: 20, width: 81, height: 41 }] });
    expect(redactOf(boxesOf(edit, photo), photo, 'black')).toEqual(edit);
    expect(redactOf([], photo, 'blur')).toBeUndefined();
  });

  it('is read in percent too', () => {
    const percent: Redact = { do: 'redact', boxes: [{ left: 10, top: 20, width: 30, height: 5 }], unit: 'percent' };
    expect(boxesOf(percent, photo)).toEqual([{ x: 0.1, y: 0.2, width: 0.3, height: 0.05 }]);
  });
});
