import { describe, expect, it, vi } from 'vitest';
import { formatOf, type Recipe, type Result } from '#engine';
import { findSmallerFormat } from './smaller-format.ts';

const recipe: Recipe = { edits: [], output: { aim: 'compress', format: 'same', quality: 75 } };
const png = { format: 'png', frames: 1, bytes: 100_000 } as const;
const probe = { width: 1000, height: 600 };

type Made = Pick<Result, 'bytes' | 'format' | 'notes'>;

const runOf = (made: Partial<Made> = {}) =>
  vi.fn(async (_: Recipe) => ({ bytes: 50_000, format: 'webp', notes: [], ...made }) as Made as Result);

describe('a format with fewer bytes', () => {
  it('takes at most half of a PNG, and has the settings that give it', async () => {
    const run = runOf();
    const smaller = await findSmallerFormat(png, recipe, { probe, formatOf, run });
    expect(smaller).toMatchObject({ label: 'WebP', result: { bytes: 50_000 } });
    const changed = { aim: 'score', score: 80, format: 'webp', preserveFormat: true };
    expect(run).toHaveBeenCalledWith({ edits: [], output: expect.objectContaining(changed) });
    expect(smaller?.change(recipe).output).toMatchObject(changed);
  });

  it('has no lower score than the visitor set', async () => {
    const run = runOf();
    const requested: Recipe = { edits: [], output: { aim: 'score', format: 'png', score: 95 } };
    const smaller = await findSmallerFormat(png, requested, { probe, formatOf, run });
    expect(run.mock.calls[0]?.[0].output).toMatchObject({ aim: 'score', score: 95, format: 'webp' });
    expect(smaller?.change(requested).output).toMatchObject({ score: 95 });
  });

  it.each([
    ['takes more than half', { bytes: 50_001 }],
    ['misses the score', { notes: [{ code: 'below-score', score: 70 }] }],
    ['is the file itself', { format: 'png', notes: [{ code: 'left-as-it-is', why: 'no-gain' }] }],
  ] as const)('is not offered if it %s', async (_, made) => {
    expect(await findSmallerFormat(png, recipe, { probe, formatOf, run: runOf(made as never) })).toBeUndefined();
  });

  it.each([
    ['a JPEG', { format: 'jpeg' }, {}],
    ['a GIF', { format: 'gif' }, {}],
    ['an animation', { frames: 2 }, {}],
    ['a small file', { bytes: 30_000 }, {}],
    ['exact pixels', {}, { lossless: true }],
    ['a size', {}, { aim: 'size', bytes: 100_000 }],
  ] as const)('is not sought for %s', async (_, result, output) => {
    const run = runOf();
    const requested = { ...recipe, output: { ...recipe.output, ...output } } as Recipe;
    expect(await findSmallerFormat({ ...png, ...result }, requested, { probe, formatOf, run })).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
  });

  it('is not sought for a large picture', async () => {
    const run = runOf();
    const large = { width: 4000, height: 3000 };
    expect(await findSmallerFormat(png, recipe, { probe: large, formatOf, run })).toBeUndefined();
    expect(run).not.toHaveBeenCalled();
  });
});
