import { choose, download, made } from './files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('compresses by quality', async ({ page }) => {
  await page.goto('/compress');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Image Compression Tool');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByText('About 196.82 KB, 23% smaller')).toBeVisible();
  await page.getByRole('slider', { name: 'Quality' }).fill('60');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compress image' }).click();
  await expect(page.getByText('Image compressed successfully')).toBeVisible();
  await expect(page.getByText(/^File size reduced by \d+%$/)).toBeVisible();
  const { name, bytes, image } = await download(page);
  expect(name).toMatch(/^compressed-image-\d+\.jpg$/);
  expect(image).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
  expect(bytes.length).toBeLessThan((await made('photo-1200.jpg')).buffer.length * 0.6 ** 1.5);
  await expectAccessible(page);
});

test('compresses to a size, and the typed size moves the slider', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  const slider = page.getByRole('slider', { name: 'Quality' });
  const target = page.getByLabel('Target size (KB)');
  await target.fill('60');
  await expect(slider).not.toHaveValue('75');
  await page.getByRole('button', { name: 'Compress image' }).click();
  await expect(page.getByText('Target size compression complete')).toBeVisible();
  await expect(page.getByText(/^Compressed to \d+ KB \(target: 60 KB\)$/)).toBeVisible();
  const { bytes } = await download(page);
  expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
  expect(bytes.length).toBeGreaterThan(55 * 1024);
});

test('moving the slider goes by quality again', async ({ page }) => {
  await page.goto('/compress?target=100kb');
  await choose(page, await made('photo-1200.jpg'));
  const target = page.getByLabel('Target size (KB)');
  await expect(target).toHaveValue('100');
  await page.getByRole('slider', { name: 'Quality' }).fill('50');
  await expect(target).toHaveValue('');
});

test('says what is wrong with a target', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByLabel('Target size (KB)').fill('5');
  await expect(page.getByText('Target size must be between 10 and 10000 KB')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compress image' })).toBeDisabled();
});

test('resizes on the way where that is ticked', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-3200.jpg'));
  await page.getByLabel('Resize to fit 1280 × 720').check();
  await page.getByRole('button', { name: 'Compress image' }).click();
  expect((await download(page)).image).toMatchObject({ width: 960, height: 720 });
});

test('leads on to the other tools', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).click();
  await download(page);
  const more = page.getByRole('navigation', { name: 'Try More Tools' });
  await expect(more.getByRole('link')).toHaveText(['Image Resizer', 'Format Converter', 'Batch Processing']);
  await more.getByRole('link', { name: 'Format Converter' }).click();
  await expect(page).toHaveURL(/\/convert$/);
});

test('a damaged photo fails with a sentence', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('truncated.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).click();
  await expect(page.getByText('Error compressing image')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/damaged or incomplete/);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/compress');
  await expectNoSidewaysScroll(page);
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByRole('button', { name: 'Compress image' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
