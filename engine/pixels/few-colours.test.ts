import { expect, it } from 'vitest';
import { hasFewColours } from './few-colours.ts';

/** Each pixel four times. */
function picture(channels: 3 | 4, ...data: number[]) {
  const pixels = Array.from({ length: data.length / channels }, (_, i) => data.slice(i * channels, (i + 1) * channels));
  const all = pixels.flatMap((pixel) => [pixel, pixel, pixel, pixel]).flat();
  return { width: all.length / channels, height: 1, channels, data: Uint8Array.from(all) };
}

it.each([
  ['each colour once', picture(3, 1, 2, 3, 1, 2, 3, 9, 2, 3, 1, 2, 3), 2],
  ['alphas', picture(4, 1, 2, 3, 255, 1, 2, 3, 254), 2],
  ['all invisible pixels as one', picture(4, 1, 2, 3, 0, 3, 2, 1, 0, 0, 0, 0, 255), 2],
])('counts %s', (_, pixels, colours) => {
  expect(hasFewColours(pixels, colours)).toBe(true);
  expect(hasFewColours(pixels, colours - 1)).toBe(false);
});

it('takes grain for many colours, since rounding suits it better', () => {
  const grain = Uint8Array.from({ length: 300 }, (_, i) => 40 * (Math.floor(i / 3) % 5));
  expect(hasFewColours({ width: 10, height: 10, channels: 3, data: grain })).toBe(false);
});
