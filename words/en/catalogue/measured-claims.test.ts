import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Measured } from '#catalogue/measured.ts';
import { PAGES } from '#pages/assembled.test-data.ts';

/* Every sentence about a measurement must agree with the file of measurements, which may be measured again. */

const { jobs }: Measured = JSON.parse(
  readFileSync(new URL('../../../catalogue/measured.json', import.meta.url), 'utf8'),
);

/** The words of a page, and the smallest and the largest share of the original's size that they mean. */
const CLAIMS: Readonly<Record<string, readonly [words: string, least: number, most: number]>> = {
  'jpg-to-png-converter': ['two to three times the size in our tests', 2, 3],
  'jpg-to-tiff-converter': ['two to three times the size of the JPG in our tests', 2, 3],
  'avif-to-png-converter': ['four to eight times the size in our tests', 4, 8],
  'avif-to-jpg-converter': ['the photos we measured came out between 40% smaller and about as large', 0.6, 1],
  'jxl-to-png-converter': ['six to fourteen times the size for the photos in our tests', 6, 14],
  'webp-to-jpg-converter': ['between about the same size and half as large again in our tests', 1, 1.5],
  'webp-to-gif-converter': ['two to ten times as large in our tests', 2, 10],
  'webp-to-tiff-converter': ['five to eleven times as large in our tests', 5, 11],
  'gif-to-png-converter': ['between 0.7 and 2.2 times as large in our tests', 0.7, 2.2],
  'gif-to-tiff-converter': ['up to twice as large in our tests', 1.2, 1.9],
  'tiff-to-gif-converter': ['half to two thirds of the size of the TIFF in our tests', 0.45, 0.65],
  'png-to-gif-converter': ['half to three quarters of the size in our tests', 0.46, 0.76],
  'png-to-tiff-converter': ['within a fifth of the PNG in our tests', 1.03, 1.2],
  'png-to-jxl-converter': ['between a twentieth and a sixth of the PNG in our tests', 1 / 20, 1 / 6],
};

/** Words are rounded: a share differs from theirs by at most this much, relatively. */
const ROUNDED = 0.12;

it.each(Object.entries(CLAIMS))('%s quotes its measurement', (slug, [words, least, most]) => {
  const shares = jobs[slug]?.photos.map(({ before, after }) => after / before) ?? [];
  expect(Math.abs(Math.min(...shares) / least - 1)).toBeLessThan(ROUNDED);
  expect(Math.abs(Math.max(...shares) / most - 1)).toBeLessThan(ROUNDED);
  expect(JSON.stringify(PAGES.find((page) => page.slug === slug))).toContain(words);
});

it('no other page quotes a measurement', () => {
  const quoting = PAGES.filter((page) => /in our tests|photos we measured/i.test(JSON.stringify(page)));
  const unknown = quoting.filter(({ measurementKey }) => !CLAIMS[measurementKey ?? '']);
  expect(unknown.map(({ slug }) => slug)).toEqual([]);
});
