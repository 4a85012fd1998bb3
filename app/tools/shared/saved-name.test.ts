import { describe, expect, it } from 'vitest';
import type { FormatId } from '#engine';
import * as door from '#engine';
import { type SingleTool, savedName } from './saved-name.ts';

const made = (format: FormatId, name: string) => ({ blob: new Blob(), format, name });

describe('the name of a result', () => {
  it.each<[SingleTool, FormatId, string, RegExp]>([
    ['resize', 'jpeg', 'Path-resized.jpg', /^resized-image-\d{13}\.jpg$/],
    ['compress', 'jpeg', 'Path-compressed.JPEG', /^compressed-image-\d{13}\.JPEG$/],
    ['convert', 'webp', 'Path.webp', /^converted-webp-\d{13}\.webp$/],
  ])('of %s to %s contains the time', (tool, format, name, expected) => {
    expect(savedName(door, { tool, original: 'Path.jpg', result: made(format, name), keepsName: false })).toMatch(
      expected,
    );
  });

  it('stays the same as long as the result exists', async () => {
    const result = made('jpeg', 'Path-compressed.jpg');
    const name = () => savedName(door, { tool: 'compress', original: 'Path.jpg', result, keepsName: false });
    const first = name();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(name()).toBe(first);
  });

  it.each<[string, FormatId, string]>([
    ['Path.jpg', 'jpeg', 'Path.jpg'],
    ['Path.JPEG', 'jpeg', 'Path.JPEG'],
    ['Path.png', 'jpeg', 'Path.jpg'],
    ['a.b.heic', 'webp', 'a.b.webp'],
    ['no-ending', 'png', 'no-ending.png'],
    ['', 'png', 'image.png'],
  ])('of %s as %s is kept, with the extension of its bytes', (original, format, expected) => {
    const result = made(format, 'whatever');
    expect(savedName(door, { tool: 'compress', original, result, keepsName: true })).toBe(expected);
  });
});
