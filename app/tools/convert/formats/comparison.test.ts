import { describe, expect, it } from 'vitest';
import type { Numbered, Recipe, Result, WritableId } from '#engine';
import { Comparison, type Row, recipeAt, smallestOf } from './comparison.ts';

const page: Recipe = { edits: [], output: { format: 'webp', aim: 'encode', quality: 92, metadata: 'keep' } };
const row = (format: WritableId): Row => ({ format, recipe: recipeAt(page, format, 80) });
const BYTES: Partial<Record<string, number>> = { jpeg: 300, webp: 200, avif: 100 };
const made = ({ output }: Recipe) => ({ bytes: BYTES[output.format] }) as Result;

/** @param broken the format whose run fails */
function engineOf(broken?: string, after: (index: number) => void = () => {}) {
  const series: string[][] = [];
  return {
    series,
    load: async () => ({
      engine: {
        async *runAll(_: File, recipes: readonly Recipe[], options: { signal?: AbortSignal } = {}) {
          series.push(recipes.map(({ output }) => output.format));
          for (const [index, recipe] of recipes.entries()) {
            options.signal?.throwIfAborted();
            if (recipe.output.format === broken) throw new Error('broken');
            yield { index, result: made(recipe) } satisfies Numbered;
            after(index);
          }
        },
      },
    }),
  };
}

const file = new File(['x'], 'x.png');
const sizes = ({ rows }: { rows: readonly Row[] }) => rows.map(({ result, error }) => result?.bytes ?? Boolean(error));

describe('a comparison of formats', () => {
  it('has one score, and keeps the page’s other settings', () => {
    expect(recipeAt(page, 'avif', 80).output).toEqual({
      format: 'avif',
      aim: 'score',
      score: 80,
      quality: 92,
      metadata: 'keep',
      preserveFormat: true,
    });
  });

  it('shows results, and which file is the smallest', async () => {
    const comparison = new Comparison(engineOf().load, file, [row('jpeg'), row('webp'), row('avif')]);
    await comparison.start();
    expect(comparison.state.get()).toMatchObject({ progress: undefined });
    expect(sizes(comparison.state.get())).toEqual([300, 200, 100]);
    expect(smallestOf(comparison.state.get().rows)).toBe('avif');
  });

  it('continues after a format that fails', async () => {
    const { load, series } = engineOf('webp');
    const comparison = new Comparison(load, file, [row('jpeg'), row('webp'), row('avif')]);
    await comparison.start();
    expect(sizes(comparison.state.get())).toEqual([300, true, 100]);
    expect(series).toEqual([['jpeg', 'webp', 'avif'], ['avif']]);
  });

  it('keeps its results if it is cancelled, and can be finished', async () => {
    const { load, series } = engineOf(undefined, () => series.length === 1 && comparison.cancel());
    const comparison = new Comparison(load, file, [row('jpeg'), row('webp')]);
    await comparison.start();
    expect(sizes(comparison.state.get())).toEqual([300, false]);
    await comparison.start();
    expect(sizes(comparison.state.get())).toEqual([300, 200]);
    expect(series[1]).toEqual(['webp']);
  });

  it('leaves out formats that cannot hold the picture', async () => {
    const { load, series } = engineOf();
    const comparison = new Comparison(load, file, [row('jpeg'), { ...row('webp'), error: new Error('Too large') }]);
    await comparison.start();
    expect(series).toEqual([['jpeg']]);
    expect(smallestOf(comparison.state.get().rows)).toBe('jpeg');
  });
});
