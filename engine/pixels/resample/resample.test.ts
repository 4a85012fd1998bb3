import { describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import { noise } from '../../../fixtures/pictures.ts';
import type { Size } from '../../geometry/steps.ts';
import { compileModule } from '../../worker/modules.node.ts';
import type { OpaqueSamples } from '../pixels.ts';
import type { Filter } from './axis.ts';
import { reduced } from './resample.ts';

const module = await compileModule('resample');
const vips = await factory({ dynamicLibraries: [] });

function picture({ width, height }: Size, channels: 1 | 3): OpaqueSamples {
  const data = new Uint8Array(width * height * channels);
  // Smooth on the left, noise on the right, so that sums are both exact and beyond black and white.
  const random = noise(7);
  for (let i = 0; i < data.length; i++) {
    const x = Math.floor(i / channels) % width;
    data[i] = x < width / 2 ? (x * 3 + Math.floor(i / (width * channels))) & 255 : random() * 256;
  }
  return { width, height, channels, data };
}

function byLibvips({ data, width, height, channels }: OpaqueSamples, to: Size, kernel: Filter = 'lanczos3') {
  using image = vips.Image.newFromMemory(data, width, height, channels, vips.BandFormat.uchar);
  using small = image.resize(to.width / width, { vscale: to.height / height, kernel });
  expect([small.width, small.height]).toEqual([to.width, to.height]);
  return Buffer.from(small.writeToMemory());
}

const difference = (from: OpaqueSamples, to: Size, filter?: Filter) => {
  const own = reduced(module, from, to, filter).data;
  const expected = byLibvips(from, to, filter);
  return own.reduce((count, value, i) => count + (value === expected[i] ? 0 : 1), 0);
};

describe('a smaller picture has libvips’s pixels', () => {
  const from = { width: 331, height: 217 };
  const sizes: readonly (readonly [width: number, height: number])[] = [
    [330, 216],
    [331, 216],
    [330, 217],
    [331, 217],
    [300, 200],
    [221, 145],
    [200, 131],
    [166, 109],
    [165, 108],
    [128, 84],
    [111, 73],
    [80, 52],
    [64, 42],
    [50, 33],
    [33, 22],
    [17, 11],
    [5, 3],
    [331, 1],
    [1, 217],
    [1, 1],
  ];

  it.each(sizes)('%i × %i', (width, height) => {
    for (const channels of [1, 3] as const) {
      expect(difference(picture(from, channels), { width, height }), `${channels} channels`).toBe(0);
    }
  });

  it.each(['linear', 'cubic'] as const)('with the %s filter', (filter) => {
    for (const [width, height] of sizes) {
      expect(difference(picture(from, 3), { width, height }, filter), `${width} × ${height}`).toBe(0);
    }
  });
});
