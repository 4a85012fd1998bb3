import { expect, it } from 'vitest';
import { type FormatId, formatOf } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { formatLine } from '#words/format-line.ts';

it('a JPG that is edited without a loss has no quality', () => {
  const output: Output = { aim: 'encode', format: 'same', quality: 85 };
  expect(formatLine('jpeg', formatOf('jpeg'), output, true)).toBe('JPG, no quality lost');
});

it.each<[FormatId, FormatId, Partial<Output>, string]>([
  ['jpeg', 'jpeg', { quality: 85 }, 'JPG, quality 85'],
  ['png', 'jpeg', { quality: 62.4 }, 'JPG, quality 62'],
  ['png', 'png', { quality: 85 }, 'PNG, no quality lost'],
  ['jpeg', 'webp', { quality: 85, lossless: true }, 'WebP, no quality lost'],
  ['jpeg', 'tiff', {}, 'TIFF, no quality lost'],
  ['gif', 'gif', { quality: 85 }, 'GIF'],
  ['jpeg', 'jpeg', { aim: 'score', score: 80 }, 'JPG, quality Auto (Looks the same)'],
  ['jpeg', 'avif', { aim: 'score', score: 83 }, 'AVIF, quality Auto (score 83)'],
])('%s to %s with %o is %s', (own, written, output, line) => {
  expect(formatLine(own, formatOf(written), { aim: 'encode', format: written, ...output } as Output)).toBe(line);
});
