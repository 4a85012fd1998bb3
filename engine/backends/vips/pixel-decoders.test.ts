import { describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import { type FixtureName, fixture } from '../../../fixtures/index.ts';
import { jpegPixels } from '../../codecs/jpeg/reader.ts';
import type { Recipe } from '../../recipe/index.ts';
import { runRecipe } from '../../run/run.ts';
import { compileModule } from '../../worker/modules.node.ts';
import type { Backend } from '../backend.ts';
import { createVipsBackend } from './index.ts';

const decode = jpegPixels(await compileModule('jpeg-decoder'));
/** Files that the decoder took. */
let taken = 0;
const jpeg: typeof decode = (...of) => {
  const pixels = decode(...of);
  if (pixels) taken++;
  return pixels;
};
const shared = {
  factory,
  libraries: [],
  module: await compileModule('vips'),
};
const [own, plain] = [await createVipsBackend({ ...shared, pixelDecoders: { jpeg } }), await createVipsBackend(shared)];

const RECIPES: readonly Recipe[] = [
  { edits: [], output: { aim: 'encode', format: 'jpeg', quality: 80, metadata: 'keep' } },
  {
    edits: [{ do: 'resize', width: 23 }],
    output: { aim: 'encode', format: 'jpeg', quality: 80, metadata: 'copyright' },
  },
  { edits: [{ do: 'resize', width: 7 }], output: { aim: 'encode', format: 'webp', quality: 80, profile: 'keep' } },
  {
    edits: [
      { do: 'rotate', quarterTurns: 1 },
      { do: 'resize', width: 40 },
    ],
    output: { aim: 'encode', format: 'tiff', metadata: 'keep-but-location' },
  },
  { edits: [{ do: 'flip', axis: 'vertical' }], output: { aim: 'encode', format: 'png' } },
  { edits: [], output: { aim: 'compress', format: 'same', quality: 60 } },
];

async function outcomeOf(backend: Backend, name: FixtureName, recipe: Recipe): Promise<string> {
  const bytes = new Uint8Array(await fixture(name));
  try {
    const { data, notes } = await runRecipe(backend, { bytes, name }, recipe);
    return JSON.stringify([notes, data === 'original' ? data : Buffer.from(data).toString('base64')]);
  } catch (error) {
    return String(error);
  }
}

describe('a JPEG that the engine’s own decoder reads', () => {
  it.each([
    'tiny.jpg',
    'orientation-6.jpg',
    'credited.jpg',
    'phone.jpg',
    'progressive.jpg',
    'grey.jpg',
    'gain-map.jpg',
  ] as const)('%s becomes the same file as with libvips’s decoder', async (name) => {
    for (const recipe of RECIPES) {
      taken = 0;
      expect(await outcomeOf(own, name, recipe), JSON.stringify(recipe)).toBe(await outcomeOf(plain, name, recipe));
      expect(taken).toBeGreaterThan(0);
    }
  });

  it.each(['truncated.jpg', 'cmyk-with-profile.jpg'] as const)('%s is left to libvips', async (name) => {
    taken = 0;
    for (const recipe of RECIPES) expect(await outcomeOf(own, name, recipe)).toBe(await outcomeOf(plain, name, recipe));
    expect(taken).toBe(0);
  });
});
