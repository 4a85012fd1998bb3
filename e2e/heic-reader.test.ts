/** The reader of HEIC: named while it is loaded, and loaded with a page about HEIC on a fast line. */
import type { Page } from '@playwright/test';
import { choose, made } from './files.ts';
import { expect, test } from './test.ts';

const READER = /\/heic-reader-[^/]+\.js$/;

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
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /heic-(reader|work)-|vips.*\.wasm/.test(url))).toEqual([]);
    // The decision itself has been loaded.
    expect(asked.filter((url) => url.includes('warm-for-page-'))).toHaveLength(1);
  });
