import { describe, expect, it } from 'vitest';
import { entryOf, hubEntryOf } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import { nameOf } from '#choose/name-of.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { printSettings, readSettings } from '../address.ts';
import { findLandingPage, resolveQuery, suggest, whyNot } from './index.ts';
import { NONSENSE, QUERIES } from './queries.test-data.ts';

describe('the destination of a query', () => {
  it('has a table of at least 150 different queries', () => {
    expect(new Set(QUERIES.map(([query]) => query)).size).toBe(QUERIES.length);
    expect(QUERIES.length).toBeGreaterThanOrEqual(150);
  });

  it.each(QUERIES)('%s → %s', (query, path) => {
    expect(resolveQuery(query).path).toBe(path);
  });

  it.each(NONSENSE)('%s → home, with the query', (query) => {
    expect(resolveQuery(query)).toEqual({ kind: 'home', path: `/?${new URLSearchParams({ q: query })}` });
    expect(findLandingPage(query)).toBeNull();
  });

  it.each(['', '   ', '\n'])('opens home without q for the empty query %j', (query) => {
    expect(resolveQuery(query)).toEqual({ kind: 'home', path: '/' });
  });

  it('ignores capitals, spaces and accents', () => {
    for (const [query, path] of QUERIES) {
      expect(resolveQuery(`  ${query.toUpperCase().replaceAll(' ', '   ')} `).path).toBe(path);
    }
    expect(resolveQuery('convért jpg tö png').path).toBe('/tools/jpg-to-png-converter');
  });

  it('has only existing pages, with settings that they accept', () => {
    for (const [query] of QUERIES) {
      const resolution = resolveQuery(query);
      const params = new URLSearchParams(resolution.path.split('?')[1]);
      if (resolution.kind === 'hub') expect(hubEntryOf(resolution.slug), query).toBeDefined();
      // A list answers only a request for a list. Otherwise the page explains why no tool can do it.
      if (params.has('q')) expect(whyNot(query), query).toMatch(/^[A-Z].*\.$/);
      else expect(whyNot(query), query).toBeUndefined();
      if (resolution.kind === 'landing') {
        const entry = entryOf(resolution.slug);
        if (!entry) throw new Error(`${query} leads to ${resolution.slug}, which is no page`);
        const { tool, recipe } = presetOf(entry);
        const opened = readSettings(tool, params, recipe);
        if (params.size > 0) expect(opened, query).not.toEqual(recipe);
        expect([...printSettings(tool, opened, recipe).keys()], query).toEqual(
          expect.arrayContaining([...params.keys()]),
        );
      }
      if (resolution.kind === 'tool') {
        const opened = readSettings(resolution.tool, params);
        expect(resolution.path.startsWith(TOOL_PAGES[resolution.tool].path)).toBe(true);
        expect([...printSettings(resolution.tool, opened).keys()].sort(), query).toEqual(
          [...params.keys()].filter((key) => !isDefault(query, key)).sort(),
        );
      }
    }
  });

  it.each([
    ['pdf to jpg', 'PDF files cannot be opened here, only made from images.'],
    ['jpg to heic', 'HEIC files can be opened here, but not made.'],
    ['psd to png', /^PSD files cannot be opened or made here\./],
    ['gif to mp4', /^Videos cannot be opened or made here\./],
  ])('explains that no tool can do %s', (query, sentence) => {
    expect(whyNot(query)).toMatch(sentence);
  });

  it('returns slugs of landing pages and hubs, and null for a tool', () => {
    expect(findLandingPage('jpg to png')).toBe('jpg-to-png-converter');
    expect(findLandingPage('compress to 150kb')).toBeNull();
    expect(findLandingPage('image converters')).toBe('image-converters');
    expect(findLandingPage('compress image')).toBeNull();
  });

  it('finds every page by its own name', () => {
    for (const slug of QUERIES.map(([, path]) => /^\/tools\/([a-z0-9-]+)$/.exec(path)?.[1])) {
      const entry = slug ? entryOf(slug) : undefined;
      if (entry) expect(findLandingPage(nameOf(entry)), nameOf(entry)).toBe(entry.slug);
    }
  });

  it('reads no more than the field allows', () => {
    expect(resolveQuery(`jpg to png ${'and then '.repeat(100_000)}`).kind).toBe('home');
  });
});

/** A conversion opens with WebP, so that setting has no query. */
function isDefault(query: string, key: string): boolean {
  return query === 'convert to webp' && key === 'format';
}

describe('suggestions while typing', () => {
  it('start with the destination of Enter', () => {
    for (const [query, path] of QUERIES) expect(suggest(query)[0]?.path, query).toBe(path);
  });

  it.each([
    ['jpg to w', '/tools/jpg-to-webp-converter'],
    ['comp', '/tools/jpg-compressor'],
    ['hei', '/tools/heic-to-jpg-converter'],
    ['youtu', '/tools/resize-image-for-youtube-banner'],
    ['resize image to 19', '/tools/resize-image-to-1920x1080'],
    ['batch', '/tools/batch-image-compression'],
    ['png', '/tools/png-compressor'],
  ])('offers for %s, among others, %s', (typed, path) => {
    expect(suggest(typed, 6).map((line) => line.path)).toContain(path);
  });

  it('are few and distinct, each with a label', () => {
    const lines = suggest('jpg', 5);
    expect(lines).toHaveLength(5);
    expect(new Set(lines.map(({ path }) => path)).size).toBe(5);
    for (const { label } of lines) expect(label).toMatch(/\w{3}/);
  });

  it.each(NONSENSE.filter((query) => !/^(__proto__|photo of a cat)$/.test(query)))('offers nothing for %s', (query) => {
    expect(suggest(query)).toEqual([]);
  });
});
