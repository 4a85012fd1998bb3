import { expect, it } from 'vitest';
import type { Tag } from './inspection.ts';
import { statedIn } from './stated.ts';

const tag = (name: string, value: string, more: Partial<Tag> = {}): Tag => ({
  source: 'exif',
  directory: 'IFD0',
  name,
  id: name,
  group: 'other',
  raw: value,
  value,
  bytes: value.length,
  ...more,
});

it.each([
  [[tag('DateTime', '2026:01:01 00:00:00'), tag('DateTimeOriginal', '2024:05:01 12:00:00')], '2024-05-01T12:00:00'],
  [[tag('DateTimeOriginal', '0000:00:00 00:00:00')], undefined],
  [[tag('DateTimeOriginal', '    :  :     :  :  ')], undefined],
  [[tag('CreateDate', '2024-05-01T12:00', { source: 'xmp' })], '2024-05-01T12:00:00'],
  [[tag('DateCreated', '2024-05-01T12:00:00.25+02:00', { source: 'xmp' })], '2024-05-01T12:00:00'],
  [[tag('DateTimeOriginal', '2009:01:01 00:00:00', { source: 'icc' })], undefined],
])('states when a photo was taken', (tags, taken) => {
  expect(statedIn(tags).taken).toBe(taken);
});

it.each([
  [[tag('XResolution', '300'), tag('ResolutionUnit', 'inches')], 300],
  [[tag('XResolution', '118.11'), tag('ResolutionUnit', 'centimetres')], 300],
  [[tag('XResolution', '1'), tag('ResolutionUnit', 'none')], undefined],
  [[tag('pHYs', '11811 × 11811 per metre', { source: 'container' })], 300],
  [
    [
      tag('XResolution', '72', { source: 'container', directory: 'JFIF' }),
      tag('ResolutionUnit', 'inches', { source: 'container', directory: 'JFIF' }),
      tag('XResolution', '300'),
      tag('ResolutionUnit', 'inches'),
    ],
    300,
  ],
])('states a resolution in dots per inch', (tags, dpi) => {
  expect(statedIn(tags).dpi).toBe(dpi);
});

it('takes each text from the first standard that has it', () => {
  const tags = [
    tag('creator', 'Ann', { source: 'xmp' }),
    tag('Artist', 'Bob'),
    tag('Keywords', 'lake', { source: 'iptc' }),
    tag('Keywords', 'boat', { source: 'iptc' }),
    tag('Artist', 'Thumb', { directory: 'IFD1' }),
  ];
  expect(statedIn(tags)).toMatchObject({ author: 'Bob', keywords: 'lake, boat', copyright: undefined });
});
