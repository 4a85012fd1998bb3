/** The page that shows and removes metadata: the saved file is opened and compared. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withCredits } from '../fixtures/credits.ts';
import { gainMapJpeg } from '../fixtures/gain-map.ts';
import { fixture } from '../fixtures/index.ts';
import { copiedText, interceptCopies } from './clipboard.ts';
import { choose, made, savedFile } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download ·/ });
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

async function saved(page: Page) {
  await expect(downloadButton(page)).toBeEnabled();
  return savedFile(page, () => downloadButton(page).click());
}

test('a photo states what it reveals, and is clean after two presses, with every pixel', async ({ page }) => {
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await expect(page.getByText(/^This file reveals: where the photo was taken, to about 100 km/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Place', exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Thumbnail', exact: true })).toBeVisible();
  await expect(page.getByText('Read again: 0 tags left.')).toBeVisible();
  const { name, bytes } = await saved(page);
  expect(name).toBe('place-and-thumbnail.jpg');
  const original = await fixture('place-and-thumbnail.jpg');
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(original));
  await expectAccessible(page);

  await page.goto('/metadata');
  await choose(page, { name: 'clean.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(page.getByText('This file reveals nothing besides its picture.')).toBeVisible();
  await expect(page.getByText('There is nothing to remove.')).toBeVisible();
});

test('the place goes alone, and author and copyright stay alone', async ({ page }) => {
  await page.goto('/metadata?remove=place');
  const jpeg = withCredits(await fixture('place-and-thumbnail.jpg'));
  await choose(page, { name: 'credited.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await expect(page.getByText(/^Read again: \d+ tags left\.$/)).toBeVisible();
  const placeless = await saved(page);
  expect((await sharp(placeless.bytes).metadata()).exif).toBeDefined();
  await page.getByLabel('All but author and copyright').check();
  await expect(page).toHaveURL(/remove=all-but-credits/);
  await expect(page.getByText('Author, copyright and credit stay.')).toBeVisible();
  const credited = await saved(page);
  expect(credited.bytes.length).toBeLessThan(placeless.bytes.length);
});

test('every tag is in a table that can be searched, and copied as JSON', async ({ page }) => {
  await interceptCopies(page);
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await page.getByText(/^All tags \(\d+\)$/).click();
  await page.getByLabel('Search tags').fill('gpslat');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  const tags = JSON.parse(await copiedText(page)) as { name: string }[];
  expect(tags.map(({ name }) => name)).toEqual(['GPSLatitudeRef', 'GPSLatitude']);
  await page.getByLabel('Search tags').fill('zebra');
  await expect(page.getByText('No tag matches.')).toBeVisible();
});

test('a hidden picture is saved, and a gain map stays with its word', ALL, async ({ page }) => {
  await page.goto('/metadata');
  await choose(page, { name: 'hdr.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await gainMapJpeg()) });
  await expect(page.getByText('The HDR gain map stays')).toBeVisible();
  const map = await savedFile(page, () => page.getByRole('button', { name: 'Save HDR gain map' }).click());
  expect(map.name).toBe('hdr-gain-map-1.jpg');
  expect((await sharp(map.bytes).metadata()).format).toBe('jpeg');
});

test('works by keyboard alone', ALL, async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/metadata');
  await tabTo(page, page.getByRole('button', { name: 'Browse Files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await made('place-and-thumbnail.jpg'));
  await expect(downloadButton(page)).toBeEnabled();
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/remove=place$/);
  await tabTo(page, downloadButton(page));
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/metadata');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await expect(downloadButton(page)).toBeInViewport();
  await page.getByText(/^All tags \(\d+\)$/).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the search leads here, or to the page of what is done', ALL, async ({ page }) => {
  await page.goto('/search?q=photo+metadata');
  await expect(page).toHaveURL(/\/metadata$/);
  await page.goto('/search?q=remove+exif');
  await expect(page).toHaveURL(/\/tools\/remove-exif$/);
});

test('groups go alone, and the others stay', async ({ page }) => {
  await page.goto('/metadata');
  const jpeg = withCredits(await fixture('place-and-thumbnail.jpg'));
  await choose(page, { name: 'credited.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await page.getByLabel('Group by group').first().check();
  const groups = page.getByRole('group', { name: 'Group by group' });
  await expect(groups.getByLabel('Place')).toBeChecked();
  await groups.getByLabel('People and rights').check();
  await expect(page).toHaveURL(/groups=place%2Cperson/);
  const { bytes } = await saved(page);
  expect(await pixelsOf(bytes)).toEqual(await pixelsOf(jpeg));
  await expectAccessible(page);

  await page.reload();
  await choose(page, { name: 'less.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(groups.getByLabel('People and rights')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Place', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Camera and lens' })).toBeVisible();
});

test('another tool states what its file reveals, and leads here with it', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('place-and-thumbnail.jpg'));
  await page.locator('summary').filter({ hasText: 'More options' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/^This file reveals: where the photo was taken.* See and remove it$/)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'See and remove it' }).click();
  await expect(page).toHaveURL(/\/metadata$/);
  await expect(main.getByText('place-and-thumbnail.jpg').first()).toBeVisible();
  await expect(main.getByText(/^This file reveals: where the photo was taken/)).toBeVisible();
});
