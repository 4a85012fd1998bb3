/** The site in its other languages: the pages of the build, the way from one language to another, and the offer of one. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT_WORDS } from '../catalogue/formats/names.ts';
import measured from '../catalogue/measured.json' with { type: 'json' };
import { site } from '../site.ts';
import { languagesIn, pathsOf, wordsOf } from '../words/languages.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'build/client');
const LANGUAGES = await languagesIn(ROOT);
/** As the list of languages shows them. */
const LANGUAGE_NAMES = ['English', 'Deutsch', 'Español', 'Français', 'Italiano', 'Português (Brasil)', '日本語'];
const [SPANISH] = LANGUAGES.filter(({ id }) => id === 'es');
if (!SPANISH) throw new Error('Expected Spanish words');

const pages = new Map<string, string>();
function htmlOf(path: string): string {
  const html = pages.get(path) ?? readFileSync(join(CLIENT, path, 'index.html'), 'utf8');
  pages.set(path, html);
  return html;
}
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/]+(\/[^"]*)"/g)].map(
    ([, tag = '', path = '']) => [tag, path] as const,
  );

const HEAD = {
  title: /<title>([^<]+)/,
  description: /<meta name="description" content="([^"]+)/,
  heading: /<h1\b[^>]*>(.+?)<\/h1>/s,
} as const;

for (const language of LANGUAGES) {
  test(`${language.id}: every page has its own head, and links to pages that exist`, () => {
    const [heads, links] = [new Set<string>(), new Set<string>()];
    for (const path of pathsOf(language)) {
      const html = htmlOf(path);
      expect(html, path).toContain(`<html lang="${language.tag}"`);
      const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      for (const [kind, pattern] of Object.entries(HEAD)) {
        const text = `${kind}: ${part(pattern)}`;
        expect(part(pattern), path).not.toBe('');
        expect(heads.has(text), `${path} has the ${text}`).toBe(false);
        heads.add(text);
      }
      expect(new URL(part(/<link rel="canonical" href="([^"]+)/)).pathname).toBe(path);
      const alternates = alternatesOf(html);
      expect(alternates).toContainEqual([language.tag, path]);
      const english = alternates.find(([tag]) => tag === 'en')?.[1] ?? '';
      expect(alternates).toContainEqual(['x-default', english]);
      // Each translation names the others.
      for (const [, other = ''] of alternates) expect(alternatesOf(htmlOf(other)), other).toEqual(alternates);
      for (const [, script = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
        JSON.parse(script);
      for (const [, to = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)) links.add(to);
    }
    expect([...links].filter((to) => !existsSync(join(CLIENT, to)))).toEqual([]);
  });
}

/** Names are the same in all languages. */
const NAMES: ReadonlySet<string> = new Set([
  site.name,
  ...Object.values(FORMAT_WORDS).map(({ label }) => label),
  // Of photos.
  ...Object.values(measured.jobs).flatMap(({ photos }) => photos.map(({ name }) => /^[A-Za-z]*/.exec(name)?.[0] ?? '')),
]);

/** English words that a language has borrowed, or shares. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  de: ['Animation', 'Auto', 'Blog', 'FAQ', 'Letter', 'Name'],
  es: ['Auto', 'Blog'],
  fr: [
    ...['Action', 'Animation', 'Auto', 'Blog', 'Collections', 'Contact', 'FAQ', 'Licences', 'Menu', 'Message', 'Pages'],
    ...['Photo', 'Score', 'Suggestions', 'pixels'],
  ],
  it: ['Auto', 'Blog', 'Home', 'Letter', 'Menu'],
  ja: [],
  'pt-br': ['Auto', 'Blog', 'Megapixels', 'Menu', 'pixels'],
};

/** In almost every English sentence, and in no other language. */
const ENGLISH = /(?<![\p{L}<;])(?:the|and|with|your|this|that|from|have|which|when|into|than|you)(?![\p{L}>&])/iu;

/** What a page shows and what its elements are called. */
function textsIn(html: string): Set<string> {
  const body = html.replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const texts = [
    ...[...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text),
    ...[...body.matchAll(/\s(?:alt|aria-label|title|placeholder)="([^"]+)"/g)].map(([, text = '']) => text),
    ...[...body.matchAll(/<meta name="description" content="([^"]+)"/g)].map(([, text = '']) => text),
  ];
  return new Set(texts.map((text) => text.trim()).filter((text) => /\p{L}{3}/u.test(text)));
}

for (const language of LANGUAGES) {
  test(`${language.id}: no page has English left in it`, () => {
    const mayStay = new Set([...NAMES, ...(SHARED[language.id] ?? [])]);
    // The names of languages and of packages are the same everywhere.
    const isExempt = (text: string) => mayStay.has(text) || text.includes('@') || LANGUAGE_NAMES.includes(text);
    const left: string[] = [];
    for (const path of pathsOf(language).filter((path) => path !== language.pagePaths['/licences'])) {
      const english = alternatesOf(htmlOf(path)).find(([tag]) => tag === 'en')?.[1] ?? '';
      const original = textsIn(htmlOf(english));
      for (const text of textsIn(htmlOf(path)))
        if ((original.has(text) && !isExempt(text)) || ENGLISH.test(text)) left.push(`${path}: ${text}`);
    }
    expect(left).toEqual([]);
  });
}

