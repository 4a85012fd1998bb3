import { expect, it } from 'vitest';
import { stepped } from './keys.ts';

const middle = { x: 0.5, y: 0.5 };

it('an arrow key moves the pen as far across as down', () => {
  const right = stepped(middle, ['ArrowRight'], false, 2);
  const down = stepped(middle, ['ArrowDown'], false, 2);
  expect(right.y).toBe(0.5);
  expect(down.x).toBe(0.5);
  // A part of the height is half as long as one of the width.
  expect(down.y - 0.5).toBeCloseTo(2 * (right.x - 0.5));
});

it('two keys move it diagonally by the same length, opposite ones do not', () => {
  const straight = stepped(middle, ['ArrowRight'], false, 1).x - 0.5;
  const { x, y } = stepped(middle, ['ArrowRight', 'ArrowUp'], false, 1);
  expect(Math.hypot(x - 0.5, y - 0.5)).toBeCloseTo(straight);
  expect(y).toBeLessThan(0.5);
  expect(stepped(middle, ['ArrowLeft', 'ArrowRight'], false, 1)).toEqual(middle);
});

it('Shift makes the step longer, and the pen stays on the area', () => {
  expect(stepped(middle, ['ArrowLeft'], true, 1).x).toBeLessThan(stepped(middle, ['ArrowLeft'], false, 1).x);
  expect(stepped({ x: 0.001, y: 1 }, ['ArrowLeft', 'ArrowDown'], true, 3)).toEqual({ x: 0, y: 1 });
});
