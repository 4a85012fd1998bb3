import { expect, it } from 'vitest';
import { FORMATS } from '../../formats/index.ts';
import { leastScoreOf } from './quality-in-colours.ts';

const { png, gif, jpeg } = FORMATS;

it.each([
  [10, undefined],
  [50, undefined],
  [60, 50],
  [75, 80],
  [80, 80 + 12.5 / 3],
  [99, 97],
  [100, undefined],
])('of a PNG of quality %d is %s', (quality, least) => {
  if (least === undefined) expect(leastScoreOf(png, quality)).toBeUndefined();
  else expect(leastScoreOf(png, quality)).toBeCloseTo(least);
});

it('is absent in formats that do not round colours', () => {
  expect(leastScoreOf(gif, 75)).toBeUndefined();
  expect(leastScoreOf(jpeg, 75)).toBeUndefined();
});
