import { choose, download, made } from './files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

for (const [label, format] of [
  ['PNG', 'png'],
  ['WebP', 'webp'],
  ['GIF', 'gif'],
  ['TIFF', 'tiff'],
  ['AVIF', 'heif'],
] as const) {
  test(`converts a JPG to ${label}`, async ({ page }) => {
    await page.goto('/convert');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Format Conversion Tool');
    await choose(page, await made('quadrants.jpg'));
    await page.getByRole('radio', { name: label, exact: true }).check();
    await page.getByRole('button', { name: `Convert to ${label}` }).click();
    await expect(page.getByText('Format conversion complete')).toBeVisible();
    await expect(page.getByText(`Image successfully converted to ${label}`)).toBeVisible();
    const { name, image } = await download(page);
    expect(name).toMatch(/^converted-(png|webp|gif|tiff|avif)-\d+\.(png|webp|gif|tif|tiff|avif)$/);
    expect(image).toMatchObject({ format, width: 64, height: 48 });
  });
}

test('does not convert a picture to what it is', async ({ page }) => {
  await page.goto('/convert');
  await choose(page, await made('quadrants.webp'));
  await expect(page.getByRole('radio', { name: 'JPG' })).toBeChecked();
  await expectAccessible(page);
});

test('opens with the format that the address names', async ({ page }) => {
  await page.goto('/convert?format=png');
  await choose(page, await made('quadrants.jpg'));
  await expect(page.getByRole('radio', { name: 'PNG' })).toBeChecked();
  await expect(page.getByText('PNG has no quality to choose.')).toBeVisible();
});

test('says before the run that transparency becomes white', async ({ page }) => {
  await page.goto('/convert?format=jpg');
  await choose(page, await made('transparent.png'));
  await expect(page.getByText('JPG has no transparency: see-through areas become white.')).toBeVisible();
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(page.getByRole('button', { name: 'Convert Again' })).toBeVisible();
  await expectAccessible(page);
  expect((await download(page)).image).toMatchObject({ format: 'jpeg', hasAlpha: false });
  await page.getByRole('button', { name: 'Convert Again' }).click();
  await expect(page.getByText('Drag & Drop your images here')).toBeVisible();
});

test('keeps an animation from GIF to WebP', async ({ page }) => {
  await page.goto('/convert');
  await choose(page, await made('four-frames.gif'));
  await page.getByRole('button', { name: 'Convert to WebP' }).click();
  expect((await download(page)).image).toMatchObject({ format: 'webp', pages: 4, delay: [100, 250, 40, 500] });
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/convert');
  await choose(page, await made('quadrants.jpg'));
  await expect(page.getByRole('button', { name: 'Convert to WebP' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