test('a search for one letter is refused in the language', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(language.prefix);
    const field = page.getByRole('combobox').first();
    await field.fill('a');
    await field.press('Enter');
    const { queryProblems } = await wordsOf(ROOT, language.id, 'catalogue/query.ts');
    await expect(page.getByRole('search').getByRole('alert').first()).toHaveText(queryProblems.short);
    expect(queryProblems.short).not.toContain('must');
  }
});

/** Larger ones are codecs, in bytes. */
const LARGEST_SCRIPT = 200_000;

test('the scripts of a language have the words of no other', async () => {
  const leadOf = async (id: string): Promise<string> =>
    (await wordsOf(ROOT, id, 'home.ts')).homeWords.features.private.text;
  const leads = new Map<string, string>();
  for (const id of ['en', ...LANGUAGES.map((language) => language.id)]) {
    const lead = await leadOf(id);
    // A language without the sentence has the English one.
    if (id === 'en' || lead !== leads.get('en')) leads.set(id, lead);
  }
  const isScript = (name: string) =>
    name.endsWith('.js') && statSync(join(CLIENT, 'assets', name)).size < LARGEST_SCRIPT;
  const assets = readdirSync(join(CLIENT, 'assets')).filter(isScript);
  const scripts = new Map(assets.map((name) => [name, readFileSync(join(CLIENT, 'assets', name), 'utf8')]));
  /** The scripts that a page may ever load. */
  const reached = (path: string) => {
    const found = new Set<string>();
    const open = [htmlOf(path)];
    for (let text = open.pop(); text !== undefined; text = open.pop())
      for (const [name] of text.matchAll(/[\w.-]+-[\w-]{8}\.js/g)) {
        const script = scripts.get(name);
        if (script === undefined || found.has(name)) continue;
        found.add(name);
        open.push(script);
      }
    return found;
  };
  for (const [id] of leads) {
    const own = [...reached(id === 'en' ? '' : id)].map((name) => scripts.get(name)).join('');
    expect([...leads].filter(([, lead]) => own.includes(lead)).map(([found]) => found)).toEqual([id]);
  }
});

test('the menu leads to the same page in another language, also after a navigation', async ({ page }) => {
  await page.goto('/resize');
  await page.getByRole('button', { name: 'Language: EN' }).click();
  const menu = page.getByRole('banner').getByRole('link', { name: 'Español' });
  await expect(menu).toHaveAttribute('href', SPANISH.pagePaths['/resize'] ?? '');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Image Compression Tool' })).toBeVisible();
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await menu.click();
  await expect(page).toHaveURL(SPANISH.pagePaths['/compress'] ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // In the footer, from a page that is not translated.
  await page.goto('/benchmark');
  await page.getByRole('contentinfo').getByText('Language: English').click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(SPANISH.prefix);
});

test('the menu is within the screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Language: EN' }).click();
  const list = page.getByRole('banner').getByRole('list').filter({ hasText: 'Deutsch' });
  const { x, width } = (await list.boundingBox()) ?? { x: -1, width: 0 };
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(320);
});

test('a page in another language stays in it, and says which pages are English', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SPANISH.pagePaths['/tools/hubs/image-converters'] ?? '');
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const own = SPANISH.landingPaths['heic-to-jpg-converter'] ?? '';
  await page.getByRole('main').locator(`a[href="${own}"]`).click();
  await expect(page).toHaveURL(own);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  // Not translated: a document of its own, and named as English.
  await page.goBack();
  const english = page.getByRole('main').locator('a[href="/tools/jpg-to-tiff-converter"]');
  await expect(english).toHaveText(/\(en inglés\)$/);
  await english.click();
  await expect(page.getByRole('heading', { level: 1, name: 'JPG to TIFF Converter' })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
});

test('an unknown address in the folder of a language is answered in it, and a search reaches its page', async ({
  request,
}) => {
  const missing = await request.get('/es/nada');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<html lang="es"');
  const search = await request.get(`${SPANISH.pagePaths['/search']}/comprimir a 50%`, { maxRedirects: 0 });
  expect(search.headers().location).toBe(`${SPANISH.pagePaths['/search']}?q=comprimir%20a%2050%25`);
});

test('what is typed into the search is understood in the language', async ({ page }) => {
  await page.goto(SPANISH.prefix);
  await page.getByRole('combobox').first().fill('reducir foto a 200 kb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SPANISH.landingPaths['200kb-photo-compressor'] ?? '');
});

test.describe(() => {
  test.use({ locale: 'es-MX' });

  test('a browser in another language is offered the page in it once, in a line that can be closed for good', async ({
    page,
  }) => {
    await page.goto('/resize');
    const offer = page.getByRole('complementary').filter({ hasText: 'español' });
    await expect(offer).toHaveAttribute('lang', 'es');
    await expect(offer.getByRole('link')).toHaveAttribute('href', SPANISH.pagePaths['/resize'] ?? '');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(offer).toBeHidden();
    expect(requests.filter((url) => /offer-/.test(url))).toEqual([]);
    // A choice in the menu replaces it: an English page then offers the chosen language again.
    await page.getByRole('button', { name: 'Language: EN' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(SPANISH.pagePaths['/resize'] ?? '');
    await page.goto('/compress');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(SPANISH.pagePaths['/compress'] ?? '');
    await expect(offer).toBeHidden();
  });

  test('the offer leads to the page that is open when it is accepted', async ({ page }) => {
    await page.goto('/resize');
    const offer = page.getByRole('complementary').filter({ hasText: 'español' });
    await expect(offer).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await offer.getByRole('link').click();
    await expect(page).toHaveURL(SPANISH.pagePaths['/about'] ?? '');
  });
});
