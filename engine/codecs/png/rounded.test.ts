import { describe, expect, it } from 'vitest';
import { noise } from '../../../fixtures/pictures.ts';
import type { Samples } from '../../pixels/pixels.ts';
import { type Rounding, rounded, type Steps } from './rounded.ts';

const usual = (steps: Steps): Rounding => ({ steps, leeway: 1 });
const STEPS = usual([4, 8, 16]);

const valuesOf = (data: Uint8Array) => new Set(data).size;

function samples(
  width: number,
  height: number,
  channels: Samples['channels'],
  valueAt: (i: number) => number,
): Samples {
  return {
    width,
    height,
    channels,
    data: Uint8Array.from({ length: width * height * channels }, (_, i) => valueAt(i)),
  };
}

/** Like grass and grain: neighbouring pixels differ. */
function busy(channels: Samples['channels'] = 3): Samples {
  const random = noise(3);
  return samples(40, 30, channels, () => Math.floor(random() * 256));
}

describe('rounded colours', () => {
  it('have fewer values with a larger step, and an error of at most half a step', () => {
    const picture = busy();
    const counts = [2, 4, 8, 16].map((step) => {
      const made = rounded(picture, usual([1, 2, step]));
      expect(Math.max(...made.map((value, i) => Math.abs(value - (picture.data[i] ?? 0))))).toBeLessThanOrEqual(
        step / 2,
      );
      return valuesOf(made);
    });
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts.at(-1)).toBeLessThanOrEqual(17);
  });

  it('keep white and alpha exact', () => {
    for (const channels of [2, 4] as const) {
      const picture = busy(channels);
      picture.data[0] = 255;
      const made = rounded(picture, STEPS);
      expect(made[0]).toBe(255);
      const alphas = (data: Uint8Array | Uint8ClampedArray) => data.filter((_, i) => i % channels === channels - 1);
      expect(alphas(made)).toEqual(alphas(picture.data));
      expect(made).not.toEqual(picture.data);
    }
  });

  it('have the finest step in a slow gradient, which would show bands', () => {
    const gradient = samples(200, 20, 1, (i) => 20 + (i % 200));
    const made = rounded(gradient, STEPS);
    expect(Math.max(...made.map((value, i) => Math.abs(value - (gradient.data[i] ?? 0))))).toBeLessThanOrEqual(4);
  });

  it('keep a surface uniform up to the letters on it', () => {
    const surface = 246;
    const random = noise(5);
    const isInk = (x: number, y: number) => y > 8 && y < 20 && x % 6 < 2 && random() < 0.9;
    const page = samples(60, 30, 1, (i) => (isInk(i % 60, Math.floor(i / 60)) ? 40 : surface));
    const made = rounded(page, STEPS);
    const [first] = made;
    expect(Math.abs((first ?? 0) - surface)).toBeLessThanOrEqual(2);
    const stray = made.filter((value, i) => page.data[i] === surface && value !== first).length;
    expect(stray / made.length).toBeLessThan(0.02);
  });

  it.each([
    [1, 1],
    [1, 9],
    [9, 1],
    [2, 2],
  ])('work in a picture of %d × %d pixels', (width, height) => {
    expect(
      rounded(
        samples(width, height, 3, (i) => (i * 37) % 256),
        STEPS,
      ),
    ).toHaveLength(width * height * 3);
  });
});
