/** The whole site in the pseudo-locale: every word comes from a folder of words, and longer words fit a phone. */
import { type Locator, mergeTests, type Page } from '@playwright/test';
import { UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { batchWords } from '#words/batch.ts';
import { benchmarkWords } from '#words/benchmark.ts';
import { contactProblems } from '#words/catalogue/contact.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { unableWords } from '#words/catalogue/unable.ts';
import { compressWords } from '#words/compress.ts';
import { convertWords } from '#words/convert.ts';
import { liveExampleWords } from '#words/developers.ts';
import { errorWords } from '#words/errors.ts';
import { faviconWords } from '#words/favicon.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { frameWords } from '#words/frame.ts';
import { homeDropWords } from '#words/home-drop.ts';
import { metadataWords } from '#words/metadata.ts';
import { offlinePageWords } from '#words/offline-page.ts';
import { moreOptionsWords } from '#words/options.ts';
import { resizeWords } from '#words/resize.ts';
import { responsiveWords } from '#words/responsive-images.ts';
import { reuseWords } from '#words/reuse-settings.ts';
import { uploadWords } from '#words/upload.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import { LARGEST_SIDE } from '../../../app/tools/favicon/icons.ts';
import type { OwnServer } from '../../../proof/serve/own-server.ts';
import { accent } from '../../../words/pseudo/accent.ts';
import { cutOff } from '../../cut-off.ts';
import { fakeTest } from '../../fake-engine/fake-engine.ts';
import { made, type Upload } from '../../files.ts';
import { expect, expectNoSidewaysScroll, test as plainTest } from '../../test.ts';
import { plainWords } from './plain-words.ts';
import { servePseudoSite } from './site.ts';

const siteTest = plainTest.extend<object, { pseudoSite: OwnServer }>({
  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const server = await servePseudoSite();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 900_000 },
  ],
  baseURL: async ({ pseudoSite }, use) => use(pseudoSite.origin),
});
const test = mergeTests(fakeTest, siteTest);

// In one worker, which builds and serves the site once.
test.describe.configure({ mode: 'default' });

const button = (page: Page, text: string): Locator => page.getByRole('button', { name: accent(text), exact: true });
const choose = (page: Page, ...files: Upload[]) => page.locator('input[type=file]').first().setInputFiles(files);
const see = (page: Page, text: string) => expect(page.getByText(accent(text)).first()).toBeVisible();

/** Opens a tool with a photo that is ready for its run. */
async function ready(page: Page, path: string, run: string): Promise<void> {
  await page.goto(path);
  await choose(page, await made('photo-1200.jpg'));
  await expect(button(page, run)).toBeEnabled();
}

async function done(page: Page, path: string, run: string, again: string): Promise<void> {
  await ready(page, path, run);
  await button(page, run).click();
  await expect(button(page, again)).toBeVisible();
}

