import { expect, it } from 'vitest';
import { jpegSearching } from './search.ts';
import { jpegWriting } from './settings.ts';

it('orders sizes by subsampling from the quality on where 4:4:4 begins', () => {
  const isFull = (quality: number) =>
    jpegWriting({ quality, lossless: false, effort: 'usual' }, { width: 900, height: 600 }).jpeg?.colour === 'rich';
  const first = Array.from({ length: 100 }, (_, i) => i + 1).find(isFull);
  expect(first).toBeGreaterThan(1);
  expect(jpegSearching.usualSizes?.full[0]?.[0]).toBe(first);
  expect(jpegSearching.usualSizes?.half[0]?.[0]).toBe(first);
});
