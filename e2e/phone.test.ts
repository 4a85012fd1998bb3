/** Each tool on a phone by touch alone: a file is chosen, processed, examined and saved with taps. */
import { devices } from '@playwright/test';
import sharp from 'sharp';
import { readZip } from '../fixtures/read-zip.ts';
import { many, rows } from './batch-page.ts';
import { fakeTest as test } from './fake-engine/fake-engine.ts';
import { choose, downloadButton, made, savedFile } from './files.ts';
import { ALL, expect, expectNoSidewaysScroll } from './test.ts';

const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent });

const TOOLS = [
  { path: '/resize?width=300', run: 'Resize image', save: 'Download', width: 300, format: 'jpeg' },
  { path: '/compress?target=60kb', run: 'Compress image', save: 'Download', width: 1200, format: 'jpeg' },
  { path: '/convert?format=png', run: 'Convert to PNG', save: 'Download', width: 1200, format: 'png' },
  { path: '/batch?width=300', run: 'Process All Images', save: /^Download All \(1\)/, width: 300, format: 'jpeg' },
] as const;

for (const { path, run, save, width, format } of TOOLS) {
  test(`${path} works by taps alone`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Browse Files' }).tap();
    await (await chooser).setFiles(await made('photo-1200.jpg'));
    await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: run }).tap();
    const button = page.getByRole('button', { name: save, ...(typeof save === 'string' && { exact: true }) });
    await expect(button).toBeInViewport();
    await expectNoSidewaysScroll(page);
    const { name, bytes } = await savedFile(page, () => button.tap());
    const picture = name.endsWith('.zip') ? readZip(bytes)[0]?.bytes : bytes;
    expect(await sharp(picture).metadata()).toMatchObject({ width, format });
  });
}

test('a result shows its savings, its picture and Download on a small phone', ALL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).tap();
  await expect(page.getByRole('button', { name: 'Compress Another Image' })).toBeVisible();
  await expect(page.getByText(/^\d+% smaller$/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('group', { name: /^Before and after/ })).toBeInViewport();
  await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
});

test('a tall picture is compared in the middle of the card, with captions in one piece', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compress');
  const buffer = await sharp({ create: { width: 500, height: 1500, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await choose(page, { name: 'tall.jpg', mimeType: 'image/jpeg', buffer });
  const compared = page.getByRole('group', { name: /^Before and after/ });
  const widths = () =>
    compared.evaluate((stage) => [stage.clientWidth, stage.closest('section, .bg-surface')?.clientWidth]);
  await expect(compared).toBeVisible();
  const [live, card] = await widths();
  expect(live).toBe(card);
  expect((await compared.getByText('Before', { exact: true }).boundingBox())?.height).toBeLessThan(30);
  await page.getByRole('button', { name: 'Compress image' }).tap();
  await expect(page.getByRole('button', { name: 'Compress Another Image' })).toBeVisible();
  const [result, itsCard] = await widths();
  expect(result).toBe(itsCard);
});

test('a tool begins with its buttons, and a camera photo can be opened', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/resize?width=300');
  const browse = page.getByRole('button', { name: 'Browse Files' });
  const camera = page.getByRole('button', { name: 'Take photo' });
  const words = page.getByText('Drag & Drop your images here');
  const bottoms = await Promise.all([browse, camera, words].map(async (part) => (await part.boundingBox())?.y ?? 0));
  const [ofBrowse = 0, ofCamera = 0, ofWords = 0] = bottoms;
  expect(ofBrowse).toBe(ofCamera);
  expect(ofBrowse).toBeLessThan(ofWords);
  await expect(camera).toBeInViewport({ ratio: 1 });
  const chooser = page.waitForEvent('filechooser');
  await camera.tap();
  const input = (await chooser).element();
  expect(await input.getAttribute('capture')).toBe('environment');
  await (await chooser).setFiles(await made('photo-1200.jpg'));
  await expect(page.getByRole('button', { name: 'Resize image' })).toBeEnabled();
  await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
});

test('the footer is at most two screens of a phone high, and its list of all tools opens', async ({ page }) => {
  await page.goto('/resize');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'WebP to PNG Converter' });
  await expect(link).toBeHidden();
  const height = await footer.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThan(800);
  await footer.getByText('All Tools').tap();
  await expect(link).toBeVisible();
  await expectNoSidewaysScroll(page);
});

