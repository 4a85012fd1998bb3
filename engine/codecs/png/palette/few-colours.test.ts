import { expect, it } from 'vitest';
import { paint } from '../../../../fixtures/pictures.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { inFewColours } from './few-colours.ts';

const module = await compileModule('png');
const wheel = paint(64, 64, (x, y) => [x * 4, y * 4, 255 - x * 4]);

const coloursIn = ({ data, channels }: { data: ArrayLike<number>; channels: number }) => {
  const all = Array.from({ length: data.length / channels }, (_, i) =>
    Array.from({ length: channels }, (_, c) => data[i * channels + c]).join(),
  );
  return new Set(all);
};

it('reduces a picture to the number of colours, as near as it can be', () => {
  const few = inFewColours(module, { ...wheel, channels: 3 }, 64);
  expect(few).toMatchObject({ width: 64, height: 64, channels: 3 });
  const colours = coloursIn(few);
  expect(colours.size).toBeLessThanOrEqual(64);
  expect(colours.size).toBeGreaterThan(50);
  const error = few.data.reduce((sum, sample, i) => sum + Math.abs(sample - (wheel.data[i] ?? 0)), 0);
  expect(error / few.data.length).toBeLessThan(10);
});

it('makes soft edges of transparency hard, and counts the transparent colour', () => {
  const data = new Uint8Array(64 * 64 * 4);
  for (let i = 0; i < 64 * 64; i++) data.set([...wheel.data.subarray(i * 3, i * 3 + 3), (i % 64) * 4], i * 4);
  const few = inFewColours(module, { data, width: 64, height: 64, channels: 4 }, 16);
  expect(coloursIn(few).size).toBeLessThanOrEqual(16);
  for (let x = 0; x < 64; x++) expect(few.data[x * 4 + 3], `column ${x}`).toBe(x < 32 ? 0 : 255);
});

it('keeps all colours of a picture that has no more', () => {
  const flag = paint(30, 20, (x) => (x < 10 ? [200, 0, 30] : x < 20 ? [255, 255, 255] : [0, 60, 160]));
  const few = inFewColours(module, { ...flag, channels: 3 }, 4);
  expect(Array.from(few.data)).toEqual(Array.from(flag.data));
});
