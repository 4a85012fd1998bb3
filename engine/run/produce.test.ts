import { describe, expect, it } from 'vitest';
import type { Backend, Picture } from '../backends/backend.ts';
import { ImageError, type ImageErrorCode } from '../errors/errors.ts';
import { plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output } from '../recipe/index.ts';
import { PictureWriter } from '../writers/picture-writer.ts';
import { produce } from './produce.ts';

/** A picture that no codec can write. */
function unwritable(code: ImageErrorCode): Picture {
  const picture: Picture = {
    width: 800,
    height: 600,
    frames: 1,
    write: () => Promise.reject(new ImageError(code, 'no encoder today')),
    variant: () => picture,
    pixels: () => Promise.reject(new Error('nobody looks at it')),
    withPixels: () => picture,
    sharpness: () => 5,
    [Symbol.dispose]: () => {},
  };
  return picture;
}

const probe = { format: 'jpeg', width: 800, height: 600, frames: 1, pages: 1, colour: 'rgb', bytes: 500_000 } as Probe;

function producing(output: Output, code: ImageErrorCode = 'codec-failed') {
  const terms = { picture: unwritable(code), probe, plan: plan(probe, { edits: [], output }) };
  const scorer = { backend: {} as Backend, loadKernel: undefined };
  return produce({
    ...terms,
    scorer,
    inPalettesToo: false,
    writer: new PictureWriter({}),
    mayStay: true,
    onEncode: () => {},
    warn: undefined,
  });
}

describe('if a codec fails', () => {
  const toSize = { format: 'same', aim: 'size', bytes: 100_000, tolerance: 0.05 } as const;

  it('a search for a size returns the original', async () => {
    expect(await producing(toSize)).toMatchObject({
      data: 'original',
      notes: [{ code: 'left-as-it-is', why: 'search-failed' }],
      width: 800,
      height: 600,
    });
  });

  it('every other aim fails', async () => {
    await expect(producing({ format: 'same', aim: 'compress', quality: 75 })).rejects.toThrow('no encoder today');
    await expect(producing({ aim: 'encode', format: 'same' })).rejects.toThrow('no encoder today');
  });

  it.each(['unreadable', 'out-of-memory'] as const)('but %s always fails', async (code) => {
    await expect(producing(toSize, code)).rejects.toMatchObject({ code });
  });
});
