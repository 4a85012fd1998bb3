/** Several files on the page about metadata: each is read, and all are saved without it as one ZIP. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withCredits } from '../fixtures/credits.ts';
import { fixture } from '../fixtures/index.ts';
import { readZip } from '../fixtures/read-zip.ts';
import { many, onDisk, rows } from './batch-page.ts';
import { choose, made, savedFile, transferOf, type Upload } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const zipButton = (page: Page) => page.getByRole('button', { name: /^Download All \(\d+\)$/ });
const back = (page: Page) => page.getByRole('button', { name: /^All \d+ files$/ });
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

async function zipped(page: Page) {
  await expect(zipButton(page)).toBeEnabled();
  const { bytes } = await savedFile(page, () => zipButton(page).click());
  return readZip(bytes);
}

const credited = async (): Promise<Upload> => ({
  name: 'credited.jpg',
  mimeType: 'image/jpeg',
  buffer: withCredits(await fixture('place-and-thumbnail.jpg')),
});

async function open(page: Page) {
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'), await credited(), await made('quadrants.png'));
  await expect(page.getByText('2 of 3 files reveal a place.')).toBeVisible();
}

test('each file states what it reveals, and all are saved without it', async ({ page }) => {
  await open(page);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText('This file reveals: where the photo was taken');
  await expect(rows(page).nth(2)).toContainText('This file reveals nothing besides its picture.');
  await expect(rows(page).getByText('Read again: 0 tags left.')).toHaveCount(3);
  await expectAccessible(page);
  const entries = await zipped(page);
  expect(entries.map(({ name }) => name)).toEqual(['place-and-thumbnail.jpg', 'credited.jpg', 'quadrants.png']);
  for (const { name, bytes } of entries) {
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const original = await fixture(name === 'quadrants.png' ? name : 'place-and-thumbnail.jpg');
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(original));
  }
});

test('a file keeps its date in the ZIP', async ({ page }, info) => {
  const date = new Date('2019-05-04T10:20:30Z');
  const photos = await Promise.all(['a.jpg', 'b.jpg'].map((name) => made('place-and-thumbnail.jpg', name)));
  const paths = await onDisk(
    info,
    photos.map((upload) => ({ upload, date })),
  );
  await page.goto('/metadata');
  await page.getByLabel('Image file').setInputFiles(paths);
  expect((await zipped(page)).map(({ modified }) => modified)).toEqual([date, date]);
});

test('the chosen way is that of all files', async ({ page }) => {
  await open(page);
  await page.getByLabel('All but author and copyright').check();
  await expect(page).toHaveURL(/remove=all-but-credits/);
  const [plain, withName] = await zipped(page);
  expect((await sharp(plain?.bytes).metadata()).exif).toBeUndefined();
  expect((await sharp(withName?.bytes).metadata()).exif).toBeDefined();
});

test('the details of a file open, and Back leads to the list', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Details of credited.jpg' }).click();
  await expect(page.getByRole('heading', { name: 'Place', exact: true })).toBeVisible();
  await back(page).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Details of quadrants.png' }).click();
  await expect(page.getByText('There is nothing to remove.')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove credited.jpg' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('1 of 2 files reveals a place.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible();
});

test('files that are dropped on an open one make a list with it', ALL, async ({ page }) => {
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await expect(page.getByRole('heading', { name: 'Place', exact: true })).toBeVisible();
  const dataTransfer = await transferOf(page, [await credited()]);
  await page.locator('body').dispatchEvent('drop', { dataTransfer });
  await expect(rows(page)).toHaveCount(2);
  await choose(page, await made('quadrants.png'));
  await expect(rows(page)).toHaveCount(3);
});

test('a file that takes an encode is named, and goes to the batch', async ({ page }) => {
  await page.goto('/metadata');
  const drawing =
    '\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!-- by me --><path d="M0 0h9"/></svg>';
  const svg = { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing, 'utf16le') };
  await choose(page, svg, await made('quadrants.png'));
  await expect(rows(page).nth(0)).toContainText('could not be read');
  await expect(rows(page).nth(0)).toContainText('Cannot be cleaned without encoding it again.');
  await expect(zipButton(page)).toHaveText('Download All (1)');
  await page.getByRole('link', { name: 'Compress in a batch' }).click();
  await expect(page).toHaveURL(/\/batch\?action=compress$/);
  await expect(rows(page)).toHaveCount(1);
});

test('two hundred files are cleaned, by keyboard alone', ALL, async ({ page }) => {
  const files = many(await made('place-and-thumbnail.jpg'), 200);
  await page.goto('/metadata');
  await choose(page, ...files);
  await expect(page.getByText('200 of 200 files reveal a place.')).toBeVisible({ timeout: 60_000 });
  await tabTo(page, page.getByRole('button', { name: 'Skip the list' }));
  await page.keyboard.press('Enter');
  await expect(zipButton(page)).toBeFocused();
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await arriving).suggestedFilename()).toBe('cleaned-images.zip');
});

test('a list fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await expect(zipButton(page)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