/** Each screen, and how it is reached. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  'the home page with a dropped photo': async (page) => {
    await page.goto('/');
    await choose(page, await made('photo-1200.jpg'));
    await see(page, homeDropWords.ask(1));
  },
  resize: (page) => page.goto('/resize'),
  'resize, ready': (page) => ready(page, '/resize?width=300', resizeWords.run),
  'resize, cropping': async (page) => {
    await ready(page, '/resize', resizeWords.run);
    await button(page, resizeWords.crop).click();
    await expect(page.getByLabel(accent(resizeWords.cropFrame.cropArea))).toBeVisible();
  },
  'resize, done': (page) => done(page, '/resize?width=300', resizeWords.run, resizeWords.again),
  'resize, failed': (page) => failed(page, '/resize'),
  compress: (page) => page.goto('/compress'),
  'compress, ready, with all options': async (page) => {
    await ready(page, '/compress', compressWords.run);
    for (const name of [moreOptionsWords.summary, moreOptionsWords.expert, reuseWords.summary]) {
      const summary = page.locator('summary', { hasText: accent(name) });
      if ((await summary.count()) > 0) await summary.first().click();
    }
  },
  'compress, done': (page) => done(page, '/compress?target=60kb', compressWords.run, compressWords.again),
  'compress, failed': (page) => failed(page, '/compress'),
  'compress, left before the download': async (page) => {
    await done(page, '/compress?target=60kb', compressWords.run, compressWords.again);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: accent(frameWords.footer.about) })
      .click();
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  },
  convert: (page) => page.goto('/convert'),
  'convert, ready': (page) => ready(page, '/convert?format=png', convertWords.run('PNG')),
  'convert, done': (page) => done(page, '/convert?format=png', convertWords.run('PNG'), convertWords.again),
  'convert, failed': (page) => failed(page, '/convert'),
  batch: (page) => page.goto('/batch'),
  'batch, ready': async (page) => {
    await page.goto('/batch?width=300');
    await choose(page, await made('photo-1200.jpg'), await made('quadrants.png'));
    await expect(page.getByText('quadrants.png').first()).toBeVisible();
  },
  'batch, done but for one': async (page) => {
    await page.goto('/batch?format=jpeg');
    await choose(page, await made('photo-1200.jpg'), await made('quadrants.png'), await made('damaged.png'));
    await button(page, CONTROLS.processAll).click();
    await see(page, batchWords.processed(2).title);
  },
  'batch, one picture compared': async (page) => {
    await page.goto('/batch?format=jpeg');
    await choose(page, await made('quadrants.png'));
    await button(page, CONTROLS.processAll).click();
    await button(page, batchWords.compare('quadrants.png')).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'images for a website': (page) => page.goto('/responsive-images'),
  'images for a website, ready': (page) => ready(page, '/responsive-images?widths=300', responsiveWords.run(3)),
  'images for a website, done': async (page) => {
    await ready(page, '/responsive-images?widths=300', responsiveWords.run(3));
    await button(page, responsiveWords.run(3)).click();
    await see(page, responsiveWords.done(3).title);
  },
  'a photo for a form': (page) => page.goto('/form-photo'),
  'a photo for a form, ready': async (page) => {
    await page.goto('/form-photo?form=ibps.0');
    await choose(page, await made('quadrants.png'));
    await see(page, formPhotoWords.checks);
  },
  'what a photo reveals': (page) => page.goto('/metadata'),
  'what a photo reveals, read': async (page) => {
    await page.goto('/metadata');
    await choose(page, await made('place-and-thumbnail.jpg'));
    await see(page, metadataWords.left(0));
  },
  'what a photo reveals, written': async (page) => {
    await page.goto('/metadata?remove=nothing&shift=60');
    await choose(page, await made('place-and-thumbnail.jpg'));
    await see(page, writeMetadataWords.undated);
  },
  'icons of a website': (page) => page.goto('/favicon'),
  'icons of a website, done': async (page) => {
    await page.goto('/favicon?background=336699');
    await choose(page, await made('quadrants.png'));
    await expect(button(page, faviconWords.copy)).toBeVisible();
    await see(page, faviconWords.small(LARGEST_SIDE));
  },
  'a file that is too large': async (page) => {
    await page.goto('/convert');
    await choose(page, await made('eleven-megabytes.jpg'));
    await see(page, uploadWords.tooLarge(UPLOAD_LIMIT_MB));
  },
  'a search that finds nothing': async (page) => {
    // What a visitor typed stays as it is.
    const typed = accent('zebra stripes');
    await page.goto(`/search?q=${encodeURIComponent(typed)}`);
    await expect(page.getByText(typed).first()).toBeVisible();
  },
  'a search that is answered with what is not possible': async (page) => {
    await page.goto('/search?q=mp4%20to%20gif');
    await see(page, unableWords.video);
  },
  'suggestions of the search': async (page) => {
    await page.goto('/about');
    const field = page.getByRole('combobox').locator('visible=true').first();
    if ((await field.count()) === 0) await button(page, frameWords.openMenu).click();
    await page.getByRole('combobox').locator('visible=true').first().fill('compress to 123 kb');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'contact, with problems': async (page) => {
    await page.goto('/contact');
    await page.locator('form button[type=submit]').last().click();
    await see(page, contactProblems.name.short);
  },
  'the benchmark without a readable photo': async (page) => {
    await page.goto('/benchmark');
    await page.waitForLoadState('networkidle');
    await choose(page, { name: 'text.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await see(page, benchmarkWords.unreadable);
  },
  'the benchmark, done': async (page) => {
    test.slow();
    await page.goto('/benchmark');
    await button(page, benchmarkWords.run).click();
    await expect(button(page, benchmarkWords.again)).toBeVisible({ timeout: 150_000 });
  },
  'a recipe that was run on the page for developers': async (page) => {
    await page.goto('/developers');
    await button(page, liveExampleWords.run).click();
    await expect(page.getByRole('region', { name: accent(liveExampleWords.code) })).toBeVisible();
  },
};

async function failed(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await choose(page, await made('damaged.png'));
  await see(page, errorWords.unreadable);
}

/** A page of each kind that is read rather than used. */
const PAGES = [
  '/about',
  '/benchmark',
  '/contact',
  '/cookies-policy',
  '/developers',
  '/licences',
  '/privacy-policy',
  '/terms-of-use',
  '/no-such-page',
  '/tools/jpg-to-png-converter',
  '/tools/png-compressor',
  '/tools/compress-image-without-losing-quality',
  '/tools/100kb-photo-compressor',
  '/tools/image-to-pdf-compressor',
  '/tools/resize-image-to-1280x720',
  '/tools/resize-image-to-50kb',
  '/tools/jpg-resizer',
  '/tools/batch-image-compression',
  '/tools/hubs/image-converters',
  '/tools/hubs/image-compressors',
  '/tools/hubs/image-resizers',
  '/tools/hubs/batch-image-tools',
];

/** What is wrong with the page at both widths. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [width, height] of [
    [1366, 768],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    problems.push(...(await plainWords(page)).map((text) => `${width}: plain: ${text}`));
    if (width > 360) continue;
    await expectNoSidewaysScroll(page).catch(() => problems.push(`${width}: scrolls sideways`));
    problems.push(...(await cutOff(page)).map((html) => `${width}: cut off: ${html}`));
  }
  return problems;
}

for (const [name, open] of Object.entries(SCREENS))
  test(`${name} has no plain word, and fits`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page);
    expect(await problemsOf(page)).toEqual([]);
  });

test.describe('pages that are read', () => {
  // Of the page that does not exist.
  test.use({ expectedComplaints: [/404 \(Not Found\)/] });

  test('have no plain word, and fit', async ({ page }) => {
    const problems: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      problems.push(...(await problemsOf(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});

test('the menu has no plain word, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await button(page, frameWords.openMenu).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await plainWords(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

siteTest.describe('without a network', () => {
  siteTest.use({ serviceWorkers: 'allow' });

  siteTest('the page that stands in for another has no plain word, and fits', async ({ context }) => {
    const server = await servePseudoSite();
    const first = await context.newPage();
    await first.goto(server.origin);
    await expect.poll(() => first.evaluate(() => caches.match('/.complete').then(Boolean))).toBe(true);
    await server.stop();
    const page = await context.newPage();
    await page.goto(`${server.origin}/tools/png-to-jpg-converter`).catch(() => {});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(accent(offlinePageWords.title));
    expect(await problemsOf(page)).toEqual([]);
  });
});
