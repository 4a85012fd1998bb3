import { expect, it } from 'vitest';
import factory from 'wasm-vips';
import { fixture } from '../../../fixtures/index.ts';
import { formatOf, formatOfBytes } from '../../formats/index.ts';
import { compileModule } from '../../worker/modules.node.ts';
import { PictureWriter } from '../../writers/picture-writer.ts';
import { AS_IT_IS } from '../backend.ts';
import { createVipsBackend } from './index.ts';

const { write } = new PictureWriter({});
const module = await compileModule('vips');

it('decoding and encoding can be cancelled, and the next job runs', async () => {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const backend = await createVipsBackend({
    factory,
    libraries: [],
    module,
    stop,
  });
  const bytes = new Uint8Array(await fixture('photo-1200.jpg'));
  using source = await backend.open(bytes, formatOf('jpeg'));
  const webp = formatOf('webp');
  const options = { ...AS_IT_IS, format: webp };
  const settings = { quality: 75, lossless: false, effort: 'usual' } as const;

  let told = 0;
  const stopAfter = (times: number) => () => {
    told += 1;
    if (told === times) stop[0] = 1;
  };
  await expect(source.render({ ...options, hold: true, onProgress: stopAfter(3) })).rejects.toMatchObject({
    code: 'cancelled',
  });
  stop[0] = 0;
  told = 0;
  {
    using picture = await source.render({ ...options, hold: false, onProgress: stopAfter(3) });
    await expect(write(picture, webp, settings)).rejects.toMatchObject({ code: 'cancelled' });
  }
  // Work on a held picture can be cancelled too, without a progress listener.
  stop[0] = 0;
  using held = await source.render({ ...options, hold: true });
  stop[0] = 1;
  await expect(write(held, webp, settings)).rejects.toMatchObject({ code: 'cancelled' });
  stop[0] = 0;
  expect(formatOfBytes(await write(held, webp, settings))).toBe(webp);
});
