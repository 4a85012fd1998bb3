import { afterAll, describe, expect, it } from 'vitest';
import * as api from '#engine';
import { createEngine, type Recipe } from '#engine';
import { type FixtureName, fixtureFile } from '../../../fixtures/index.ts';
import { alreadySmall, readLumaStep } from './already-small.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const compressing = (output: Partial<Recipe['output']> = {}, edits: Recipe['edits'] = []): Recipe =>
  ({ edits, output: { format: 'same', aim: 'compress', quality: 75, ...output } }) as Recipe;

async function opened(name: FixtureName) {
  const file = await fixtureFile(name);
  await readLumaStep(api, file);
  return { file, probe: await engine.probe(file) };
}

async function marked(name: FixtureName, recipe = compressing()) {
  return alreadySmall(api, await opened(name), recipe);
}

describe('a file that is already small', () => {
  it('is found by its header, and the run returns it', async () => {
    expect(await marked('coarse.jpg')).toEqual({ least: 0.05 });
    const { file, probe } = await opened('coarse.jpg');
    const result = await engine.run(file, compressing());
    expect(result.bytes).toBe(file.size);
    expect(alreadySmall(api, { file, probe }, compressing(), result)).toEqual({ least: 0.05 });
  });

  it('is not one of a high quality, or with few bytes per pixel', async () => {
    expect(await marked('photo-1200.jpg')).toBeUndefined();
    expect(await marked('grey.jpg')).toBeUndefined();
  });

  it('depends on the smallest saving and the quality', async () => {
    expect(await marked('coarse.jpg', compressing({ quality: 60 }))).toBeUndefined();
    expect(await marked('coarse.jpg', compressing({ quality: 60, minSavings: 0.5 }))).toMatchObject({ least: 0.5 });
  });

  it.each<[string, Recipe]>([
    ['another format', compressing({ format: 'webp' })],
    ['an edit', compressing({}, [{ do: 'resize', width: 100 }])],
    ['a score', compressing({ aim: 'score', score: 80 } as Partial<Recipe['output']>)],
    ['a quality at which pixels may be scaled', compressing({ quality: 49, minSavings: 0.9 })],
  ])('is unknown before a run with %s', async (_, recipe) => {
    expect(await marked('coarse.jpg', recipe)).toBeUndefined();
  });

  it('is not one that a made result shows to be worth it', async () => {
    expect(alreadySmall(api, await opened('coarse.jpg'), compressing(), { notes: [] })).toBeUndefined();
  });
});
