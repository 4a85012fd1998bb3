import { describe, expect, it } from 'vitest';
import { entryNames, extensionOfType, numbered } from './entry-names.ts';

const named = (...names: (string | undefined)[]) =>
  entryNames(names.map((filename) => ({ blob: new Blob([], { type: 'image/webp' }), filename })));

describe('entryNames', () => {
  it.each<[string, (string | undefined)[], string[]]>([
    ['keeps names that differ', ['a.jpg', 'b.jpg'], ['a.jpg', 'b.jpg']],
    [
      'counts those that agree',
      ['photo.webp', 'photo.webp', 'photo.webp'],
      ['photo.webp', 'photo (2).webp', 'photo (3).webp'],
    ],
    ['counts before the last dot', ['a.b.png', 'a.b.png'], ['a.b.png', 'a.b (2).png']],
    ['counts at the end where there is no extension', ['photo', 'photo'], ['photo', 'photo (2)']],
    ['takes no leading dot for an extension', ['.hidden', '.hidden'], ['.hidden', '.hidden (2)']],
    ['knows that many disks do not tell case apart', ['Photo.JPG', 'photo.jpg'], ['Photo.JPG', 'photo (2).jpg']],
    ['knows both spellings of an accent', ['caf\u00e9.png', 'cafe\u0301.png'], ['caf\u00e9.png', 'cafe\u0301 (2).png']],
    [
      'never takes a name that is another file’s own',
      ['a.png', 'a.png', 'a (2).png'],
      ['a.png', 'a (3).png', 'a (2).png'],
    ],
    ['names what has no name by its place', ['a.webp', undefined, ''], ['a.webp', 'image-2.webp', 'image-3.webp']],
    ['and keeps clear of files that are called so', ['image-2.webp', undefined], ['image-2.webp', 'image-2 (2).webp']],
    [
      'lets no name lead out of the folder',
      ['../../etc/passwd', '..', 'a\\b:c.png'],
      ['.._.._etc_passwd', 'image-2.webp', 'a_b_c.png'],
    ],
    ['keeps letters of every script', ['写真.webp', 'снимок 1.webp'], ['写真.webp', 'снимок 1.webp']],
  ])('%s', (_claim, given, expected) => {
    expect(named(...given)).toEqual(expected);
  });
});

it.each([
  ['image/jpeg', 'jpg'],
  ['image/jpg', 'jpg'],
  ['image/png', 'png'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/tiff', 'tiff'],
  ['image/bmp', 'bmp'],
  ['image/svg+xml', 'svg'],
  ['image/avif', 'avif'],
  ['IMAGE/PNG; q=1', 'png'],
  ['application/octet-stream', 'jpg'],
  ['', 'jpg'],
])('the extension of "%s" is %s', (type, extension) => {
  expect(extensionOfType(type)).toBe(extension);
});

it.each([
  ['photo.jpg', 2, 'photo (2).jpg'],
  ['archive.tar.gz', 3, 'archive.tar (3).gz'],
  ['photo', 2, 'photo (2)'],
])('%s counted to %i is %s', (name, count, expected) => {
  expect(numbered(name, count)).toBe(expected);
});

describe('names that are too long for file systems', () => {
  const bytesOf = (name: string) => new TextEncoder().encode(name).length;
  it.each([
    ['one byte per letter', 'a'.repeat(300), 'a'.repeat(250)],
    ['three bytes per letter', '写'.repeat(100), '写'.repeat(83)],
    ['pairs of code units', '🏔'.repeat(80), '🏔'.repeat(62)],
    ['mixed', `${'é'.repeat(120)}${'x'.repeat(60)}`, `${'é'.repeat(120)}${'x'.repeat(10)}`],
  ])('are cut before their extension: %s', (_, base, cut) => {
    expect(named(`${base}.webp`)).toEqual([`${cut}.webp`]);
    expect(bytesOf(`${cut}.webp`)).toBeLessThanOrEqual(255);
  });

  it('stay different', () => {
    const names = named(...Array.from({ length: 12 }, (_, i) => `${'ü'.repeat(140)}-${i}.jpg`));
    expect(new Set(names).size).toBe(12);
    for (const name of names) {
      expect(bytesOf(name)).toBeLessThanOrEqual(255);
      expect(name).toMatch(/\.jpg$/);
    }
  });

  it('are cut at the end without a dot, or with one far before it', () => {
    expect(named('b'.repeat(400))).toEqual(['b'.repeat(255)]);
    expect(bytesOf(named(`a.${'b'.repeat(400)}`)[0] ?? '')).toBe(255);
  });
});
