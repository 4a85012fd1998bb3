import { expect, it } from 'vitest';
import * as api from '#engine';
import { archiveName, outcomeName } from './result-name.ts';

it.each([
  ['photo.jpg', 'jpeg', 'resize', 'photo-resized.jpg'],
  ['photo.JPEG', 'jpeg', 'compress', 'photo-compressed.JPEG'],
  ['a.b.png', 'png', 'resize', 'a.b-resized.png'],
  ['drawing.png', 'jpeg', 'compress', 'drawing-compressed.jpg'],
  ['photo.heic', 'webp', 'convert', 'photo.webp'],
  ['photo', 'webp', 'convert', 'photo.webp'],
  ['', 'webp', 'convert', undefined],
] as const)('%s as %s to %s is called %s', (name, format, action, expected) => {
  expect(outcomeName(api, new File([], name), { format }, action)).toBe(expected);
});

it.each([
  ['photo.jpg', 'jpeg', 'photo.jpg'],
  ['photo.JPEG', 'jpeg', 'photo.JPEG'],
  ['drawing.png', 'jpeg', 'drawing.jpg'],
  ['', 'webp', undefined],
] as const)('%s as %s keeps its name as %s', (name, format, expected) => {
  expect(outcomeName(api, new File([], name), { format })).toBe(expected);
});

it.each([
  [['resize', 'resize'], 'resized-images-1700'],
  [['compress'], 'compressed-images-1700'],
  [['convert'], 'converted-images-1700'],
  [['convert', 'resize'], 'processed-images-1700'],
] as const)('the archive of %s is %s', (actions, expected) => {
  expect(archiveName(actions, 1700)).toBe(expected);
});
