import type { Page } from '@playwright/test';
import { many } from '../batch-page.ts';
import { paste } from '../clipboard.ts';
import { choose, download, dragOver, letGo, made } from '../files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, letTimePass, test } from '../test.ts';

/* The home page accepts any images and asks what to do with them. */

const INVITATION = 'Drag & Drop your images here';
const offer = (page: Page, name: 'Resize' | 'Compress' | 'Convert') =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const rows = (page: Page) => page.getByRole('list', { name: /^Images/ }).getByRole('listitem');

test('one photo is shown with its facts, and moves on to the chosen tool', async ({ page }) => {
  await page.goto('/');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByRole('heading', { name: 'What do you want to do with it?' })).toBeVisible();
  await expect(page.getByText('1200 × 800 · JPG')).toBeVisible();
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toBeVisible();
  await expect(offer(page, 'Resize')).toBeFocused();
  await expectAccessible(page);
  await offer(page, 'Resize').click();
  await expect(page).toHaveURL(/\/resize/);
  await page.getByLabel('Width').fill('600');
  await page.getByRole('button', { name: 'Resize image' }).click();
  expect((await download(page)).image).toMatchObject({ width: 600, height: 400 });
});

test('twenty move on to the batch, and Back restores them', async ({ page }) => {
  await page.goto('/');
  await choose(page, ...many(await made('tiny.jpg'), 20));
  await expect(page.getByRole('heading', { name: 'What do you want to do with them?' })).toBeVisible();
  await expect(page.getByText(/^20 images · /)).toBeVisible();
  await expect(page.getByRole('main').locator('img[src^="blob:"]')).toHaveCount(4);
  await offer(page, 'Compress').click();
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('radio', { name: 'Compress' })).toBeChecked();
  await page.goBack();
  await expect(page.getByText(/^20 images · /)).toBeVisible();
});

test('they can be dropped or pasted', async ({ page }) => {
  await page.goto('/');
  await letGo(page, await dragOver(page, INVITATION, [await made('quadrants.png')]));
  await expect(page.getByText('64 × 48 · PNG')).toBeVisible();
  await paste(page, await made('quadrants.gif'));
  await expect(page.getByText('64 × 48 · GIF')).toBeVisible();
  await offer(page, 'Convert').click();
  await expect(page.getByRole('button', { name: /^Convert to/ })).toBeVisible();
});

test('files that are too large or not images are reported before a choice', async ({ page }) => {
  await page.goto('/');
  await choose(page, await made('text.jpg', 'notes.txt'));
  await expect(problem(page)).toContainText('Invalid file type. Please upload an image.');
  await expect(offer(page, 'Resize')).toHaveCount(0);
  await choose(page, await made('eleven-megabytes.jpg'));
  await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
  await page.getByRole('button', { name: 'Open it in 10 MB Photo Compressor (up to 50 MB)' }).click();
  await expect(page).toHaveURL(/\/tools\/10mb-photo-compressor/);
});

test('the engine is not fetched at home before a file arrives', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await letTimePass(page, 500);
  expect(asked.filter((url) => /\.wasm|worker-entry/.test(url))).toEqual([]);
  await choose(page, await made('tiny.jpg'));
  await expect(page.getByText('120 × 80 · JPG')).toBeVisible();
  expect(asked.some((url) => url.endsWith('.wasm'))).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`its question is accessible and fits a phone in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    // The button of the upload area is on the first screen.
    await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport();
    await choose(page, ...many(await made('photo-1200.jpg'), 3));
    await expect(offer(page, 'Convert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
