/** The page that makes photos for forms: the saved file is opened and measured. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, made, savedFile, transferOf } from './files.ts';
import { tabTo } from './keyboard.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download ·/ });
const checks = (page: Page) => page.getByRole('region', { name: 'Checked in the finished file' }).getByRole('listitem');

async function saved(page: Page) {
  await expect(downloadButton(page)).toBeEnabled();
  const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
  return { name, bytes, ...(await sharp(bytes).metadata()) };
}

test('a photo meets every rule of a form, and then its signature does', async ({ page }) => {
  await page.goto('/form-photo');
  await choose(page, await made('phone.jpg'));
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'IBPS PO, Clerk, RRB, SO' });
  await expect(checks(page)).toHaveText([
    /^Met: 200\s×\s230 pixels$/,
    /^Met: \d+\.\d\d KB, between 20 and 50 KB$/,
    'Met: JPG',
    'Met: No camera details',
  ]);
  await expect(page.getByText(/^Figures from “Guidelines for scanning/)).toBeVisible();
  const photo = await saved(page);
  expect(photo).toMatchObject({ name: 'photo.jpg', format: 'jpeg', width: 200, height: 230 });
  expect(photo).not.toHaveProperty('exif');
  expect(photo.bytes.length).toBeGreaterThanOrEqual(20 * 1024);
  expect(photo.bytes.length).toBeLessThanOrEqual(50 * 1000);
  await expectAccessible(page);

  await page.getByText('Signature', { exact: true }).click();
  await expect(checks(page).first()).toHaveText(/^Met: 140\s×\s60 pixels$/);
  await expect(page).toHaveURL(/\/form-photo\?form=ibps\.1$/);
  const signature = await saved(page);
  expect(signature).toMatchObject({ name: 'signature.jpg', width: 140, height: 60 });
  expect(signature.bytes.length).toBeGreaterThanOrEqual(10 * 1024);
  expect(signature.bytes.length).toBeLessThanOrEqual(20 * 1000);
});

test('typed rules on paper, and the part of the picture that the frame shows', async ({ page }) => {
  await page.goto('/form-photo?width=30&height=40&unit=mm&dpi=200&most=0&name=me');
  await choose(page, await made('quadrants.png'));
  await expect(checks(page)).toHaveText([
    /^Met: 236\s×\s315 pixels$/,
    'Met: 200 dpi',
    'Met: JPG',
    'Met: No camera details',
  ]);
  const cut = await saved(page);
  expect(cut).toMatchObject({ name: 'me.jpg', width: 236, height: 315, density: 200 });
  await page.getByText('Show everything').click();
  await expect(page).toHaveURL(/fit=whole/);
  const whole = await saved(page);
  const corner = await sharp(whole.bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(Math.min(...corner)).toBeGreaterThan(250);
  await page.getByLabel('File name').fill('a/b');
  expect((await saved(page)).name).toBe('ab.jpg');
});

test('rules that contradict each other, and rules that nothing meets, are named', ALL, async ({ page }) => {
  await page.goto('/form-photo?width=1000&height=1000&most=2');
  await choose(page, await made('photo-1200.jpg'));
  await expect(checks(page).nth(1)).toHaveText(/^Not met: .* KB, at most 2 KB$/);
  await expect(page.getByText('Fewer pixels or more KB would help')).toBeVisible();
  await page.getByLabel('At least').fill('50');
  await expect(page.getByText('The lower limit is above the upper one.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeDisabled();
  await page.getByLabel('At most').fill('900');
  await page.getByLabel('Width').fill('abc');
  await page.getByLabel('Width').blur();
  await expect(page.getByText('A number up to 5000')).toBeVisible();
});

test('works by keyboard alone, also the frame', ALL, async ({ page }) => {
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/form-photo?width=100&height=100&most=0');
  await tabTo(page, page.getByRole('button', { name: 'Browse Files' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await made('quadrants.png'));
  const first = await saved(page);
  await tabTo(page, page.getByLabel('Crop frame. Arrow keys move it'));
  for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(async () => Buffer.compare((await saved(page)).bytes, first.bytes), { message: 'another part' })
    .not.toBe(0);
  await tabTo(page, page.getByLabel('Form', { exact: true }));
  await page.keyboard.type('UPSC NDA');
  await expect(page).toHaveURL(/form=upsc-nda-cds\.0/);
});

test('another picture in the place of a turned one stands upright', ALL, async ({ page }) => {
  await page.goto('/form-photo?width=160&height=120&most=0');
  await choose(page, await made('photo-1200.jpg'));
  const straight = await saved(page);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(async () => Buffer.compare((await saved(page)).bytes, straight.bytes)).not.toBe(0);
  const dataTransfer = await transferOf(page, [await made('photo-1200.jpg', 'again.jpg')]);
  await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer });
  await page.getByRole('button', { name: 'Open again.jpg instead' }).click();
  await expect(page.getByText('again.jpg').first()).toBeVisible();
  await expect.poll(async () => Buffer.compare((await saved(page)).bytes, straight.bytes)).toBe(0);
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/form-photo?form=us-visa-ds160.0');
  await choose(page, await made('phone.jpg'));
  await expect(downloadButton(page)).toBeInViewport();
  await expect(checks(page).first()).toHaveText(/^Met: 600\s×\s600 pixels$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('pages for small sizes and the search lead here', ALL, async ({ page }) => {
  await page.goto('/tools/50kb-photo-compressor');
  await page.getByRole('main').getByRole('link', { name: 'Photo for a Form' }).first().click();
  await expect(page).toHaveURL('/form-photo');
  await page.goto('/search?q=ssc+photo');
  await expect(page).toHaveURL(/\/form-photo\?form=ssc-cgl-chsl\.0$/);
});
