import { describe, expect, it } from 'vitest';
import { FORMATS } from '../engine/node.ts';
import type { Input } from './find/inputs.ts';
import { isInShard, parseShard } from './find/shard.ts';
import { checkTemplate, nameAll, partResults, resultPath, withoutEnding } from './naming.ts';

const input = (relative: string, root = '/photos'): Input => ({
  path: `${root}/${relative}`,
  shown: `${root}/${relative}`,
  relative,
});
const out = { destination: { kind: 'folder', folder: '/web' } } as const;
const beside = { destination: { kind: 'beside' } } as const;
const facts = { format: FORMATS.webp, width: 800, height: 600 };

describe('a name', () => {
  it.each([
    ['a.jpg', '{name}', '/web/a.webp'],
    ['deep/er/a.jpg', '{name}', '/web/deep/er/a.webp'],
    ['a.b.jpg', '{name}-small', '/web/a.b-small.webp'],
    ['a.jpg', '{name}-{width}x{height}-{format}', '/web/a-800x600-webp.webp'],
    ['no-extension', '{name}', '/web/no-extension.webp'],
    ['a.WEBP', '{name}', '/web/a.WEBP'],
    ['{width}.jpg', '{name}', '/web/{width}.webp'],
  ])('of %s by %s', (relative, template, path) => {
    const [named] = nameAll([input(relative)], out);
    expect(named && resultPath(named, template, facts)).toBe(path);
  });

  it('contains its extension if another file would have the same, ignoring case', () => {
    const names = (relatives: string[]) =>
      nameAll(
        relatives.map((relative) => input(relative)),
        out,
      ).map((named) => resultPath(named, '{name}', facts));
    expect(names(['a.jpg', 'A.png', 'b.jpg'])).toEqual(['/web/a-jpg.webp', '/web/A-png.webp', '/web/b.webp']);
    expect(names(['a.jpg', 'a.webp'])).toEqual(['/web/a-jpg.webp', '/web/a.webp']);
    expect(names(['one/a.jpg', 'two/a.png'])).toEqual(['/web/one/a.webp', '/web/two/a.webp']);
  });

  it('that is too long for file systems is cut before its extension, and differs from others', () => {
    const bases = ['x', 'y'].map((last) => `${'写'.repeat(80)}${last}`);
    const paths = nameAll(
      bases.map((base) => input(`${base}.jpg`)),
      out,
    ).map((named) => resultPath(named, '{name}-at-most-{width}', facts));
    expect(new Set(paths).size).toBe(2);
    for (const path of paths) {
      expect(path).toMatch(/^\/web\/写.*-[0-9a-f]{8}\.webp$/);
      expect(Buffer.byteLength(path.slice('/web/'.length))).toBeLessThanOrEqual(255);
    }
  });

  it('that files of two roots share belongs to the first', () => {
    const [first, second] = nameAll([input('a.jpg', '/one'), input('a.jpg', '/two')], out);
    expect([first?.clashesWith, second?.clashesWith]).toEqual([undefined, '/one/a.jpg']);
    const inPlace = nameAll([input('a.jpg', '/one'), input('a.jpg', '/two')], { destination: { kind: 'in-place' } });
    expect(inPlace.some(({ clashesWith }) => clashesWith)).toBe(false);
  });

  it.each(['{date}', 'a/b', '..\\a', ' '])('is not made of %s', (template) => {
    expect(() => checkTemplate(template)).toThrow(/--name/);
  });
});

describe('an ending behind a template', () => {
  it.each([
    ['{name}.{format}', 'same', '{name}'],
    ['{name}-{width}.{format}', 'webp', '{name}-{width}'],
    ['{name}.webp', 'webp', '{name}'],
    ['{name}-small.JPEG', 'jpeg', '{name}-small'],
    ['{format}-{name}', 'webp', '{format}-{name}'],
    ['{name}.v2', 'webp', '{name}.v2'],
  ] as const)('of %s, written as %s, is not written twice', (template, format, plain) => {
    expect(withoutEnding(template, format)).toBe(plain);
  });

  it.each(['same', 'webp'] as const)('that is another one than that of %s makes no sense', (format) => {
    expect(() => withoutEnding('{name}.jpg', format)).toThrow(
      '--name {name}.jpg: the extension follows from the format',
    );
  });
});

describe('results next to their files', () => {
  const shown = (template: string, ...relatives: string[]) => {
    const { results } = partResults(
      relatives.map((relative) => input(relative)),
      { ...beside, template },
    );
    return results.map(({ relative }) => relative);
  };

  it('are recognised by names that the template makes from others', () => {
    expect(shown('{name}-small', 'a.jpg', 'a-small.webp', 'b-small.jpg')).toEqual(['a-small.webp']);
    expect(shown('{name}-{width}', 'a.jpg', 'a-800.jpg', 'a-big.jpg', 'b-12.jpg')).toEqual(['a-800.jpg']);
    expect(shown('{name} (small)', 'a.jpg', 'a (small).jpg')).toEqual(['a (small).jpg']);
  });

  it('are not searched for if they go elsewhere', () => {
    const inputs = [input('a.jpg'), input('a-small.jpg')];
    expect(partResults(inputs, { ...out, template: '{name}-small' }).originals).toEqual(inputs);
  });
});

describe('a shard', () => {
  it.each(['0/3', '4/3', '3', '1/0', 'a/b', '1/2/3', '-1/3'])('%s is none', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });

  it('contains about its share, and each file is in exactly one', () => {
    const paths = Array.from({ length: 1000 }, (_, i) => `folder/photo-${i}.jpg`);
    const shards = Array.from({ length: 10 }, (_, i) =>
      paths.filter((path) => isInShard(path, { index: i + 1, of: 10 })),
    );
    expect(shards.flat().sort()).toEqual(paths.toSorted());
    for (const shard of shards) expect(Math.abs(shard.length - 100)).toBeLessThan(35);
  });
});
