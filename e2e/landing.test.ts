import { choose, made } from './files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** As browsers report it; TypeScript's own types do not include it. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

const PAGE = '/tools/resize-image-to-1280x720';
const INVITATION = 'Drag & Drop your images here';

test('the tool on a page opens with the settings of the page', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Resize Image to 1280x720' })).toBeVisible();
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByLabel('Width')).toHaveValue('1280');
  await expect(page.getByLabel('Height')).toHaveValue('720');
});

test('a page for large files accepts larger ones than the tools do', async ({ page }) => {
  await page.goto('/tools/10mb-photo-compressor');
  await expect(page.getByText('Supports JPG, PNG, WebP, TIFF, GIF (Max: 50MB)')).toBeVisible();
  await page.goto('/tools/1mb-photo-compressor');
  await expect(page.getByText('Supports JPG, PNG, WebP, TIFF, GIF (Max: 10MB)')).toBeVisible();
});

test('a page for a format that the usual hint does not mention names it after the hint', async ({ page }) => {
  await page.goto('/tools/heic-to-jpg-converter');
  await expect(
    page.getByText('Supports JPG, PNG, WebP, TIFF, GIF (Max: 10MB) HEIC files open here too.'),
  ).toBeVisible();
});

test('the upload area is above the fold of a small phone, and nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [PAGE, '/tools/jpg-resizer']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test('the whole page is there without scripts, with the tool’s frame in its place', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto(PAGE);
  for (const heading of ['How to Use', 'Frequently Asked Questions', 'Related Tools', 'Explore Our Other Tools'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Measured on real photos' })).toBeVisible();
  await expect(page.getByText(INVITATION)).toBeVisible();
  await expect(page.getByText('Loading tool...')).toHaveCount(0);
  const related = page.getByRole('complementary').getByRole('link');
  expect(await related.count()).toBeGreaterThan(2);
  expect(await related.count()).toBeLessThanOrEqual(6);
  // The list of all tools is loaded when it is opened.
  await expect(page.getByRole('link', { name: 'TIFF to GIF Converter' })).toHaveCount(0);
  await page.close();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
])
  test(`nothing moves when the tool arrives late, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const held = Promise.withResolvers<void>();
    await page.route(/assets\/resize-.*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.getByText(INVITATION)).toBeVisible();
    // Late fonts have their own test.
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
    await page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      const shifts: { value: number; of: (string | undefined)[] }[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
          shifts.push({ value: entry.value, of: entry.sources.map(({ node }) => node?.parentElement?.outerHTML) });
      }).observe({ type: 'layout-shift' });
      Object.assign(window, { shifts });
    });
    held.resolve();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThan(0.01);
  });

test('page to page without a reload, to the top, with a text while the tool loads', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/assets\/resize-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/tools/hubs/image-resizers');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Resize Image to 800x600' }).click();
  await expect(page.getByText('Loading tool...')).toBeVisible();
  const below = page.getByRole('heading', { name: 'Measured on real photos' });
  const before = await below.boundingBox();
  held.resolve();
  await expect(page.getByText(INVITATION)).toBeVisible();
  const after = await below.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1e6))).toBeLessThan(4);

  const directory = page.getByRole('region', { name: 'Explore Our Other Tools' });
  await directory.getByRole('heading').click();
  // The list of all tools is not repeated, and leaves this page out.
  await expect(page.getByRole('link', { name: 'TIFF to GIF Converter' })).toHaveCount(1);
  await expect(directory.getByRole('link', { name: 'Resize Image to 800x600' })).toHaveCount(0);
  await directory.getByRole('link', { name: 'Resize Image to 500x500' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resize Image to 500x500' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/500/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('settings chosen on one page apply on the next, if they fit it', async ({ page }) => {
  await page.goto(PAGE);
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByLabel('Width')).toHaveValue('1280');
  const related = page.getByRole('complementary', { name: 'Related Tools' });
  await related.getByRole('link', { name: 'Resize Image to 1920x1080' }).click();
  await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
  await expect(page.getByLabel('Width')).toHaveValue('1920');
});

test('an unknown tool or hub has a page that says so and suggests others', async ({ page, baseURL }) => {
  await page.goto('/about');
  // Within the site, so that the browser does not report the document's status as an error. The router runs after the
  // first // followed link.
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible();
  const visit = (path: string) =>
    page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  await visit('/tools/jpg-to-pgn-converter');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Tool not found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'JPG to PNG Converter' })).toBeVisible();
  await visit('/tools/hubs/nope');
  await expect(page.getByText('Hub not found')).toBeVisible();
  await visit('/tools');
  await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
  for (const path of ['/tools/nope', '/tools/hubs/nope', '/tools/hubs', '/tools'])
    expect((await page.request.get(`${baseURL}${path}`)).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of [PAGE, '/tools/100kb-photo-compressor', '/tools/jpg-to-webp-converter'])
    test(`${path} is accessible in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    });
