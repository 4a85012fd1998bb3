import { afterAll, describe, expect, it } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { createEngine, type Numbered, type Recipe } from '../node.ts';
import type { Probe } from '../probe/probe.ts';
import { workOrder } from './run-all.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

type WrittenFormat = Recipe['output']['format'];

const recipe = (width: number, format: WrittenFormat, quality = 70): Recipe => ({
  edits: [{ do: 'resize', width, enlarge: false }],
  output: { aim: 'encode', format, quality },
});
const set = (widths: readonly number[], formats: readonly WrittenFormat[]) =>
  widths.flatMap((width) => formats.map((format) => recipe(width, format)));

async function all(file: File, recipes: readonly Recipe[]): Promise<Numbered[]> {
  const results: Numbered[] = [];
  for await (const result of engine.runAll(file, recipes)) results.push(result);
  return results;
}
const bytesOf = async ({ blob }: { blob: Blob }) => Buffer.from(await blob.arrayBuffer());

describe('several recipes on one file', () => {
  it.each([
    'tiny.jpg',
    'progressive.jpg',
    'photo-600.png',
    'four-frames.gif',
    'transparent.png',
    'quadrants.heic',
  ] as const)('%s gives the bytes of a run each', async (name) => {
    const file = await fixtureFile(name);
    const recipes = set([30, 60], ['webp', 'jpeg', 'png', 'gif']);
    const results = await all(file, recipes);
    expect(results.map(({ index }) => index).sort()).toEqual(recipes.map((_, i) => i));
    for (const { index, result } of results) {
      const once = await engine.run(file, recipes[index] as Recipe);
      expect((await bytesOf(result)).equals(await bytesOf(once))).toBe(true);
      expect({ ...result, blob: 0, timings: 0 }).toEqual({ ...once, blob: 0, timings: 0 });
    }
  });

  it('keeps a gain map in the formats that hold one, whatever comes before', async () => {
    const file = await fixtureFile('gain-map.jpg');
    const results = await all(file, set([40], ['tiff', 'jpeg']));
    const jpeg = results.find(({ index }) => index === 1)?.result;
    const once = await engine.run(file, recipe(40, 'jpeg'));
    expect(jpeg?.bytes).toBe(once.bytes);
  });

  it('reports progress over all of them, and each result as soon as it is made', async () => {
    const done: number[] = [];
    const seen: number[] = [];
    const recipes = set([50, 40, 30], ['png']);
    const options = { onProgress: (progress: { done: number }) => done.push(progress.done) };
    for await (const { result } of engine.runAll(await fixtureFile('photo-600.png'), recipes, options)) {
      seen.push(result.width);
      expect(done.at(-1)).toBeCloseTo(seen.length / 3);
    }
    expect(seen).toEqual([50, 40, 30]);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  it('ends with a cancelled signal, and with a recipe that does not fit the picture', async () => {
    const file = await fixtureFile('photo-600.png');
    const aborter = new AbortController();
    const cancelled = async () => {
      for await (const _ of engine.runAll(file, set([50, 40], ['png']), { signal: aborter.signal })) aborter.abort();
    };
    await expect(cancelled()).rejects.toMatchObject({ code: 'cancelled' });
    const outside: Recipe = {
      edits: [{ do: 'crop', left: 5000, top: 0, width: 10, height: 10 }],
      output: recipe(1, 'png').output,
    };
    await expect(all(file, [recipe(50, 'png'), outside])).rejects.toMatchObject({ code: 'bad-recipe' });
    await expect(all(new File(['text'], 'a.jpg'), [recipe(50, 'png')])).rejects.toMatchObject({ code: 'unsupported' });
    await expect(all(undefined as unknown as File, [])).rejects.toMatchObject({ code: 'no-file' });
  });
});

it('works on large scales first, and on all formats of a size one after the other', () => {
  const photo = { format: 'jpeg', width: 4000, height: 3000, frames: 1, colour: 'rgb', depth: 8 } as Probe;
  const recipes = set([480, 1600, 960], ['webp', 'jpeg']);
  const order = workOrder({ ...photo, pages: 1, orientation: 1, bytes: 5e6 }, recipes);
  expect(order.map((i) => recipes[i]?.edits[0])).toMatchObject(
    [1600, 1600, 960, 960, 480, 480].map((width) => ({ width })),
  );
});
