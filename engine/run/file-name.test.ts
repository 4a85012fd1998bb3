import { describe, expect, it } from 'vitest';
import { FORMATS } from '../formats/index.ts';
import { resultName, splitName } from './file-name.ts';

describe('splitName', () => {
  it.each([
    ['photo.jpg', 'photo', 'jpg'],
    ['photo', 'photo', ''],
    ['a.b.png', 'a.b', 'png'],
    ['.htaccess', '.htaccess', ''],
    ['photo.', 'photo.', ''],
    ['Ferien 2026.JPEG', 'Ferien 2026', 'JPEG'],
  ])('%s', (name, base, extension) => {
    expect(splitName(name)).toEqual({ base, extension });
  });
});

describe('resultName', () => {
  it.each([
    ['photo.jpg', 'webp', undefined, 'photo.webp'],
    ['photo.jpeg', 'jpeg', 'resized', 'photo-resized.jpeg'],
    ['photo.JPG', 'jpeg', 'compressed', 'photo-compressed.JPG'],
    ['photo-compressed.jpg', 'jpeg', 'compressed', 'photo-compressed.jpg'],
    ['photo-compressed.jpg', 'jpeg', 'resized', 'photo-compressed-resized.jpg'],
    ['a.b.png', 'jpeg', undefined, 'a.b.jpg'],
    // A PNG with the extension .jpg: the new extension follows the bytes.
    ['screenshot.jpg', 'png', 'resized', 'screenshot-resized.png'],
    ['photo', 'jpeg', 'resized', 'photo-resized.jpg'],
    ['scan.tif', 'tiff', undefined, 'scan.tif'],
    ['', 'png', undefined, 'image.png'],
  ] as const)('%s as %s with %s', (name, format, suffix, expected) => {
    expect(resultName(name, FORMATS[format], suffix)).toBe(expected);
  });
});
