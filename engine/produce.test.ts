import { describe, expect, it, vi } from 'vitest';
import type { Picture } from './backends/backend.ts';
import { ImageError, type ImageErrorCode } from './errors.ts';
import { formatOf } from './formats/index.ts';
import { produce } from './produce.ts';
import type { Output } from './recipe/index.ts';

/** A picture that no codec can write. */
function unwritable(code: ImageErrorCode): Picture {
  const picture: Picture = {
    width: 800,
    height: 600,
    frames: 1,
    encode: () => Promise.reject(new ImageError(code, 'no encoder today')),
    variant: () => picture,
    [Symbol.dispose]: () => {},
  };
  return picture;
}

function producing(output: Output, code: ImageErrorCode = 'codec-failed') {
  const warn = vi.fn();
  const source = { bytes: 500_000, width: 800, height: 600, alpha: false, frames: 1, mayKeep: true };
  const format = formatOf('jpeg');
  const made = produce({
    picture: unwritable(code),
    format,
    output,
    source,
    rescaled: false,
    onEncode: () => {},
    warn,
  });
  return { made, warn };
}

describe('where a codec fails', () => {
  const toSize = { format: 'same', aim: 'size', bytes: 100_000, tolerance: 0.05 } as const;

  it('a search for a size hands the original back, and developers hear of it', async () => {
    const { made, warn } = producing(toSize);
    expect(await made).toMatchObject({ data: 'original', stop: 'search-failed', width: 800, height: 600 });
    expect(warn.mock.calls).toEqual([['The search for a size broke off: no encoder today']]);
  });

  it('any other work fails', async () => {
    await expect(producing({ format: 'same', aim: 'compress', quality: 75 }).made).rejects.toThrow('no encoder today');
    await expect(producing({ aim: 'encode', format: 'same' }).made).rejects.toThrow('no encoder today');
  });

  it.each(['unreadable', 'out-of-memory'] as const)('but not where the cause is %s', async (code) => {
    await expect(producing(toSize, code).made).rejects.toMatchObject({ code });
  });
});
