/** Every prerendered page as a file: what crawlers, validators and visitors without scripts receive. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { cataloguePaths, sitemapPaths } from '#pages/site-map.ts';
import { site } from '../site.ts';
import { languagesIn, pathsOf } from '../words/languages.ts';
import { ALL } from './test.ts';

const CLIENT = join(import.meta.dirname, '../build/client');
const LANGUAGES = await languagesIn(join(import.meta.dirname, '..'));
const NOT_LISTED = new Set([
  '/404',
  '/search',
  ...LANGUAGES.flatMap(({ prefix, pagePaths }) => [`${prefix}/404`, pagePaths['/search'] ?? '']),
]);
/** Parts of a tool that an address opens. */
const PANELS = new Set(['#crop']);
/** The canonical addresses of all languages. */
const CANONICAL = [...sitemapPaths(), ...LANGUAGES.flatMap(pathsOf)];

interface BuiltPage {
  path: string;
  html: string;
}

const pages: BuiltPage[] = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name === 'index.html')
  .map(({ parentPath }) => {
    const folder = relative(CLIENT, parentPath).replaceAll('\\', '/');
    return { path: `/${folder}`, html: readFileSync(join(parentPath, 'index.html'), 'utf8') };
  });
const listed = pages.filter(({ path }) => !NOT_LISTED.has(path));
const known = new Set(pages.map(({ path }) => path));

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found);
const one = (html: string, pattern: RegExp) => {
  const found = all(html, pattern);
  expect(found).toHaveLength(1);
  return (found[0] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
};
const canonicalOf = (html: string) => one(html, /<link rel="canonical" href="([^"]*)"/g);

