/** The page that makes the icons of a website: its files are opened, and its manifest and code loaded by a browser. */
import { createServer } from 'node:http';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type ReadEntry, readZip } from '../fixtures/read-zip.ts';
import { put } from '../proof/serve/own-server.ts';
import { copiedText, interceptCopies } from './clipboard.ts';
import { choose, made, savedFile } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const downloadAll = (page: Page) => page.getByRole('button', { name: /^Download All/ });
const tab = (page: Page, theme: 'light' | 'dark') => page.getByTestId(`tab-${theme}`);

const SIDES = {
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
} as const;

async function saved(page: Page): Promise<ReadEntry[]> {
  await expect(downloadAll(page)).not.toHaveAttribute('aria-disabled');
  const { name, bytes } = await savedFile(page, () => downloadAll(page).click());
  expect(name).toBe('favicon.zip');
  return readZip(bytes);
}

function bytesOf(entries: readonly ReadEntry[], name: string): Buffer {
  const entry = entries.find((entry) => entry.name === name);
  if (!entry) throw new Error(`${name} is missing`);
  return entry.bytes;
}

test('a logo becomes the icons of a website in two clicks', async ({ page }) => {
  await interceptCopies(page);
  await page.goto('/favicon');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles(await made('transparent.png'));
  const entries = await saved(page);
  expect(entries.map(({ name }) => name)).toEqual(['favicon.ico', ...Object.keys(SIDES), 'site.webmanifest']);
  for (const [name, side] of Object.entries(SIDES)) {
    const image = sharp(bytesOf(entries, name));
    expect(await image.metadata(), name).toMatchObject({ format: 'png', width: side, height: side });
    // Phones would show transparency as black.
    const isOpaque = name.startsWith('apple') || name.includes('maskable');
    const { isOpaque: found } = await image.stats();
    expect(found, name).toBe(isOpaque);
  }
  const ico = bytesOf(entries, 'favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  expect([0, 1, 2].map((index) => ico[6 + index * 16])).toEqual([16, 32, 48]);

  // The tabs show the file itself.
  for (const theme of ['light', 'dark'] as const)
    await expect
      .poll(() => tab(page, theme).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => copiedText(page)).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
  expect(await copiedText(page)).toBe(
    await page.getByRole('region', { name: 'The code for your pages' }).textContent(),
  );
});

test('the icons follow their settings, which the address keeps', ALL, async ({ page }) => {
  await page.goto('/favicon?padding=25&background=336699&name=Meadow');
  await choose(page, await made('quadrants.png'));
  const slider = page.getByRole('slider', { name: 'Free space on each side' });
  await expect(slider).toHaveValue('25');
  const before = await saved(page);
  const corner = async (entries: readonly ReadEntry[], at: number) => {
    const { data, info } = await sharp(bytesOf(entries, 'icon-192.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray((at * info.width + at) * 3, (at * info.width + at) * 3 + 3)];
  };
  expect(await corner(before, 40)).toEqual([0x33, 0x66, 0x99]);
  expect(JSON.parse(bytesOf(before, 'site.webmanifest').toString())).toMatchObject({
    name: 'Meadow',
    theme_color: '#336699',
  });
  await slider.press('Home');
  await expect(page).toHaveURL(/\?background=336699&name=Meadow$/);
  await page.getByLabel('Name of your website').fill('A "field"');
  const after = await saved(page);
  expect(await corner(after, 40)).not.toEqual([0x33, 0x66, 0x99]);
  expect(JSON.parse(bytesOf(after, 'site.webmanifest').toString())).toMatchObject({ name: 'A "field"' });
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible();
});

test('works by keyboard alone', ALL, async ({ page }) => {
  await interceptCopies(page);
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/favicon');
  await tabTo(page, page.getByRole('button', { name: 'Browse Files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await made('quadrants.png'));
  await expect(page.getByRole('region', { name: 'Adjust', exact: true })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Copy code' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => copiedText(page)).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">');
  await tabTo(page, page.getByRole('slider', { name: 'Free space on each side' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('Name of your website'));
  await page.keyboard.type('Meadow');
  await tabTo(page, downloadAll(page));
  await expect(downloadAll(page)).not.toHaveAttribute('aria-disabled');
  const { bytes } = await savedFile(page, () => page.keyboard.press('Enter'));
  expect(JSON.parse(bytesOf(readZip(bytes), 'site.webmanifest').toString())).toMatchObject({ name: 'Meadow' });
});

test('a browser accepts the manifest and the icons of the code', ALL, async ({ page, browser }) => {
  await page.goto('/favicon?name=Meadow');
  await choose(page, await made('words.svg'));
  const entries = await saved(page);
  const code = await page.getByRole('region', { name: 'The code for your pages' }).textContent();
  const html = `<!doctype html><html lang="en"><head><title>Meadow</title>${code}</head><body></body></html>`;
  const requested: string[] = [];
  const types: Record<string, string> = {
    '': 'text/html; charset=utf-8',
    '.ico': 'image/x-icon',
    '.png': 'image/png',
    '.webmanifest': 'application/manifest+json',
  };
  const server = await put(
    createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      requested.push(path);
      const body = path === '/' ? html : entries.find(({ name }) => `/${name}` === path)?.bytes;
      response.writeHead(body ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' });
      response.end(body ?? '');
    }),
  );
  try {
    const visitor = await browser.newPage();
    await visitor.goto(server.origin);
    const devtools = await visitor.context().newCDPSession(visitor);
    const { errors, data, manifest } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}').icons).toHaveLength(3);
    expect(manifest?.name).toBe('Meadow');
    const links = await visitor
      .locator('link[rel]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    for (const address of links) expect((await visitor.request.get(address)).status(), address).toBe(200);
    for (const { src } of JSON.parse(data ?? '{}').icons)
      expect((await visitor.request.get(`${server.origin}/${src}`)).status(), src).toBe(200);
    expect(requested).toContain('/site.webmanifest');
    await visitor.close();
  } finally {
    await server.stop();
  }
});

test('wrong files are refused as by the other tools', ALL, async ({ page }) => {
  await page.goto('/favicon');
  await choose(page, await made('damaged.png'));
  await expect(page.getByText('This file is damaged or incomplete').locator('visible=true')).toHaveCount(1);
  await page.goto('/favicon');
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('No image') });
  await expect(page.getByText('Invalid file type. Please upload an image.')).toBeVisible();
  await choose(page, await made('eleven-megabytes.jpg'));
  await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`on a phone, the icons page fits and is accessible in the ${colorScheme} theme`, ALL, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/favicon?background=336699');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await choose(page, await made('photo-1200.jpg'));
    await expect(downloadAll(page)).not.toHaveAttribute('aria-disabled');
    await expect(downloadAll(page)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
