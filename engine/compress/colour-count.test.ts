import { expect, it } from 'vitest';
import { countsAtMost } from './colour-count.ts';

const picture = (channels: 3 | 4, ...data: number[]) => ({
  ...{ width: data.length / channels, height: 1, channels },
  data: Uint8Array.from(data),
});

it.each([
  ['each colour once', picture(3, 1, 2, 3, 1, 2, 3, 9, 2, 3, 1, 2, 3), 2],
  ['alphas', picture(4, 1, 2, 3, 255, 1, 2, 3, 254), 2],
  ['all invisible pixels as one', picture(4, 1, 2, 3, 0, 3, 2, 1, 0, 0, 0, 0, 255), 2],
])('counts %s', (_, pixels, colours) => {
  expect(countsAtMost(pixels, colours)).toBe(true);
  expect(countsAtMost(pixels, colours - 1)).toBe(false);
});
