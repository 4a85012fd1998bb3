import { afterAll, describe, expect, it } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { AS_IT_IS, type Backend, type Picture, type RenderOptions } from '../backends/backend.ts';
import { formatOf } from '../formats/index.ts';
import { createEngine, type Recipe } from '../node.ts';
import type { Probe } from '../probe/probe.ts';
import { HeldFile } from './held-file.ts';

/** One worker each, so that no file's pixels are released for another job. */
const [keeping, fresh] = [createEngine({ workers: 1 }), createEngine({ workers: 1 })];
afterAll(() => Promise.all([keeping[Symbol.asyncDispose](), fresh[Symbol.asyncDispose]()]));

const bytesOf = async ({ blob }: { blob: Blob }) => Buffer.from(await blob.arrayBuffer());

const scaled = { do: 'resize', width: 300 } as const;
const quality = (value: number): Recipe => ({ edits: [], output: { aim: 'compress', format: 'webp', quality: value } });

/** A visitor's sequence of changes: qualities, sizes, formats, edits, a target, and back. */
const TRIED: readonly Recipe[] = [
  quality(80),
  quality(60),
  quality(80),
  { edits: [scaled], output: { aim: 'encode', format: 'jpeg', quality: 70 } },
  { edits: [{ do: 'resize', width: 299 }], output: { aim: 'encode', format: 'jpeg', quality: 70 } },
  { edits: [{ do: 'rotate', quarterTurns: 1 }, scaled], output: { aim: 'encode', format: 'png' } },
  { edits: [{ do: 'flip', axis: 'vertical' }], output: { aim: 'encode', format: 'jpeg', metadata: 'keep' } },
  { edits: [{ do: 'crop', left: 3, top: 5, width: 40, height: 30 }], output: { aim: 'encode', format: 'gif' } },
  { edits: [], output: { aim: 'size', format: 'webp', bytes: 1024, tolerance: 0.03 } },
  { edits: [], output: { aim: 'encode', format: 'webp', lossless: true } },
  quality(80),
];

describe('a file that stays open', () => {
  it.each([
    'orientation-6.jpg',
    'p3.png',
    'four-frames.gif',
    'transparent.png',
    'quadrants.svg',
    'quadrants.heic',
  ] as const)('%s gives the same bytes each time as one that is opened for it', async (name) => {
    const file = await fixtureFile(name);
    using opened = keeping.open(file);
    for (const recipe of TRIED) {
      const [held, once] = [await opened.run(recipe), await fresh.run(file, recipe)];
      expect((await bytesOf(held)).equals(await bytesOf(once))).toBe(true);
      expect({ ...held, blob: 0, timings: 0 }).toEqual({ ...once, blob: 0, timings: 0 });
    }
  });

  it('works after its pixels were released and after a cancelled job', async () => {
    const file = await fixtureFile('photo-1200.jpg');
    using opened = keeping.open(file);
    const first = await opened.run(quality(70));
    const aborter = new AbortController();
    const given = opened.run(quality(60), { signal: aborter.signal, onProgress: () => aborter.abort() });
    await expect(given).rejects.toMatchObject({ code: 'cancelled' });
    expect((await bytesOf(await opened.run(quality(70)))).equals(await bytesOf(first))).toBe(true);
    opened.rest();
    expect((await bytesOf(await opened.run(quality(70)))).equals(await bytesOf(first))).toBe(true);
  });

  it('reports why it cannot be read, each time', async () => {
    using opened = keeping.open(await fixtureFile('truncated.jpg'));
    for (const _ of [1, 2, 3]) await expect(opened.run(quality(70))).rejects.toMatchObject({ code: 'incomplete' });
  });
});

describe('its kept pixels', () => {
  const options = (width: number): RenderOptions => ({
    ...AS_IT_IS,
    steps: [{ do: 'scale', width, height: width }],
    format: formatOf('jpeg'),
    hold: false,
  });

  /** A held file with fake pictures that records the calls. */
  async function counting(side = 100, options = {}) {
    const asked: string[] = [];
    const render = async ({ hold, steps }: RenderOptions): Promise<Picture> => {
      const width = steps[0]?.do === 'scale' ? steps[0].width : 0;
      asked.push(`${hold ? 'held' : 'plain'} ${width}`);
      return {
        width,
        height: width,
        frames: 1,
        write: async () => new Uint8Array(),
        variant: () => expect.unreachable(),
        pixels: () => expect.unreachable(),
        withPixels: () => expect.unreachable(),
        sharpness: () => expect.unreachable(),
        [Symbol.dispose]: () => asked.push(`gone ${width}`),
      };
    };
    const source = {
      probe: { width: side, height: side, frames: 1 } as Probe,
      keepDecoded: () => asked.push('decoded'),
      render,
      [Symbol.dispose]: () => asked.push('closed'),
    };
    const backend = { open: async () => source } as unknown as Backend;
    const bytes = new Uint8Array(await (await fixtureFile('tiny.jpg')).arrayBuffer());
    return { asked, held: await HeldFile.open(backend, 1, bytes, options) };
  }

  it('are none the first time, and those of the last edits from then on', async () => {
    const { asked, held } = await counting();
    await held.render(options(50));
    expect(held.pixels).toBe(0);
    await held.render(options(50));
    await held.render(options(50));
    expect(held.pixels).toBe(100 * 100 + 50 * 50);
    await held.render(options(40));
    expect(asked).toEqual(['plain 50', 'decoded', 'held 50', 'gone 50', 'decoded', 'held 40']);
    held[Symbol.dispose]();
    expect(asked.slice(6)).toEqual(['gone 40', 'closed']);
  });

  it('are not those of a format without metadata where metadata is kept', async () => {
    const { asked, held } = await counting(100, { isSeries: true });
    const keeping = { ...options(50), metadata: 'keep' } as const;
    await held.render({ ...keeping, format: formatOf('gif') });
    await held.render({ ...keeping, format: formatOf('webp') });
    expect(asked).toEqual(['decoded', 'held 50', 'gone 50', 'decoded', 'held 50']);
  });

  it('are kept from the first job on in a series', async () => {
    const { asked, held } = await counting(100, { isSeries: true });
    await held.render(options(50));
    await held.render(options(50));
    expect(asked).toEqual(['decoded', 'held 50']);
  });

  it('are none of a picture that is too large', async () => {
    const { asked, held } = await counting(6000);
    for (const _ of [1, 2, 3]) await held.render(options(50));
    expect(asked).toEqual(['plain 50', 'plain 50', 'plain 50']);
    expect(held.pixels).toBe(0);
  });
});
