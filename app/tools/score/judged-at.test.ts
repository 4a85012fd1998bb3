import { describe, expect, it } from 'vitest';
import { layOut, type Note } from '#engine';
import { judgedAt } from './judged-at.ts';

const door = { layOut };
const photo = { width: 4000, height: 3000 };
const made = (width: number, height: number, ...notes: Note[]) => ({ width, height, notes });

describe('the size at which a result was scored', () => {
  it('is not shown for a result with every pixel', () => {
    expect(judgedAt(door, photo, [], made(4000, 3000))).toBeUndefined();
    const crop = { do: 'crop', left: 0, top: 0, width: 1000, height: 500 } as const;
    expect(judgedAt(door, photo, [crop], made(1000, 500))).toBeUndefined();
    expect(judgedAt(door, photo, [{ do: 'rotate', quarterTurns: 1 }], made(3000, 4000))).toBeUndefined();
    expect(judgedAt(door, photo, [{ do: 'resize', percent: 200 }], made(8000, 6000))).toBeUndefined();
  });

  it('is that of a smaller result', () => {
    expect(judgedAt(door, photo, [{ do: 'resize', width: 1000 }], made(1000, 750))).toEqual({
      size: { width: 1000, height: 750 },
    });
  });

  it('is shown with the remaining percentage of the sides if pixels were reduced for a target', () => {
    expect(judgedAt(door, photo, [], made(1265, 949, { code: 'scaled', percent: 32 }))).toEqual({
      size: { width: 1265, height: 949 },
      left: 32,
    });
  });
});
