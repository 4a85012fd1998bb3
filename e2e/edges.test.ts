/** Edges around a picture, from the control to the pixels of the file. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { downloadZip, open as openBatch, run as runBatch } from './batch-page.ts';
import { downloadButton, made, savedFile } from './files.ts';
import { chooseSize, fields, open, resize } from './resize-page.ts';
import { ALL, expect, expectAccessible, test } from './test.ts';

/** The stage shows the result, and a button that returns to the editor. */
async function expectSquareResult(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Back to turning and cropping' })).toBeVisible();
  const result = page
    .getByRole('group', { name: /and after\./ })
    .locator('img')
    .last();
  await expect
    .poll(() => result.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(1, 2);
}

test('a square keeps the whole picture, with transparent edges where the picture has some', async ({ page }) => {
  await open(page, await made('transparent.png'));
  await page.getByText('More options', { exact: true }).click();
  await page.getByText('1:1', { exact: true }).click();
  await expect(page.getByLabel('Transparent')).toBeChecked();
  await expect(page).toHaveURL(/pad=1%3A1&fill=transparent/);
  await expectSquareResult(page);
  await expectAccessible(page);
  await resize(page);
  const { bytes } = await savedFile(page, () => downloadButton(page).click());
  const { width = 0, height = 0 } = await sharp((await made('transparent.png')).buffer).metadata();
  const side = Math.max(width, height);
  const pixels = await pixelsOf(bytes);
  expect(pixels).toMatchObject({ width: side, height: side, channels: 4 });
  expect(colourAt(pixels, 0.5, 0.01)[3]).toBe(0);
});

test('a size from the list is met with blurred edges instead of a crop', ALL, async ({ page }) => {
  await open(page, await made('quadrants.png'));
  await chooseSize(page, /^500\s×\s500/);
  await page.getByText('More options', { exact: true }).click();
  await page.getByRole('radio', { name: /^500\s×\s500$/ }).check();
  await page.getByText('Blurred', { exact: true }).click();
  await expect(fields(page).height).toHaveValue('500');
  await expect(page.getByText('The picture is cropped to fill this size.')).toHaveCount(0);
  await resize(page);
  const { bytes } = await savedFile(page, () => downloadButton(page).click());
  const pixels = await pixelsOf(bytes);
  expect(pixels).toMatchObject({ width: 500, height: 500 });
  // 500 × 375 of the picture: red ends in the middle, and its edge above is red too.
  expect(colourAt(pixels, 0.25, 0.25)).toEqual([255, 0, 0]);
  expect(colourAt(pixels, 0.1, 0.02)[0]).toBeGreaterThan(200);
});

test('a batch becomes pictures of exactly one size', ALL, async ({ page }) => {
  await openBatch(page, [await made('photo-1200.jpg'), await made('quadrants.png')], '/batch?width=300&height=300');
  await page.getByText('More options', { exact: true }).click();
  await page.getByRole('radio', { name: /^300\s×\s300$/ }).check();
  await page.getByText('Black', { exact: true }).click();
  await fields(page).width.fill('320');
  await expect(page).toHaveURL(/pad=320x300/);
  await runBatch(page);
  const { entries } = await downloadZip(page);
  for (const { bytes } of entries) {
    const pixels = await pixelsOf(bytes);
    expect(pixels).toMatchObject({ width: 320, height: 300 });
    expect(Math.max(...colourAt(pixels, 0.5, 0.02).slice(0, 3))).toBeLessThan(4);
  }
});
