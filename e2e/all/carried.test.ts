import type { Page } from '@playwright/test';
import { fakeTest as test } from '../fake-engine/fake-engine.ts';
import { choose, downloadButton, dragOver, letGo, made } from '../files.ts';
import { expect, expectAccessible } from '../test.ts';

/* Files that follow the visitor from page to page. */

const INVITATION = 'Drag & Drop your images here';
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });
const limit = (page: Page) => page.getByText('Too many files. Max: 20');
const rows = (page: Page) => page.getByRole('list', { name: /^Images/ }).getByRole('listitem');

test('a photo above the limit moves on to the page that accepts it', async ({ page }) => {
  for (const path of ['/compress', '/batch']) {
    await page.goto(path);
    await choose(page, await made('eleven-megabytes.jpg'));
    await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open it in 10 MB Photo Compressor (up to 50 MB)' }).click();
    await expect(page).toHaveURL(/\/tools\/10mb-photo-compressor/);
    await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
    await expect(page.getByText('eleven-megabytes.jpg').first()).toBeVisible();
  }
});

test('a photo above the limit can be opened anyway, with the same settings', async ({ page }) => {
  await page.goto('/resize?width=640');
  await choose(page, await made('eleven-megabytes.jpg'));
  await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
  await page.getByRole('button', { name: 'Open it anyway' }).click();
  await expect(page.getByText('eleven-megabytes.jpg').first()).toBeVisible();
  await expect(page.getByLabel('Width')).toHaveValue('640');
  await expect(page).toHaveURL(/\/resize\?width=640/);
});

test('several images on a page for one: shows them, and one press or Enter opens the batch with the settings', async ({
  page,
}) => {
  const two = async () => [await made('tiny.jpg'), await made('photo-1200.jpg')];
  await page.goto('/convert?format=png');
  await letGo(page, await dragOver(page, INVITATION, await two()));
  await expect(page.getByRole('status').filter({ hasText: 'Too many files. Max: 1' })).toBeVisible();
  // Nothing is red, because the offer is the next step.
  await expect(problem(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Open only / }).locator('img')).toHaveCount(2);
  const offer = page.getByRole('button', { name: 'Open all 2 in Batch Processing, with these settings' });
  await expect(offer).toBeFocused();
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/batch\?/);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Convert' })).toBeChecked();
  await expect(page.getByLabel('Target format')).toHaveValue('png');

  await page.goto('/convert?format=png');
  await letGo(page, await dragOver(page, INVITATION, await two()));
  await page.getByRole('button', { name: 'Open only tiny.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Convert to PNG' })).toBeVisible();
});

test('an open picture follows every link to a tool, even through a list of tools, and Back restores it', async ({
  page,
}) => {
  const name = page.getByText('photo-1200.jpg').first();
  const banner = page.getByRole('banner');
  const runs = (label: string) => expect(page.getByRole('button', { name: label })).toBeVisible();
  await page.goto('/compress?quality=60');
  await choose(page, await made('photo-1200.jpg'));
  await runs('Compress image');
  await banner.getByRole('link', { name: 'Resize' }).click();
  await runs('Resize image');
  await expect(name).toBeVisible();
  await banner.getByRole('button', { name: 'All Tools' }).click();
  await banner.getByRole('link', { name: 'All Image Converters' }).click();
  await page.getByRole('main').getByRole('link', { name: 'JPG to PNG Converter' }).click();
  await runs('Convert to PNG');
  await expect(name).toBeVisible();
  // The home page asks what to do with it.
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What do you want to do with it?' })).toBeVisible();
  await page.goBack();
  await runs('Convert to PNG');
  await page.goBack();
  await page.goBack();
  await runs('Resize image');
  await page.goBack();
  await runs('Compress image');
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('60');
});

test('an unsaved result follows a link in the header without a question', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).click();
  await expect(downloadButton(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Convert' }).click();
  await expect(page).toHaveURL(/\/convert/);
  await expect(page.getByRole('button', { name: /^Convert to/ })).toBeVisible();
});

