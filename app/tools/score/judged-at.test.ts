import { describe, expect, it } from 'vitest';
import { layOut, type Note } from '#engine';
import { isOfCompression, judgedAt, saidOf } from './judged-at.ts';

const api = { layOut };
const photo = { width: 4000, height: 3000 };
const made = (width: number, height: number, ...notes: Note[]) => ({ width, height, notes });

describe('the pixels at which a result was scored', () => {
  it('are not mentioned for a result with every pixel', () => {
    expect(judgedAt(api, photo, [], made(4000, 3000))).toBeUndefined();
    const crop = { do: 'crop', left: 0, top: 0, width: 1000, height: 500 } as const;
    expect(judgedAt(api, photo, [crop], made(1000, 500))).toBeUndefined();
    expect(judgedAt(api, photo, [{ do: 'rotate', quarterTurns: 1 }], made(3000, 4000))).toBeUndefined();
    expect(judgedAt(api, photo, [{ do: 'resize', percent: 200 }], made(8000, 6000))).toBeUndefined();
  });

  it('are its own for a smaller result', () => {
    expect(judgedAt(api, photo, [{ do: 'resize', width: 1000 }], made(1000, 750))).toEqual({});
  });

  it('are stated with the remaining percentage of the sides if pixels were reduced for a target', () => {
    expect(judgedAt(api, photo, [], made(1265, 949, { code: 'scaled', percent: 32 }))).toEqual({ left: 32 });
  });
});

describe('the words about a score', () => {
  it('are about the compression alone where the original cannot be put beside the result', () => {
    const said = (...given: Parameters<typeof isOfCompression>) => saidOf('Looks the same', isOfCompression(...given));
    expect(said([], undefined)).toBe('Looks the same');
    expect(said([], { left: 32 })).toBe('Compression: looks the same');
    expect(said([{ do: 'rotate', quarterTurns: 1 }], undefined)).toBe('Compression: looks the same');
  });
});
