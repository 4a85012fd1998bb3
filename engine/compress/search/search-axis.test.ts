import { expect, it } from 'vitest';
import type { Format } from '../../formats/format.ts';
import { FORMATS } from '../../formats/index.ts';
import { axisOf } from '../candidates/axis.ts';
import { madeUp } from '../made-up-encoders.test-data.ts';
import { requestFor } from '../request.ts';
import { searchAxis } from './search-axis.ts';
import { SizeSearch } from './size-search.ts';

/** Full encodes of the only step that fits 102,400 bytes, but not 100,000, are larger than their drafts predict. */
const SIZES = [92_000, 101_500, 112_000] as const;

async function stepsTriedIn(format: Format): Promise<number[]> {
  const { encode } = madeUp(({ quality, effort }) => (SIZES[quality - 59] ?? 0) * (effort === 'draft' ? 0.97 : 1));
  const terms = { targetBytes: 102_400, tolerance: 0.03, requestedBytes: 102_400 };
  const search = new SizeSearch({ ...terms, iterations: 10, encode });
  const steps = SIZES.map((size, i) => ({ settings: requestFor(format, { quality: 59 + i }), x: Math.log(size) }));
  const { measured } = await searchAxis(search, axisOf(steps), { start: 1, reserve: 0 });
  return [...measured.keys()].sort();
}

it('tries a step far below if corrections can increase its file', async () => {
  expect(await stepsTriedIn(FORMATS.jpeg)).toEqual([0, 1]);
  expect(await stepsTriedIn(FORMATS.webp)).toEqual([1]);
});
