import { describe, expect, it } from 'vitest';
import { atQuality, within } from './job.ts';

describe('within', () => {
  it.each([
    [{ width: 3872, height: 2592 }, 1280, { width: 1280, height: 857 }],
    [{ width: 2592, height: 3872 }, 1280, { width: 857, height: 1280 }],
    [{ width: 640, height: 480 }, 1280, { width: 640, height: 480 }],
    [{ width: 10_000, height: 1 }, 100, { width: 100, height: 1 }],
  ])('%o in %i is %o', (size, edge, expected) => expect(within(size, edge)).toEqual(expected));
});

describe('atQuality', () => {
  it('changes the quality of a job that has one', () =>
    expect(atQuality({ do: 'compress', quality: 75 }, 60)).toEqual({ do: 'compress', quality: 60 }));
  it('leaves a job without a quality unchanged', () =>
    expect(atQuality({ do: 'fit', bytes: 1000 }, 60)).toEqual({ do: 'fit', bytes: 1000 }));
});
