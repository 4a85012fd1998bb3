import { expect, it } from 'vitest';
import { type FormatId, formatOf } from '#engine';
import { qualityLabel } from './quality-label.ts';

it.each<[FormatId, number | undefined, string]>([
  ['jpeg', 49.6, 'JPG 50'],
  ['jpeg', 100, 'JPG 100'],
  ['png', 75, 'PNG 75'],
  ['png', 100, 'PNG'],
  ['tiff', undefined, 'TIFF'],
])('%s at %s is %s', (format, quality, text) => {
  expect(qualityLabel(formatOf(format), quality)).toBe(text);
});