/** The pages for which `check` throws, with the reason. */
function complaints(list: readonly BuiltPage[], check: (page: BuiltPage) => void): string[] {
  return list.flatMap((page) => {
    try {
      check(page);
      return [];
    } catch (error) {
      return [`${page.path}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

test('every page of the catalogue exists, and all others', () => {
  expect([...cataloguePaths(), ...CANONICAL].filter((path) => !known.has(path))).toEqual([]);
  expect(pages.length).toBeGreaterThan(90);
});

async function expectValid(list: readonly BuiltPage[]): Promise<void> {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // React writes attributes and void elements in its own, equally valid way.
      'void-style': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // A chart's bars have their length in a style attribute.
      'no-inline-style': 'off',
      // Everything comes from the site itself.
      'require-sri': 'off',
      // The content security policy contains the hashes of inline scripts.
      'require-csp-nonce': 'off',
    },
  });
  const found: string[] = [];
  for (const { path, html } of list) {
    const { results } = await validator.validateString(html, path);
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        found.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(found.slice(0, 20)).toEqual([]);
}

const isEnglish = ({ path }: BuiltPage) => !LANGUAGES.some(({ prefix }) => `${path}/`.startsWith(`${prefix}/`));

// A hundred pages with a hundred links each.
test('is valid HTML', async () => {
  test.slow();
  await expectValid(pages.filter(isEnglish));
});

test('is valid HTML in the other languages', ALL, async () => {
  test.slow();
  await expectValid(pages.filter((page) => !isEnglish(page)));
});

test('has one heading of the first level, and a unique title and description', () => {
  expect(
    complaints(pages, ({ html }) => {
      one(html, /<h1\b[^>]*>(.*?)<\/h1>/gs);
      one(html, /<title>([^<]*)<\/title>/g);
    }),
  ).toEqual([]);
  const mains = listed.filter(({ path, html }) => canonicalOf(html) === site.origin + path);
  for (const [list, read] of [
    // A second address of a page has a title of its own too.
    [listed, /<title>([^<]*)<\/title>/g],
    [mains, /<meta name="description" content="([^"]*)"/g],
  ] as const) {
    // Two languages may say the same.
    const values = list.map(({ html }) => one(html, /<html lang="([^"]*)"/g) + one(html, read));
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

test('names its own address as canonical, or that of the page that it repeats', () => {
  const inSitemap = new Set(CANONICAL.map((path) => site.origin + path));
  expect(complaints(listed, ({ html }) => expect(inSitemap).toContain(canonicalOf(html)))).toEqual([]);
  const main = new Set(CANONICAL);
  expect(
    complaints(
      listed.filter(({ path }) => main.has(path)),
      ({ path, html }) => expect(canonicalOf(html)).toBe(site.origin + path),
    ),
  ).toEqual([]);
  for (const { path, html } of pages.filter(({ path }) => NOT_LISTED.has(path)))
    expect(html, path).toContain('<meta name="robots" content="noindex"');
});

test('links to existing pages, and to existing places on them', () => {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(all(html, /\sid="([^"]*)"/g))]));
  // Tens of thousands of links: an assertion per link would take minutes.
  const broken: string[] = [];
  const licences = new Set(['/licences', ...LANGUAGES.map(({ pagePaths }) => pagePaths['/licences'])]);
  let followed = 0;
  for (const { path, html } of pages)
    for (const href of all(html, /<a\b[^>]*?\shref="([^"]*)"/g)) {
      if (href.startsWith('mailto:')) continue;
      followed += 1;
      const { origin, pathname, hash } = new URL(href, `${site.origin}${path}`);
      const place = hash === '' || PANELS.has(hash) || ids.get(pathname)?.has(hash.slice(1));
      // Third-party components link to their origin.
      if (licences.has(path) && href.startsWith('https://')) continue;
      const isFile = existsSync(join(CLIENT, pathname)) && /\.\w+$/.test(pathname);
      if (origin !== site.origin || !(known.has(pathname) || isFile) || !place) broken.push(`${path}: ${href}`);
    }
  expect(followed).toBeGreaterThan(pages.length * 20);
  expect(broken).toEqual([]);
});

test('loads only existing files, from the site itself', () => {
  expect(
    complaints(pages, ({ html }) => {
      const files = [
        ...all(html, /<link rel="(?:stylesheet|icon|apple-touch-icon|manifest|modulepreload)"[^>]*?\shref="([^"]*)"/g),
        ...all(html, /\ssrc="([^"]*)"/g),
      ];
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) expect(existsSync(join(CLIENT, file)), file).toBe(true);
    }),
  ).toEqual([]);
});

test('loads its style sheet first', () => {
  expect(
    complaints(pages, ({ html }) => {
      const [first] = all(
        html,
        /<(?:link rel="(?:stylesheet|preload|modulepreload)"|script|img)[^>]*?\s(?:href|src)="([^"]*)"/g,
      );
      expect(first).toMatch(/\.css$/);
    }),
  ).toEqual([]);
});

test('has its own picture for sharing', () => {
  expect(
    complaints(listed, ({ html }) => {
      const picture = new URL(one(html, /<meta property="og:image" content="([^"]*)"/g));
      expect(picture.origin).toBe(site.origin);
      expect(existsSync(join(CLIENT, picture.pathname)), picture.pathname).toBe(true);
      expect(one(html, /<meta property="og:url" content="([^"]*)"/g)).toBe(canonicalOf(html));
    }),
  ).toEqual([]);
});

test('has valid structured data that matches the page', () => {
  const landing = listed.filter(({ path }) => /^\/tools\/(?!hubs\/)/.test(path) && cataloguePaths().includes(path));
  expect(landing.length).toBeGreaterThan(80);
  expect(
    complaints(landing, ({ html }) => {
      const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json));
      const types = data.map((item) => item['@type']);
      for (const item of data) expect(item['@context']).toBe('https://schema.org');
      expect(types).toContain('BreadcrumbList');
      if (types.includes('CollectionPage')) return;
      expect(types).toEqual(expect.arrayContaining(['HowTo', 'SoftwareApplication', 'FAQPage']));
      const software = data.find((item) => item['@type'] === 'SoftwareApplication');
      expect(software.offers).toMatchObject({ price: '0', priceCurrency: 'USD' });
      expect(software).not.toHaveProperty('aggregateRating');
    }),
  ).toEqual([]);
});

test('the structured data describes the site and its tools as free', () => {
  const free = listed.filter(({ path }) => ['/', '/resize', '/compress', '/convert', '/batch'].includes(path));
  expect(free).toHaveLength(5);
  expect(
    complaints(free, ({ html }) => {
      const data = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json));
      const software = data.find((item) => item['@type'] === 'SoftwareApplication');
      expect(software.offers).toMatchObject({ price: '0', priceCurrency: 'USD' });
      expect(software.url).toBe(canonicalOf(html));
    }),
  ).toEqual([]);
});

test('has its tool in the page', () => {
  const states = ['Loading tool...', 'Page not found', 'Tool not found', 'Tool component not found', 'Hub not found'];
  expect(
    complaints(listed, ({ html }) => expect(states.filter((state) => html.includes(`>${state}<`))).toEqual([])),
  ).toEqual([]);
  const tools = listed.filter(({ html }) => html.includes('"@type":"HowTo"'));
  expect(tools.length).toBeGreaterThan(70);
  expect(complaints(tools, ({ html }) => expect(html).toMatch(/<main\b.*<input\b[^>]*\btype="file"/s))).toEqual([]);
});

const urlOf = ({ url }: { url: string }) => url;

test('the sitemap, robots.txt and the manifests name existing files', () => {
  const sitemap = readFileSync(join(CLIENT, 'sitemap.xml'), 'utf8');
  const addresses = all(sitemap, /<loc>([^<]*)<\/loc>/g);
  expect(addresses).toEqual(sitemapPaths().map((path) => site.origin + path));
  expect(readFileSync(join(CLIENT, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  for (const folder of ['', 'de', 'pt-br']) {
    const manifest = JSON.parse(readFileSync(join(CLIENT, folder, 'site.webmanifest'), 'utf8'));
    expect(manifest.name).toBe(site.name);
    expect(manifest.icons.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons) expect(existsSync(join(CLIENT, src)), src).toBe(true);
    const pages = [manifest.start_url, manifest.file_handlers[0].action, ...manifest.shortcuts.map(urlOf)];
    for (const path of pages) {
      const html = readFileSync(join(CLIENT, path, 'index.html'), 'utf8');
      expect(html, path).toContain(`<link rel="manifest" href="${join('/', folder, 'site.webmanifest')}"`);
    }
  }
});
