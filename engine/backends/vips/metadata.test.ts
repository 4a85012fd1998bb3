import { afterEach, describe, expect, it, vi } from 'vitest';
import factory from 'wasm-vips';
import { fixture } from '../../../fixtures/index.ts';
import { FORMATS } from '../../formats/index.ts';
import { loadJpegEncoder } from '../../jpeg/load.node.ts';
import { compileVips } from '../../worker/compile.node.ts';
import { AS_IT_IS } from '../backend.ts';
import { createVipsBackend } from './index.ts';

const vips = await createVipsBackend({
  factory,
  libraries: [],
  decoders: {},
  jpegEncoder: await loadJpegEncoder(),
  module: await compileVips(),
});
const { decode } = TextDecoder.prototype;

afterEach(() => vi.restoreAllMocks());

describe('partly kept metadata', () => {
  it.each(['keep', 'keep-but-location', 'copyright'] as const)(
    '%s: is decoded without shared memory, which browsers reject',
    async (metadata) => {
      vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(function (this: TextDecoder, bytes, options) {
        const memory = bytes && 'buffer' in bytes ? bytes.buffer : bytes;
        if (memory instanceof SharedArrayBuffer) throw new TypeError('The provided value must not be shared');
        return decode.call(this, bytes, options);
      });
      const source = await vips.open(new Uint8Array(await fixture('credited.jpg')), FORMATS.jpeg);
      for (const format of [FORMATS.jpeg, FORMATS.webp, FORMATS.tiff]) {
        using picture = await source.render({ ...AS_IT_IS, metadata, format, hold: true });
        const bytes = await picture.encode(format, { quality: 80, lossless: false, effort: 'quick' });
        expect(Buffer.from(bytes).includes('(c) Ann Rights'), format.id).toBe(true);
      }
    },
  );
});