test('Back restores the images of a batch', async ({ page }) => {
  await page.goto('/batch');
  await choose(page, await made('tiny.jpg'), await made('photo-1200.jpg'));
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: 'Resize' }).click();
  await expect(page.getByRole('heading', { name: 'Image Resizer Tool' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);

  // Also a visitor who goes back as soon as the next page appears.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Image Resizer Tool') return;
      observer.disconnect();
      history.back();
      // The scripts of the next page are still busy.
      const end = performance.now() + 50;
      while (performance.now() < end);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('popstate', () => document.body.setAttribute('data-went-back', ''), { once: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Resize' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-went-back');
  await expect(page.getByRole('heading', { name: 'Batch' }).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('a result moves on to another tool, and Back restores the original', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('slider', { name: 'Quality' }).fill('60');
  await page.getByRole('button', { name: 'Compress image' }).click();
  const more = page.getByRole('navigation', { name: 'Try More Tools' });
  // It was not downloaded but is not lost, so nothing asks.
  await more.getByRole('link', { name: 'Image Resizer' }).click();
  await expect(page).toHaveURL(/\/resize/);
  await expect(page.getByRole('button', { name: 'Resize image' })).toBeVisible();
  await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
  await expect(page.getByText(/^[\d.]+\sKB\s·\s1200\s×\s800\s·\sJPG$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/compress\?.*quality=60/);
  await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('60');
});

test('a folder’s files beyond the limit, and other files, are counted, and listed on request', async ({ page }) => {
  await page.goto('/batch');
  const tiny = await made('tiny.jpg');
  const photos = Array.from({ length: 23 }, (_, i) => ({ ...tiny, name: `photo-${i + 1}.jpg` }));
  await choose(page, ...photos, await made('text.jpg', 'notes.txt'), await made('eleven-megabytes.jpg'));
  await expect(rows(page)).toHaveCount(20);
  await expect(limit(page)).toBeVisible();
  await expect(page.getByRole('status')).toContainText(['20 added, 3 over the limit, 1 too large, 1 is not an image.']);
  await page.getByText('Show which').click();
  await expect(page.getByText('photo-21.jpg, photo-22.jpg, photo-23.jpg')).toBeVisible();
  await expect(page.getByText('notes.txt')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open all 4 anyway' }).click();
  await expect(rows(page)).toHaveCount(24);
  await expect(limit(page)).toHaveCount(0);
  // A later drop is counted again.
  await choose(page, await made('tiny.jpg', 'late.jpg'));
  await expect(limit(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(limit(page)).toHaveCount(0);
});

test('a file beyond the device’s memory keeps no other from being opened', async ({ page }) => {
  // 64 MB of a file per gigabyte of memory.
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.125 }));
  await page.goto('/batch');
  const tiny = await made('tiny.jpg');
  const photos = Array.from({ length: 22 }, (_, i) => ({ ...tiny, name: `photo-${i + 1}.jpg` }));
  await choose(page, ...photos, await made('eleven-megabytes.jpg'));
  await expect(page.getByText(/^eleven-megabytes\.jpg: At 12 MB, it needs more memory/)).toBeVisible();
  await expect(page.getByRole('button', { name: /up to 50 MB/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open all 2 anyway' }).click();
  await expect(rows(page)).toHaveCount(22);
});

test('Back leads from the result to the settings, to the first step, and off the page; the picture is kept', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/compress?quality=60');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).click();
  await expect(downloadButton(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  await page.getByRole('slider', { name: 'Quality' }).fill('45');
  await expect(page).toHaveURL(/quality=45/);
  await page.goBack();
  await expect(page.getByText(INVITATION)).toBeVisible();
  // The settings are kept.
  await expect(page).toHaveURL(/\/compress\?.*quality=45/);
  await expectAccessible(page);
  // With the button, and with the browser's Forward.
  await page.getByRole('button', { name: 'Go on with photo-1200.jpg' }).click();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('45');
  await page.goBack();
  await expect(page.getByText(INVITATION)).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('45');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a file that cannot be decoded has a message as soon as it arrives, on a phone too', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ])
    for (const path of ['/compress', '/resize', '/convert']) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await choose(page, await made('damaged.png'));
      const said = page.getByText('This file is damaged or incomplete').locator('visible=true');
      await expect(said).toHaveCount(1);
      await expect(said).toBeInViewport();
    }
});
