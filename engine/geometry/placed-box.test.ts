import { describe, expect, it } from 'vitest';
import { placedBox } from './placed-box.ts';

describe('a box at a position', () => {
  const picture = { width: 100, height: 60 };
  const box = { width: 20, height: 10 };

  it.each([
    ['top-left', 5, { left: 5, top: 5 }],
    ['bottom-right', 5, { left: 75, top: 45 }],
    ['center', 5, { left: 40, top: 25 }],
    ['right', 0, { left: 80, top: 25 }],
    ['bottom', 60, { left: 40, top: 25 }],
  ] as const)('%s with a margin of %i', (position, margin, expected) => {
    expect(placedBox(picture, box, position, margin)).toEqual({ ...box, ...expected });
  });

  it('stays inside if it is as large as the picture', () => {
    expect(placedBox(picture, { width: 60, height: 60 }, 'bottom-right', 4)).toMatchObject({ left: 36, top: 0 });
  });
});
