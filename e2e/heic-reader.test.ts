/** The reader of HEIC: named while it is loaded, and loaded with a page about HEIC on a fast line. */
import type { Page } from '@playwright/test';
import { choose, made } from './files.ts';
import { expect, test } from './test.ts';

const READER = /\/heic-reader-[^/]+\.js$/;
/** How long a page is watched for a download that must not begin. A longer wait only sees more. */
const QUIET_MS = 1000;

/** Holds the reader back until the returned function is called. */
async function withhold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(READER, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [path, ready] of [
  ['/convert', 'Convert to JPG'],
  ['/resize', 'Resize image'],
] as const)
  test(`${path} names what it waits for while the reader of HEIC is loaded`, async ({ page }) => {
    const letGo = await withhold(page);
    await page.goto(path);
    await choose(page, await made('phone.heic'));
    await expect(page.getByRole('main').getByText('Loading the HEIC reader').first()).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Loading the HEIC reader' }).first()).toBeVisible();
    letGo();
    await expect(page.getByRole('button', { name: ready })).toBeVisible();
    await expect(page.getByText('Loading the HEIC reader')).toHaveCount(0);
    await expect(page.locator('.bg-stage img').first()).toBeVisible();
  });

const onLine = (page: Page, line: object | undefined) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, line);

for (const [words, line] of [
  ['a fast line', { effectiveType: '4g', saveData: false }],
  ['a line that the browser does not state', undefined],
] as const)
  test(`a page about HEIC loads the reader before the first file on ${words}`, async ({ page }) => {
    await onLine(page, line);
    const reader = page.waitForRequest(READER);
    await page.goto('/tools/heic-to-jpg-converter');
    await reader;
  });

for (const [words, path, line] of [
  ['with data spared', '/tools/heic-to-jpg-converter', { effectiveType: '4g', saveData: true }],
  ['on a slow line', '/tools/heic-to-jpg-converter', { effectiveType: '3g', saveData: false }],
  ['on another page', '/tools/avif-to-jpg-converter', { effectiveType: '4g', saveData: false }],
] as const)
  test(`the reader of HEIC is not loaded before the first file ${words}`, async ({ page }) => {
    await onLine(page, line);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const decision = page.waitForResponse(/\/warm-for-page-[^/]+\.js$/);
    await page.goto(path);
    const script = (await decision).url();
    // A busy machine can have an idle network before the page asks for the decision: what follows it is waited for too.
    await page.evaluate((url) => import(url), script);
    await page.waitForTimeout(QUIET_MS);
    expect(asked.filter((url) => /heic-(reader|work)-|vips.*\.wasm/.test(url))).toEqual([]);
  });
