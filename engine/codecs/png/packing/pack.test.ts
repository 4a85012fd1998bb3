import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fixtureFile } from '../../../../fixtures/index.ts';
import { asSharp, photoLike } from '../../../../fixtures/pictures.ts';
import { FORMATS } from '../../../formats/index.ts';
import { createEngine } from '../../../node.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { PictureWriter } from '../../../writers/picture-writer.ts';
import { packsWith } from './pack.ts';

describe('packing', () => {
  const size = { width: 40, height: 30, frames: 1 };

  it('takes stills in PNG that are a result', async () => {
    const findPack = packsWith(() => compileModule('png'), undefined);
    expect(await findPack(FORMATS.png, { ...size, effort: 'usual' })).toBeTypeOf('function');
  });

  it.each([
    ['of another format', FORMATS.jpeg, size, 'usual'],
    ['that only measures', FORMATS.png, size, 'draft'],
    ['of so many pixels that it would be waited for', FORMATS.png, { width: 4000, height: 3000, frames: 1 }, 'usual'],
    ['that moves', FORMATS.png, { ...size, frames: 2 }, 'usual'],
  ] as const)('does not take a file %s', async (_, format, of, effort) => {
    const load = vi.fn(() => compileModule('png'));
    expect(await packsWith(load, undefined)(format, { ...of, effort })).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('that cannot be fetched leaves a compressed file, and logs it', async () => {
    const picture = await asSharp(photoLike(40, 30, 1))
      .png()
      .toBuffer();
    const warn = vi.fn();
    const { write } = new PictureWriter({ loadPngKernel: () => Promise.reject(new TypeError('offline')), warn });
    const byBackend = vi.fn(async (_, { options: { compression } }) =>
      compression === 0 ? new Uint8Array(9999) : new Uint8Array(picture),
    );
    const options = { quality: 100, lossless: false, effort: 'usual', packs: true } as const;
    const made = await write({ ...size, write: byBackend } as never, FORMATS.png, options);
    expect(made.length).toBeLessThanOrEqual(picture.length);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('the engine', () => {
  const engine = createEngine({ workers: 1 });
  afterAll(() => engine[Symbol.asyncDispose]());

  it('writes a drawing as PNG in fewer bytes than libvips alone', async () => {
    const drawing = await fixtureFile('quadrants.png');
    const { blob } = await engine.run(drawing, {
      edits: [{ do: 'rotate', quarterTurns: 1 }],
      output: { aim: 'encode', format: 'png' },
    });
    const made = new Uint8Array(await blob.arrayBuffer());
    const unpacked = await sharp(made).png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
    expect(made.length).toBeLessThan(unpacked.length);
  });
});
