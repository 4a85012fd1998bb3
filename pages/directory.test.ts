import { describe, expect, it } from 'vitest';
import { ENTRIES, entryOf } from '#catalogue/entries/index.ts';
import { relatedTo } from '#catalogue/related.ts';
import { directory } from './directory.ts';
import { pathOf } from './entry-paths.ts';
import { cataloguePaths, sitemapPaths } from './site-map.ts';

function paths(slug?: string): string[] {
  return directory(slug).flatMap(({ links }) => links.map(({ path }) => path));
}

describe('the directory', () => {
  it('has its groups in order', () => {
    expect(directory().map(({ name }) => name)).toEqual([
      'Converters',
      'Compressors',
      'Resizers',
      'Batch Tools',
      'Tool Categories',
    ]);
  });

  it('lists every page except the current one', () => {
    const all = paths();
    expect(new Set(all).size).toBe(all.length);
    expect(paths('png-compressor')).toEqual(all.filter((path) => path !== '/tools/png-compressor'));
    expect(paths('image-resizers')).toEqual(all.filter((path) => path !== '/tools/hubs/image-resizers'));
    expect(paths('no-such-page')).toEqual(all);
  });

  it('lists each format by one spelling', () => {
    const twins = ENTRIES.filter(({ twinOf }) => twinOf).map(({ slug }) => `/tools/${slug}`);
    expect(twins).toHaveLength(10);
    expect(paths().filter((path) => twins.includes(path))).toEqual([]);
    expect(paths('jpeg-compressor')).toContain('/tools/jpg-compressor');
    expect(paths('jpeg-compressor')).not.toContain('/tools/jpeg-compressor');
  });
});

describe('related pages', () => {
  function related(slug: string): string[] {
    const entry = entryOf(slug);
    if (!entry) throw new Error(`Expected ${slug}`);
    return relatedTo(entry).map(pathOf);
  }

  it.each([
    ['jpg-to-png-converter', '/tools/png-to-jpg-converter'],
    ['jpg-to-png-converter', '/tools/png-compressor'],
    ['png-to-jpeg-converter', '/tools/jpg-compressor'],
    ['100kb-photo-compressor', '/tools/200kb-photo-compressor'],
    ['resize-image-to-1920x1080', '/tools/resize-image-to-1280x720'],
    ['resize-image-to-500x500', '/tools/resize-image-to-400x400'],
    ['webp-compressor', '/tools/webp-resizer'],
    ['batch-image-resizer', '/tools/batch-image-compression'],
  ])('%s leads to %s', (slug, path) => {
    expect(related(slug)).toContain(path);
  });
});

describe('the sitemap', () => {
  it('has only canonical addresses, each once', () => {
    const all = sitemapPaths();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(['/', '/resize', '/tools/hubs/image-converters', '/tools/jpg-compressor']),
    );
    for (const path of all) {
      expect(path).toMatch(/^\/[a-z0-9/-]*$/);
      expect(path).not.toContain('jpeg');
    }
    expect(all).not.toContain('/tools/image-converters');
    expect(all).not.toContain('/search');
  });

  it('renders every page of the catalogue', () => {
    const rendered = cataloguePaths();
    expect(rendered).toEqual(
      expect.arrayContaining(['/tools/jpeg-compressor', '/tools/image-converters', '/tools/hubs/image-converters']),
    );
    for (const path of sitemapPaths().filter((path) => path.startsWith('/tools/'))) expect(rendered).toContain(path);
  });
});
