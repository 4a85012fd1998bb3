import { expect, it } from 'vitest';
import { formatOf, type Probe } from '#engine';
import { filesOf, kindsFor, stemOf } from './files.ts';
import { OPENS } from './settings.ts';

const probe = { width: 1000, height: 500, alpha: false } as Probe;
const writes = ['jpeg', 'png', 'webp', 'avif'] as const;

it.each([
  ['Été à Paris.JPG', 'ete-a-paris'],
  ['IMG_0001 (2).heic', 'img-0001-2'],
  ['photo', 'photo'],
  ['.jpg', 'jpg'],
  ['写真.png', 'image'],
])('names the files of %s %s', (name, stem) => {
  expect(stemOf(name)).toBe(stem);
});

it('has each width in each format, without camera details', () => {
  const files = filesOf({ name: 'a.jpg', probe, writes }, { ...OPENS, widths: [480, 2000] }, { formatOf });
  expect(files.map(({ name }) => name)).toEqual([
    'a-480.avif',
    'a-1000.avif',
    'a-480.webp',
    'a-1000.webp',
    'a-480.jpg',
    'a-1000.jpg',
  ]);
  for (const { recipe } of files) expect(recipe.output.metadata).toBe('strip');
});

it('keeps transparency in every format', () => {
  const files = filesOf({ name: 'a.png', probe: { ...probe, alpha: true }, writes }, OPENS, { formatOf });
  expect(files.every(({ format }) => formatOf(format).holds.alpha)).toBe(true);
});

it('leaves out formats that the browser cannot write', () => {
  expect(kindsFor({ probe, writes: ['jpeg', 'png'] })).toEqual(['fallback']);
});
