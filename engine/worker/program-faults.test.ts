import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fixture, fixtureFile } from '../../fixtures/index.ts';
import { createEngine, type EngineOptions, type Recipe } from '../node.ts';

/* What a program may pass wrongly: options of an engine, a callback that throws, a blob without a name. */

const JPEG: Recipe = { edits: [], output: { format: 'jpeg', aim: 'encode', quality: 50 } };

describe('the options of an engine', () => {
  it.each<[object, string]>([
    [{ workers: 0 }, 'workers: expected a whole number from 1 to 64, got 0. The nearest is 1'],
    [{ workers: 1.5 }, 'workers: expected a whole number from 1 to 64, got 1.5. The nearest is 2'],
    [{ workers: '2' }, "workers: expected a whole number from 1 to 64, got '2'. Did you mean 2?"],
    [{ backend: 'foo' }, "backend: expected 'auto', 'vips', 'canvas', 'sharp', got 'foo'"],
    [{ backend: 'shrap' }, "backend: expected 'auto', 'vips', 'canvas', 'sharp', got 'shrap'. Did you mean 'sharp'?"],
    [{ wokers: 2 }, 'wokers: there is no such key. Did you mean workers?'],
    [{ pixelBudget: 0 }, 'pixelBudget: expected a number above 0, 9007199254740991 at most, got 0'],
    [{ watermarks: {} }, 'watermarks: expected a function, got an object'],
    [{ readIncomplete: 'yes' }, "readIncomplete: expected true, false or a function, got 'yes'"],
  ])('%j are refused by name', (options, message) => {
    expect(() => createEngine(options as EngineOptions)).toThrow(
      expect.objectContaining({ code: 'bad-recipe', message: expect.stringContaining(message) }),
    );
  });

  it('may be undefined', async () => {
    await using engine = createEngine({ workers: undefined, backend: undefined } as EngineOptions);
    expect(engine).toBeDefined();
  });
});

describe('an error of onProgress', () => {
  const engine = createEngine({ workers: 1 });
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  afterAll(async () => {
    process.off('uncaughtException', note).off('unhandledRejection', note);
    await engine[Symbol.asyncDispose]();
  });
  afterEach(() => expect(uncaught).toEqual([]));

  it.each(['the first report', 'the last report'])('at %s rejects the job with it, once', async (when) => {
    const own = new Error('mine');
    let calls = 0;
    const onProgress = ({ done }: { done: number }) => {
      if (when === 'the last report' && done < 1) return;
      calls++;
      throw own;
    };
    await expect(engine.run(await fixtureFile('photo-1200.jpg'), JPEG, { onProgress })).rejects.toBe(own);
    expect(calls).toBe(1);
  });

  it('leaves the engine as it was', async () => {
    const fails = () => {
      throw new Error('mine');
    };
    const file = await fixtureFile('photo-1200.jpg');
    using opened = engine.open(file);
    await expect(opened.run(JPEG, { onProgress: fails })).rejects.toThrow('mine');
    const results = engine.runAll(file, [JPEG], { onProgress: fails });
    await expect(results[Symbol.asyncIterator]().next()).rejects.toThrow('mine');
    expect(await engine.run(file, JPEG)).toMatchObject({ format: 'jpeg' });
  });
});

it('a blob without a name gives an image', async () => {
  await using engine = createEngine({ workers: 1 });
  const blob = new Blob([new Uint8Array(await fixture('quadrants.png'))]);
  expect((await engine.run(blob as File, JPEG)).name).toBe('image.jpg');
});
