import { describe, expect, expectTypeOf, it } from 'vitest';
import { fixture } from '../fixtures/index.ts';
import { jpegContent } from '../fixtures/jpeg-content.ts';
import { asSharp, photoLike } from '../fixtures/pictures.ts';
import { type Compressed, type CompressOptions, recipeOf } from './compress.ts';
import { compress, createEngine, plan, type Recipe } from './node.ts';

describe('the short form as a recipe', () => {
  it.each<[Parameters<typeof recipeOf>[0], Recipe]>([
    [{}, { edits: [], output: { aim: 'compress', format: 'same', preserveFormat: true } }],
    [
      { maxWidth: 1600, quality: 60 },
      {
        edits: [{ do: 'resize', width: 1600, fit: 'inside', enlarge: false }],
        output: { aim: 'compress', format: 'same', preserveFormat: true, quality: 60 },
      },
    ],
    [
      { maxWidth: 800, maxHeight: 600, bytes: 200_000, format: 'webp' },
      {
        edits: [{ do: 'resize', width: 800, height: 600, fit: 'inside', enlarge: false }],
        output: { aim: 'size', bytes: 200_000, format: 'webp', preserveFormat: true },
      },
    ],
    [
      { quality: 'auto', preserveFormat: false, metadata: 'keep' },
      { edits: [], output: { aim: 'score', score: 80, format: 'same', preserveFormat: false, metadata: 'keep' } },
    ],
    [
      { maxWidth: undefined, format: undefined, lossless: undefined },
      { edits: [], output: { aim: 'compress', format: 'same', preserveFormat: true } },
    ],
  ])('%j', (options, recipe) => {
    expect(recipeOf(options)).toEqual(recipe);
  });

  it.each([
    [{ maxWidth: -1 }, 'maxWidth: expected a whole number from 1 to 65535, got -1. The nearest is 1'],
    [{ maxHeight: '600' }, "maxHeight: expected a whole number from 1 to 65535, got '600'. Did you mean 600?"],
    [{ format: 'jpg' }, /^format: expected 'jpeg', .* got 'jpg'\. Did you mean 'jpeg'\?$/],
    [{ quality: 0.8 }, 'quality: expected 1 to 100, got 0.8. 0 to 1? Use 80'],
    [{ quality: 'best' }, "quality: expected 1 to 100, or 'auto', got 'best'"],
    [{ bytes: 500 }, 'bytes: expected a whole number from 1024 to 1073741824, got 500. The nearest is 1024'],
    [{ maxWidht: 5 }, 'maxWidht: there is no such key. Did you mean maxWidth?'],
    [{ maxSizeMB: 1 }, /^maxSizeMB: there is no such key\. There are: maxWidth, maxHeight, bytes, format, quality, /],
    [{ aim: 'encode' }, /^aim: there is no such key/],
    [{ signal: {} }, 'signal: expected an AbortSignal, got an object'],
    [{ onProgress: 5 }, 'onProgress: expected a function, got 5'],
    [{ name: 'short' }, "name: expected 'suffix', 'keep' or a function, got 'short'"],
    [{ engine: {} }, 'engine: expected an engine from createEngine, got an object'],
    [{ bytes: 20_000, quality: 70 }, 'quality: expected no quality beside `bytes`, which decides it, got 70'],
    [null, 'options: expected an object, got null'],
    [80, 'options: expected an object, got 80'],
  ])('refuses %j', (options, message) => {
    expect(() => recipeOf(options as object)).toThrow(
      expect.objectContaining({
        code: 'bad-recipe',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    );
  });
});

describe('compress', async () => {
  const photo = await asSharp(photoLike(600, 400)).jpeg({ quality: 98 }).toBuffer();

  it('returns a file with its name, resized and below the bytes', async () => {
    const progress: number[] = [];
    const result = await compress(new File([photo], 'beach.jpg'), {
      maxWidth: 300,
      bytes: 12_000,
      format: 'webp',
      onProgress: ({ done }) => progress.push(done),
    });
    expect(result).toMatchObject({ width: 300, height: 200, format: 'webp', backend: 'vips' });
    expect(result.file).toMatchObject({ type: 'image/webp', size: result.bytes });
    expect(result.file.name).toMatch(/^beach.*\.webp$/);
    expect(result.bytes).toBeLessThanOrEqual(12_000);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expectTypeOf(result).toEqualTypeOf<Compressed>();
  });

  it('accepts a blob without a name, keeps its format and enlarges nothing', async () => {
    const result = await compress(new Blob([photo]), { maxWidth: 5000 });
    expect(result).toMatchObject({ width: 600, height: 400, format: 'jpeg' });
    expect(result.file.name).toMatch(/\.jpg$/);
  });

  it('ends at once when it is aborted', async () => {
    const signal = AbortSignal.abort();
    await expect(compress(new Blob([photo]), { signal })).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('reports a file that it cannot read', async () => {
    await expect(compress(new Blob(['no picture']))).rejects.toMatchObject({ code: 'unsupported' });
    await expect(compress(undefined as unknown as Blob)).rejects.toMatchObject({ code: 'no-file' });
    await expect(compress('photo.jpg' as unknown as Blob)).rejects.toMatchObject({ code: 'not-a-file' });
  });

  it('refuses bad options and recipes with a code, like the engine', async () => {
    const blob = new Blob([photo]);
    const refused = (message: string) => ({ code: 'bad-recipe', message: expect.stringContaining(message) });
    await expect(compress(blob, null as unknown as object)).rejects.toMatchObject(refused('options: expected'));
    await expect(compress(blob, { maxWidht: 5 } as object)).rejects.toMatchObject(refused('Did you mean maxWidth?'));
    await using engine = createEngine({ workers: 1 });
    const file = new File([photo], 'a.jpg');
    const noAim = { edits: [], output: { format: 'jpeg' } } as unknown as Recipe;
    await expect(engine.run(file, noAim)).rejects.toMatchObject(refused('output.aim: expected'));
    await expect(engine.run(file, undefined as unknown as Recipe)).rejects.toMatchObject(refused('recipe: expected'));
    using opened = engine.open(file);
    await expect(opened.run(noAim)).rejects.toMatchObject(refused('output.aim: expected'));
    await expect(engine.judge(file, noAim, blob)).rejects.toMatchObject(refused('output.aim: expected'));
    const probe = await engine.probe(file);
    expect(() => plan(probe, noAim)).toThrow(expect.objectContaining(refused('output.aim: expected')));
  });

  it('keeps a JPEG exactly if it is lossless, or refuses', async () => {
    const exact = await compress(new File([photo], 'a.jpg'), { lossless: true });
    expect(jpegContent(new Uint8Array(await exact.blob.arrayBuffer()))).toEqual(jpegContent(photo));
    expect(exact.bytes).toBeLessThan(photo.length);
    await expect(compress(new Blob([photo]), { lossless: true, maxWidth: 300 })).rejects.toMatchObject({
      code: 'bad-recipe',
      message: expect.stringMatching(/^lossless: a JPG keeps its pixels only if/),
    });
    const webp = await compress(new Blob([photo]), { lossless: true, maxWidth: 300, format: 'webp' });
    expect(webp).toMatchObject({ format: 'webp', width: 300 });
  });

  it('names its file after the original, with its date, as requested', async () => {
    const file = new File([photo], 'my beach.JPG', { lastModified: 1e12 });
    const nameOf = async (options: CompressOptions) => {
      const result = await compress(file, { maxWidth: 300, ...options });
      expect(result.file).toMatchObject({ name: result.name, lastModified: 1e12 });
      return result.name;
    };
    expect(await nameOf({})).toBe('my beach-compressed.JPG');
    expect(await nameOf({ name: 'keep' })).toBe('my beach.JPG');
    expect(await nameOf({ name: 'keep', format: 'webp' })).toBe('my beach.webp');
    expect(await nameOf({ name: (base, extension) => `${base}-web.${extension}`, format: 'webp' })).toBe(
      'my beach-web.webp',
    );
  });

  it('returns the very file if nothing of it changes', async () => {
    const small = new File([photo], 'beach.jpg', { type: 'image/jpeg' });
    const left = await compress(small, { bytes: 1_000_000 });
    expect(left.file).toBe(small);
    expect(left.name).toBe('beach.jpg');
    // Its type is wrong, so it is another file.
    const wrong = await compress(new File([photo], 'beach.png', { type: 'image/png' }), { bytes: 1_000_000 });
    expect(wrong.file).toMatchObject({ type: 'image/jpeg', name: 'beach-compressed.jpg' });
  });

  it('uses another engine if it gets one', async () => {
    await using engine = createEngine({ workers: 1 });
    const file = new File([new Uint8Array(await fixture('quadrants.png'))], 'quadrants.png');
    const recipe = recipeOf({ format: 'avif' });
    const { blob } = await engine.run(file, recipe);
    const short = await compress(file, { engine, format: 'avif' });
    expect(Buffer.from(await short.blob.arrayBuffer())).toEqual(Buffer.from(await blob.arrayBuffer()));
  });
});
