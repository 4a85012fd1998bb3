import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  closeAll,
  ENGLISH_ONLY,
  filesOf,
  LANGUAGES,
  ROOT,
  siteIn,
  textsOf,
  WITHOUT_WORDS,
} from '../../scripts/languages/language.ts';

/** English words that no other language has, and that are in almost every English sentence. */
const ENGLISH =
  /(?<![\p{L}{<])(?:the|and|with|your|this|that|from|have|which|pictures|when|into|than|you)(?![\p{L}}])/iu;

/** Names in English: of programs' settings, and of files that nobody sees. */
const MAY_BE_ENGLISH = /^(?:search-words|paths|catalogue\/paths)\.ts$/;

/** Pages for developers and of measurements, which are English in all languages. */
const LINKED_ENGLISH = new Set(['/benchmark', '/developers', '/licences.txt']);

/** The languages that are complete, and stay so. Any other folder of words is begun: what it does not have is English. */
const COMPLETE: readonly string[] = ['de', 'es', 'fr', 'it', 'ja', 'pt-br'];

afterAll(closeAll);

it('has the languages that the site offers', () => {
  expect(LANGUAGES.map(({ id }) => id)).toEqual(expect.arrayContaining([...COMPLETE]));
});

describe.each(LANGUAGES)('$id', ({ id, prefix, tag, pagePaths, landingPaths }) => {
  const itOnceComplete = it.runIf(COMPLETE.includes(id));

  it('has addresses of its own, each for one page', () => {
    const paths = [...Object.values(pagePaths), ...Object.values(landingPaths)];
    expect(prefix).toBe(`/${id}`);
    expect(tag.toLowerCase()).toBe(id);
    expect(new Set(paths).size).toBe(paths.length);
    expect(pagePaths['/']).toBe(prefix);
    for (const path of paths) if (path !== prefix) expect(path).toMatch(new RegExp(`^${prefix}/[a-z0-9-]+$`));
  });

  itOnceComplete('has fifty-one landing pages', () => {
    expect(Object.keys(landingPaths)).toHaveLength(51);
  });

  itOnceComplete('has a title, a description and a heading of its own on each page', async () => {
    const { pages } = await siteIn(id);
    expect(pages).toHaveLength(55);
    for (const part of ['title', 'metaDescription', 'h1'] as const) {
      const texts = pages.map((page) => page[part]);
      expect(new Set(texts).size, part).toBe(texts.length);
    }
    for (const { title, metaDescription, canonicalUrl } of pages) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(metaDescription.length, metaDescription).toBeGreaterThanOrEqual(40);
      expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(165);
      expect(new URL(canonicalUrl).pathname.startsWith(`${prefix}/`), canonicalUrl).toBe(true);
    }
  });

  it('has no English words, and links to its own pages', async () => {
    const own = new Set([...Object.values(pagePaths), ...LINKED_ENGLISH]);
    const slips: string[] = [];
    for (const file of filesOf(id)) {
      if (MAY_BE_ENGLISH.test(file)) continue;
      for (const { at, text } of await textsOf(id, file)) {
        const where = `${file} ${at}: ${text.slice(0, 90)}`;
        if (ENGLISH.test(text)) slips.push(where);
        for (const [, to = ''] of text.matchAll(/\]\((\/[^)#?]*)/g)) if (!own.has(to)) slips.push(`${where} → ${to}`);
      }
    }
    expect(slips).toEqual([]);
  });

  it('keeps the values and marks of the English sentences', async () => {
    const marks = (text: string) => (text.match(/\{\w+\}|\*\*/g) ?? []).sort().join(' ');
    for (const file of filesOf(id).filter(
      (name) => existsSync(join(ROOT, 'words/en', name)) && !name.startsWith('catalogue/'),
    )) {
      const english = new Map((await textsOf('en', file)).map(({ at, text }) => [at, text]));
      for (const { at, text } of await textsOf(id, file))
        if (english.has(at) && !file.startsWith('pages/'))
          expect(marks(text), `${file} ${at}`).toBe(marks(english.get(at) ?? ''));
    }
  });

  itOnceComplete('finds what people type', async () => {
    const { addressIn, resolveQuery } = await siteIn(id);
    const file = join(ROOT, 'words', id, 'queries.test-data.ts');
    const { QUERIES }: { QUERIES: readonly (readonly [query: string, path: string])[] } = await import(file);
    expect(QUERIES.length).toBeGreaterThanOrEqual(40);
    // What no tool can do is explained on a page that gets the query.
    const isAsked = (path: string) => path.replace(/\?q=.*/, '?q=');
    const found = QUERIES.map(([query]) => [query, isAsked(resolveQuery(query).path)]);
    expect(found).toEqual(QUERIES.map(([query, path]) => [query, isAsked(addressIn(path))]));
  });

  itOnceComplete('offers its pages by their names', async () => {
    const { pages, suggest } = await siteIn(id);
    const missed = pages.filter(({ name, path }) => !suggest(name, 3).some((line) => line.path === path));
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('has no file that English has not', () => {
    expect(filesOf(id).filter((name) => !filesOf('en').includes(name))).toEqual([]);
  });

  itOnceComplete('has a file for each English one with words', () => {
    const own = new Set(filesOf(id));
    expect(
      filesOf('en').filter((name) => !own.has(name) && !WITHOUT_WORDS.has(name) && !ENGLISH_ONLY.test(name)),
    ).toEqual([]);
    expect(readFileSync(join(ROOT, 'words', id, 'tsconfig.json'), 'utf8')).toContain('"../en/*"');
  });
});
