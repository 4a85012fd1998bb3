import { expect, it } from 'vitest';
import { fixture, fixtureFile } from '../../fixtures/index.ts';
import { createJpegBackend } from '../backends/jpeg/index.ts';
import { createEngine, type Recipe } from '../node.ts';
import { runRecipe } from '../run/run.ts';
import { compileModule } from './modules.node.ts';

it("makes JPEGs of JPEGs with the engine's own codec, if that is left to it", async () => {
  const recipe: Recipe = {
    edits: [{ do: 'resize', width: 300 }],
    output: { aim: 'encode', format: 'jpeg', quality: 80, metadata: 'keep' },
  };
  const resultOf = async (backend: 'auto' | 'vips') => {
    await using engine = createEngine({ workers: 1, backend });
    const { blob, backend: used } = await engine.run(await fixtureFile('photo-1200.jpg'), recipe);
    return { used, data: new Uint8Array(await blob.arrayBuffer()) };
  };
  const [decoder, encoder, resampler] = await Promise.all([
    compileModule('jpeg-decoder'),
    compileModule('jpeg'),
    compileModule('resample'),
  ]);
  const own = createJpegBackend({ decoder, resampler });
  const input = { bytes: new Uint8Array(await fixture('photo-1200.jpg')), name: 'a.jpg' };
  const { data } = await runRecipe(own, input, recipe, { loadJpegKernels: async () => ({ decoder, encoder }) });
  expect(await resultOf('auto')).toEqual({ used: 'jpeg', data });
  expect(await resultOf('vips')).toMatchObject({ used: 'vips' });
});
