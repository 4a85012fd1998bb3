import { expect, it } from 'vitest';
import { noise } from '../../fixtures/pictures.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { isTrueEnough } from './true-palette.ts';

const random = noise(8);

/** As many colours as there are pixels. */
const grain: Pixels = {
  ...{ width: 60, height: 60, channels: 3 },
  data: Uint8Array.from({ length: 60 * 60 * 3 }, () => Math.floor(random() * 256)),
};
const drawing: Pixels = { ...grain, data: grain.data.map((value) => (value < 128 ? 0 : 255)) };

const paletteOf = (...colours: [number, number, number][]) =>
  Uint8Array.from(colours.flatMap((each) => [...each, 255]));
const ends = [0, 255];
const corners = paletteOf(
  ...ends.flatMap((red) => ends.flatMap((green) => ends.map((blue): [number, number, number] => [red, green, blue]))),
);

it('accepts a palette with every colour, whatever the step', () => {
  expect(isTrueEnough(drawing, corners, { steps: [1, 1, 2], leeway: 1 })).toBe(true);
});

it('rejects eight colours for grain', () => {
  expect(isTrueEnough(grain, corners, { steps: [4, 8, 16], leeway: 1 })).toBe(false);
});

it('accepts larger errors with a coarser step', () => {
  const levels = Array.from({ length: 13 }, (_, i) => Math.min(255, i * 21));
  const grey: Pixels = { ...grain, data: grain.data.map((_, i) => grain.data[i - (i % 3)] ?? 0) };
  const palette = paletteOf(...levels.map((level): [number, number, number] => [level, level, level]));
  expect(isTrueEnough(grey, palette, { steps: [8, 16, 32], leeway: 1 })).toBe(true);
  expect(isTrueEnough(grey, palette, { steps: [1, 2, 4], leeway: 1 })).toBe(false);
});

it('ignores the colours of transparent pixels', () => {
  const hidden: Pixels = {
    ...{ width: 60, height: 60, channels: 4 },
    data: Uint8Array.from({ length: 60 * 60 * 4 }, (_, i) => (i % 4 === 3 ? 0 : Math.floor(random() * 256))),
  };
  expect(isTrueEnough(hidden, Uint8Array.of(0, 0, 0, 0), { steps: [1, 1, 2], leeway: 1 })).toBe(true);
});
