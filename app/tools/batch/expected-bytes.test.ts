import { describe, expect, it } from 'vitest';
import type { PlannedResult, Recipe, Result } from '#engine';
import type { BatchItem } from './batch.ts';
import { expectedBytes } from './expected-bytes.ts';

const recipe = (changes: Partial<Recipe['output']> = {}, edits: Recipe['edits'] = []): Recipe =>
  ({ edits, output: { aim: 'compress', format: 'jpeg', quality: 75, ...changes } }) as Recipe;
const item = (size: number, made?: { bytes: number; recipe: Recipe; side?: number }): BatchItem => ({
  id: String(size),
  file: { size } as File,
  bytes: size,
  status: 'ready',
  ...(made && {
    trial: {
      result: { bytes: made.bytes, width: made.side ?? 10, height: 10 } as Result,
      recipe: made.recipe,
      action: 'compress',
      name: 'x',
      keptName: 'x',
    },
  }),
});
const plan = (width: number): PlannedResult => ({ format: 'jpeg', width, height: 10, losses: [] });
const unknown = () => undefined;

describe('the expected bytes of a batch', () => {
  const plain = recipe();
  it('are undefined before anything has been measured', () => {
    expect(expectedBytes([item(100), item(200)], plain, unknown)).toBeUndefined();
  });

  it('are measured where possible, and extrapolated for the rest', () => {
    expect(expectedBytes([item(100, { bytes: 40, recipe: plain }), item(200)], plain, unknown)).toBe(40 + 80);
  });

  it('ignore results of other settings', () => {
    const other = recipe({ quality: 20 });
    expect(expectedBytes([item(100, { bytes: 40, recipe: other })], plain, unknown)).toBeUndefined();
  });

  it('depend on pixels if sizes change', () => {
    const scaled = recipe({}, [{ do: 'resize', width: 10 }]);
    const items = [item(100, { bytes: 40, recipe: scaled, side: 10 }), item(9999)];
    expect(expectedBytes(items, scaled, () => plan(20))).toBe(40 + 80);
  });

  it('leave out damaged files, and files that stay as they are', () => {
    const items = [item(100, { bytes: 40, recipe: plain }), { ...item(300), status: 'error' } as BatchItem, item(9)];
    expect(expectedBytes(items, plain, () => ({ ...plan(10), unchanged: 'small' }))).toBe(49);
  });

  it('are at most the target', () => {
    const target = recipe({ aim: 'size', bytes: 50 } as Partial<Recipe['output']>);
    expect(expectedBytes([item(100, { bytes: 48, recipe: target }), item(500), item(30)], target, unknown)).toBe(128);
  });
});
