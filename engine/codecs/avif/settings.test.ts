import { expect, it } from 'vitest';
import type { EncodeOptions } from '../writing.ts';
import { avifWriting } from './settings.ts';

const SMALL = { width: 800, height: 600 };
const LARGE = { width: 4000, height: 3000 };

function effort(size: typeof SMALL, options: Partial<EncodeOptions> = {}): number {
  const writing = avifWriting({ quality: 60, lossless: false, effort: 'usual', ...options }, size);
  return Number(writing.native.options.effort);
}

it('a large photo takes less effort per pixel than a small one', () => {
  expect(effort(LARGE)).toBeLessThan(effort(SMALL));
});

it('lossless files take the highest effort', () => {
  expect(effort(LARGE, { lossless: true })).toBe(effort(SMALL));
});

it.each([SMALL, LARGE])('drafts take less effort than full encodes, and some tweaks no more: $width pixels', (size) => {
  expect(effort(size, { effort: 'draft' })).toBeLessThan(effort(size));
  expect(effort(size, { tweak: { lessEffort: 1 } })).toBeLessThan(effort(size));
});
