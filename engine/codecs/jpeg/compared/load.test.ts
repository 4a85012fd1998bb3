import { describe, expect, it, vi } from 'vitest';
import { asSharp, heightMap, type RawPicture } from '../../../../fixtures/pictures.ts';
import { drawn } from '../../../../proof/jpeg/drawn.ts';
import { createSharpBackend } from '../../../backends/sharp/index.ts';
import { runRecipe } from '../../../run/run.ts';
import { compileModule } from '../../../worker/modules.node.ts';

const [score, encoder, decoder] = await Promise.all([
  compileModule('score'),
  compileModule('jpeg'),
  compileModule('jpeg-decoder'),
]);
const parts = { loadKernel: async () => score, loadJpegKernels: async () => ({ decoder, encoder }) };

const PICTURES: Readonly<Record<string, () => RawPicture | Promise<RawPicture>>> = {
  'a small picture': async () => {
    const dithered = drawn(8).find(({ name }) => name === 'dithered-5');
    if (!dithered) throw new Error('There is no dithered-5');
    return dithered.make();
  },
  'a drawing whose better subsampling is unsure': () => heightMap(256, 256),
};

describe.each(Object.entries(PICTURES))('a job of %s', (_, make) => {
  const backend = createSharpBackend();
  const run = async (output: object, options: object = { loadJpegKernels: parts.loadJpegKernels }) => {
    const bytes = new Uint8Array(
      await asSharp(await make())
        .png({ compressionLevel: 0 })
        .toBuffer(),
    );
    const { data } = await runRecipe(
      await backend,
      { bytes, name: 'picture.png' },
      { edits: [], output: { format: 'jpeg', ...output } as never },
      options,
    );
    return data as Uint8Array<ArrayBuffer>;
  };

  it.each([[{ aim: 'encode', quality: 50 }], [{ aim: 'compress', quality: 50 }]])(
    '%j: compares files',
    async (output) => {
      const [one, best] = [await run(output), await run(output, parts)];
      expect(best).not.toEqual(one);
    },
  );

  it('has the size that was searched for', async () => {
    const output = { aim: 'size', bytes: 5000 };
    expect(await run(output, parts)).toEqual(await run(output));
  });

  it('has its first file if the comparison cannot be fetched', async () => {
    const warn = vi.fn();
    const loadKernel = async () => Promise.reject(new TypeError('Failed to fetch'));
    const output = { aim: 'encode', quality: 50 };
    expect(await run(output, { ...parts, loadKernel, warn })).toEqual(await run(output));
    expect(warn).toHaveBeenCalledOnce();
  });

  it('has its first file if the comparison fails', async () => {
    const warn = vi.fn();
    const output = { aim: 'encode', quality: 50 };
    // The metric's module in place of the decoder's.
    const loadJpegKernels = async () => ({ decoder: score, encoder });
    expect(await run(output, { ...parts, loadJpegKernels, warn })).toEqual(await run(output));
    expect(warn).toHaveBeenCalled();
  });
});
