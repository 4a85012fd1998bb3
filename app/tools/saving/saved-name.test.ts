import { describe, expect, it, vi } from 'vitest';
import type { FormatId } from '#engine';
import * as api from '#engine';
import { type SingleTool, savedName } from './saved-name.ts';

const made = (format: FormatId, name: string) => ({ blob: new Blob(), format, name });

describe('the name of a result', () => {
  it.each<[SingleTool, FormatId, string, RegExp]>([
    ['resize', 'jpeg', 'Path-resized.jpg', /^resized-image-\d{13}\.jpg$/],
    ['compress', 'jpeg', 'Path-compressed.JPEG', /^compressed-image-\d{13}\.JPEG$/],
    ['convert', 'webp', 'Path.webp', /^converted-webp-\d{13}\.webp$/],
  ])('of %s to %s contains the time', (tool, format, name, expected) => {
    expect(savedName(api, { tool, original: 'Path.jpg', result: made(format, name), keepsName: false })).toMatch(
      expected,
    );
  });

  it('stays the same as long as the result exists', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const result = made('jpeg', 'Path-compressed.jpg');
    const name = () => savedName(api, { tool: 'compress', original: 'Path.jpg', result, keepsName: false });
    const first = name();
    vi.advanceTimersByTime(60_000);
    expect(name()).toBe(first);
    vi.useRealTimers();
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
    expect(savedName(api, { tool: 'compress', original, result, keepsName: true })).toBe(expected);
  });
});
