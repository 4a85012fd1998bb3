import type { Page } from '@playwright/test';
import { action, downloadZip, open as openBatch, row, run as runBatch } from './batch-page.ts';
import { openExpert } from './expert.ts';
import { choose, downloadButton, made, savedFile } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './test.ts';

/* A drawing that stays one. */

const CODE = /<script|onload|onclick|foreignObject|javascript|alert/i;
const losses = (page: Page) => page.getByRole('list', { name: 'Before you start' });
const compress = (page: Page) => page.getByRole('button', { name: 'Compress image' });

test.beforeEach(({ page }) => {
  page.on('dialog', () => {
    throw new Error('The code of a drawing was run');
  });
});

test('an SVG becomes a smaller SVG without its code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isPart = (path: string) => /\/minify-[^/]+\.js$/.test(path);
  const drawing = await made('drawing.svg');
  await page.goto('/compress');
  await choose(page, drawing);
  await expect(losses(page)).toContainText('It stays an SVG and looks the same.');
  await expect(losses(page)).toContainText('Scripts, HTML and linked files are removed.');
  await expect(losses(page)).toContainText(/Sent with gzip, it is \d+ Bytes instead of \d+ Bytes\./);
  expect(asked.filter(isPart)).toHaveLength(1);
  await expect(page.getByRole('radio', { name: 'Same format' })).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Quality' })).toBeDisabled();
  await expectAccessible(page);
  await compress(page).click();
  await expect(toast(page)).toContainText('Image compressed successfully');
  await expect(page.getByText(/Sent with gzip, it is/)).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Details' }).click();
  await expect(page.getByText(/\d of 100 by SSIMULACRA2/)).toBeVisible();
  const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
  expect(name).toMatch(/\.svg$/);
  expect(bytes.length).toBeLessThan(drawing.buffer.length / 2);
  expect(bytes.toString()).toMatch(/^<svg .*<title>Four fields<\/title>/);
  expect(bytes.toString()).not.toMatch(CODE);
});

test('a small SVG is left as it is, or compressed anyway', ALL, async ({ page }) => {
  const drawing = await made('quadrants.svg');
  await page.goto('/compress');
  await choose(page, drawing);
  await expect(losses(page)).toHaveText('Already 10 KB or less: left as it is');
  expect((await savedFile(page, () => downloadButton(page).click())).bytes.equals(drawing.buffer)).toBe(true);
  await page.getByRole('button', { name: 'Compress it anyway' }).click();
  await expect(losses(page)).toContainText('It stays an SVG and looks the same.');
  const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
  expect(name).toMatch(/\.svg$/);
  expect(bytes.length).toBeLessThan(drawing.buffer.length);
});

test('a batch rewrites drawings among pictures', ALL, async ({ page }) => {
  await openBatch(page, [await made('drawing.svg'), await made('photo-600.png')]);
  await action(page, 'Compress').click();
  await expect(row(page, 'drawing.svg')).toContainText('SVG');
  await expect(row(page, 'drawing.svg')).toContainText('its scripts and linked files');
  await runBatch(page);
  await expectAccessible(page);
  const { entries } = await downloadZip(page);
  const drawing = entries.find(({ name }) => name.endsWith('.svg'));
  expect(Buffer.from(drawing?.bytes ?? []).toString()).not.toMatch(CODE);
  expect(entries.map(({ name }) => name.slice(-4)).sort()).toEqual(['.png', '.svg']);
});

test('a drawing keeps what the visitor wants to keep', ALL, async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('drawing.svg'));
  await openExpert(page);
  await page.getByLabel('Keep ids').check();
  await page.getByLabel('Keep scripts').check();
  await expect(page).toHaveURL(/ids=keep/);
  await expect(page).toHaveURL(/scripts=keep/);
  await expect(losses(page)).not.toContainText('Scripts');
  await expectAccessible(page);
  await compress(page).click();
  await expect(toast(page)).toContainText('Image compressed successfully');
  const text = (await savedFile(page, () => downloadButton(page).click())).bytes.toString();
  expect(text).toContain('a-gradient-with-a-long-name');
  expect(text).toContain('<script>alert(2)</script>');
});

test('an edited drawing becomes pixels, and other pictures no drawing', ALL, async ({ page }) => {
  await page.goto('/compress?format=svg');
  await choose(page, await made('photo-600.png'));
  await compress(page).click();
  await expect(toast(page)).toContainText('Image compressed successfully');
  expect((await savedFile(page, () => downloadButton(page).click())).name).not.toMatch(/\.svg$/);
  await page.goto('/compress?width=32');
  await choose(page, await made('drawing.svg'));
  await expect(page.getByRole('slider', { name: 'Quality' })).toBeEnabled();
  await compress(page).click();
  expect((await savedFile(page, () => downloadButton(page).click())).name).toMatch(/\.png$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a drawing is compressed with the keyboard alone', ALL, async ({ page }) => {
    await page.goto('/compress');
    await choose(page, await made('drawing.svg'));
    await expect(losses(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await tabTo(page, compress(page));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Image compressed successfully');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await tabTo(page, downloadButton(page));
    expect((await savedFile(page, () => page.keyboard.press('Enter'))).name).toMatch(/\.svg$/);
  });
});
