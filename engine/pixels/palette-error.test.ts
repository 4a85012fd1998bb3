import { describe, expect, it } from 'vitest';
import { noise } from '../../fixtures/pictures.ts';
import { rounded } from '../codecs/png/rounded.ts';
import { isTrueEnough, paletteError } from './palette-error.ts';
import type { Pixels } from './pixels.ts';

const [width, height] = [60, 40];
const size = { width, height };
const random = noise(8);

type Colour = readonly [number, number, number];

/** A picture that is flat on its left, and grain of black and white on its right. */
function halves(flat: Colour, grain: readonly [Colour, Colour]): Pixels {
  const colours = Array.from({ length: width * height }, (_, i) =>
    i % width < width / 2 ? flat : grain[random() < 0.5 ? 0 : 1],
  );
  return { ...size, channels: 3, data: Uint8Array.from(colours.flat()) };
}

const paletteOf = (...colours: Colour[]) => Uint8Array.from(colours.flatMap((each) => [...each, 255]));
const [BLACK, WHITE, BLUE] = [[0, 0, 0] as const, [255, 255, 255] as const, [11, 61, 102] as const];

it('is 0 for a palette with every colour', () => {
  const picture = halves(BLUE, [BLACK, WHITE]);
  expect(paletteError(picture, paletteOf(BLACK, BLUE, WHITE))).toBe(0);
});

it('counts the same difference more in a flat area than in grain', () => {
  const near: Colour = [0, 10, 0];
  const inFlat = paletteError(halves(near, [BLACK, WHITE]), paletteOf(BLACK, WHITE));
  const inGrain = paletteError(halves(WHITE, [near, WHITE]), paletteOf(BLACK, WHITE));
  expect(inFlat).toBeGreaterThan(3 * inGrain);
  expect(inGrain).toBeGreaterThan(0);
});

it('is the mean over the picture, in the unit of squared samples', () => {
  const flat: Pixels = { ...size, channels: 3, data: new Uint8Array(width * height * 3).fill(100) };
  expect(paletteError(flat, paletteOf([100, 96, 100]))).toBeCloseTo(16);
});

it('ignores the colours of invisible pixels', () => {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, i) =>
    i % 4 === 3 ? 0 : Math.floor(random() * 256),
  );
  expect(paletteError({ ...size, channels: 4, data }, Uint8Array.of(0, 0, 0, 0))).toBe(0);
});

it.each([
  [1, 1],
  [1, 9],
  [9, 1],
])('is a number for %d × %d pixels', (width, height) => {
  const data = new Uint8Array(width * height * 3).fill(100);
  expect(paletteError({ width, height, channels: 3, data }, paletteOf(BLACK))).toBeCloseTo(1.95 * 100 ** 2);
});

describe('a palette beside rounded colours', () => {
  /** As many colours as there are pixels. */
  const grain: Pixels = {
    width: 60,
    height: 60,
    channels: 3,
    data: Uint8Array.from({ length: 60 * 60 * 3 }, () => Math.floor(random() * 256)),
  };
  const drawing: Pixels = { ...grain, data: grain.data.map((value) => (value < 128 ? 0 : 255)) };

  const ends = [0, 255];
  const corners = paletteOf(
    ...ends.flatMap((red) => ends.flatMap((green) => ends.map((blue): Colour => [red, green, blue]))),
  );

  it('accepts a palette with every colour, whatever the step', () => {
    expect(isTrueEnough(drawing, corners, rounded(drawing, { steps: [1, 1, 2], leeway: 1 }))).toBe(true);
  });

  it('rejects eight colours for grain', () => {
    expect(isTrueEnough(grain, corners, rounded(grain, { steps: [4, 8, 16], leeway: 1 }))).toBe(false);
  });

  it('accepts larger errors with a coarser step', () => {
    const levels = Array.from({ length: 13 }, (_, i) => Math.min(255, i * 21));
    const grey: Pixels = { ...grain, data: grain.data.map((_, i) => grain.data[i - (i % 3)] ?? 0) };
    const palette = paletteOf(...levels.map((level): Colour => [level, level, level]));
    expect(isTrueEnough(grey, palette, rounded(grey, { steps: [8, 16, 32], leeway: 1 }))).toBe(true);
    expect(isTrueEnough(grey, palette, rounded(grey, { steps: [1, 2, 4], leeway: 1 }))).toBe(false);
  });

  it('ignores the colours of transparent pixels', () => {
    const hidden: Pixels = {
      width: 60,
      height: 60,
      channels: 4,
      data: Uint8Array.from({ length: 60 * 60 * 4 }, (_, i) => (i % 4 === 3 ? 0 : Math.floor(random() * 256))),
    };
    expect(isTrueEnough(hidden, Uint8Array.of(0, 0, 0, 0), rounded(hidden, { steps: [1, 1, 2], leeway: 1 }))).toBe(
      true,
    );
  });
});
