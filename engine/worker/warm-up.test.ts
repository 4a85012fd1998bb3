import { describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import type { Backend, Picture } from '../backends/backend.ts';
import { createJpegBackend } from '../backends/jpeg/index.ts';
import { createVipsBackend } from '../backends/vips/index.ts';
import { compileKernels } from '../codecs/jpeg/load-kernels.ts';
import { READABLE_IDS, WRITABLE_IDS } from '../formats/index.ts';
import { USUAL_FACTS } from '../probe/usual-facts.ts';
import { compileModule } from './modules.node.ts';
import { warmUp } from './warm-up.ts';

const loadJpegKernels = () => compileKernels(compileModule);

/** A backend that reports 256 × 256 for every picture and writes empty ones. */
function practising() {
  const widths: number[] = [];
  const picture: Picture = {
    width: 256,
    height: 256,
    frames: 1,
    write: async () => Uint8Array.from([0xff, 0xd8, 0xff]),
    variant: () => picture,
    pixels: () => Promise.reject(new Error('nobody looks at it')),
    withPixels: () => picture,
    sharpness: () => 5,
    [Symbol.dispose]: () => {},
  };
  const backend = {
    id: 'vips' as const,
    compiles: true,
    capabilities: { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] },
    heapBytes: () => 0,
    open: async (bytes, format) => ({
      probe: {
        format: format.id,
        width: 256,
        height: 256,
        ...USUAL_FACTS,
        bytes: bytes.length,
      },
      keepDecoded: () => {},
      [Symbol.dispose]: () => {},
      render: async ({ steps }) => {
        widths.push(...steps.flatMap((step) => (step.do === 'scale' ? step.width : [])));
        return picture;
      },
    }),
  } satisfies Backend;
  return { backend, widths };
}

describe('the warm-up', () => {
  it('resizes a photo that shrinks while it is decoded, and ends', async () => {
    const { backend, widths } = practising();
    await warmUp(backend, {}, () => false);
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.every((width) => 256 / width >= 3)).toBe(true);
  });

  it('stops for a job that arrived before the start', async () => {
    const { backend, widths } = practising();
    await warmUp(backend, {}, () => true);
    expect(widths).toEqual([]);
  });

  it('stops for a job that arrives during it', async () => {
    const { backend, widths } = practising();
    await warmUp(backend, {}, () => widths.length === 3);
    expect(widths).toHaveLength(3);
  });
});

describe('the warm-up works', () => {
  it('with libvips, whose memory stays usable', async () => {
    const module = await compileModule('vips');
    const backend = await createVipsBackend({ factory, libraries: [], module });
    await warmUp(backend, { loadJpegKernels }, () => false);
    expect(backend.heapBytes()).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  it('with the engine’s own codec', async () => {
    const [decoder, resampler] = [await compileModule('jpeg-decoder'), await compileModule('resample')];
    const backend = createJpegBackend({ decoder, resampler });
    await expect(warmUp(backend, { loadJpegKernels }, () => false)).resolves.toBeUndefined();
  });
});