for (const { path, run, again } of [
  { path: '/resize?width=300', run: 'Resize image', again: 'Resize Another Image' },
  { path: '/compress', run: 'Compress image', again: 'Compress Another Image' },
])
  test(`${path}: a picture of any shape is 256 pixels high, before and after the run`, async ({ page }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ])
      for (const [width, height] of [
        [600, 900],
        [900, 600],
        [1600, 400],
      ] as const) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
        const buffer = await sharp({ create: { width, height, channels: 3, background: 'red', noise } })
          .jpeg()
          .toBuffer();
        await choose(page, { name: 'picture.jpg', mimeType: 'image/jpeg', buffer });
        const stage = page.locator('.bg-stage').first();
        await expect(page.getByRole('button', { name: run })).toBeEnabled();
        expect((await stage.boundingBox())?.height).toBe(256);
        await page.getByRole('button', { name: run }).click();
        await expect(page.getByRole('button', { name: again })).toBeVisible();
        expect((await stage.boundingBox())?.height).toBe(256);
      }
  });

test('a batch begins with its files, and its list scrolls with the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/batch');
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport({ ratio: 1 });
  const top = async (name: string) =>
    (await page.getByRole(name === 'Resize' ? 'radio' : 'button', { name }).boundingBox())?.y ?? 0;
  expect(await top('Browse Files')).toBeLessThan(await top('Resize'));
  await choose(page, ...many(await made('tiny.jpg'), 12));
  await expect(rows(page)).toHaveCount(12);
  expect(await top('Resize')).toBeLessThan(await top('Browse Files'));
  const list = page.getByRole('list', { name: /^Images/ });
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(2);
});

for (const path of ['/resize?width=300', '/de/bildgroesse-aendern?width=300'])
  test(`the first fields of the resizer are above its bar: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.locator('input[type=file]').setInputFiles(await made('photo-1200.jpg'));
    const bar = page.locator('[data-pinned]');
    // The longest text of the bar.
    await expect(bar.getByText(/→.*%/).first()).toBeVisible();
    const width = page.getByLabel(/^(Width|Breite)/).first();
    const edges = async () => {
      const [above, below] = [await width.boundingBox(), await bar.boundingBox()];
      return (below?.y ?? 0) - (above ? above.y + above.height : Number.POSITIVE_INFINITY);
    };
    await expect.poll(edges).toBeGreaterThanOrEqual(0);
  });

test('the bar of a batch has one row of buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/batch?width=300');
  await choose(page, ...many(await made('photo-1200.jpg'), 12));
  const bar = page.locator('[data-pinned]');
  const height = async () => (await bar.boundingBox())?.height;
  await expect.poll(height).toBeLessThan(110);
  await page.getByRole('button', { name: 'Process All Images' }).tap();
  const zip = page.getByRole('button', { name: 'Download All (12)' });
  await expect(zip).toBeInViewport({ ratio: 1 });
  expect(await height()).toBeLessThan(110);
  const folder = await page.getByRole('button', { name: 'Save to folder' }).boundingBox();
  expect(folder && folder.y + folder.height).toBeLessThanOrEqual((await zip.boundingBox())?.y ?? 0);
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'es' });

  test('the offer of a language covers neither the upload area nor the work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/compress');
    const offer = page.getByRole('complementary').filter({ hasText: 'español' });
    await expect(offer).toBeInViewport({ ratio: 1 });
    const [area, line] = [await page.getByRole('presentation').first().boundingBox(), await offer.boundingBox()];
    expect(area && line && area.y + area.height).toBeLessThanOrEqual(line?.y ?? 0);
    await choose(page, await made('photo-1200.jpg'));
    await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
    await expect(offer).toBeHidden();
  });
});

test('nothing stays over the content of a low window, such as one at 200% zoom', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.locator('[data-pinned]')).toHaveCSS('position', 'static');
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
