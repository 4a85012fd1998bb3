/** Watermarks, from the control to the pixels of the file. */
import type { Page } from '@playwright/test';
import { pixelsOf } from '../fixtures/compare.ts';
import { downloadZip, open as openBatch, run as runBatch } from './batch-page.ts';
import { downloadButton, made, savedFile } from './files.ts';
import { tabTo } from './keyboard.ts';
import { open, resize } from './resize-page.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const place = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function openPart(page: Page): Promise<void> {
  for (const name of [/^More options/, /^Watermark/]) await page.locator('summary', { hasText: name }).click();
}

async function chooseImage(page: Page, button: string, name: Parameters<typeof made>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(await made(name));
}

/** Sets a slider by its keys. */
async function end(page: Page, name: string): Promise<void> {
  await page.getByRole('slider', { name }).focus();
  await page.keyboard.press('End');
}

/** The box of the pixels of a colour, in fractions of the picture. */
async function boxOf(bytes: Uint8Array, isIt: (red: number, green: number, blue: number) => boolean) {
  const { data, width, height, channels } = await pixelsOf(bytes);
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels;
      if (!isIt(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  }
  return box;
}

const isPink = (red: number, green: number, blue: number) => red > 200 && green < 60 && blue > 200;

test('a text is drawn where the keyboard puts it', async ({ page }) => {
  await open(page, await made('quadrants.png'), '/resize?width=640&format=png');
  await openPart(page);
  await page.getByText('Text', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Ann 写真 ☀');
  await page.getByLabel('Colour of the text').fill('#ff00ff');
  await expect(page).toHaveURL(/watermark=[0-9a-f]{64}/);
  await expect(page.getByRole('button', { name: 'Back to turning and cropping' })).toBeVisible();
  await tabTo(page, place(page, 'Bottom right'));
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(place(page, 'Top left')).toBeChecked();
  await end(page, 'Opacity');
  await expect(page).toHaveURL(/place=top-left/);
  await expect(page).toHaveURL(/opacity=100/);
  await expectAccessible(page);
  await resize(page);
  const { bytes } = await savedFile(page, () => downloadButton(page).click());
  const box = await boxOf(bytes, isPink);
  // 40% of the shorter side, with a margin of 3%.
  expect(box.left).toBeCloseTo((480 * 0.03) / 640, 1);
  expect(box.top).toBeCloseTo(0.03, 1);
  expect((box.right - box.left) * 640).toBeGreaterThan(480 * 0.36);
  expect((box.right - box.left) * 640).toBeLessThan(480 * 0.42);
});

test('a text is drawn again after a reload', ALL, async ({ page }) => {
  await open(page, await made('quadrants.png'), '/resize?width=640&format=png');
  await openPart(page);
  await page.getByText('Text', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Ann');
  await expect(page).toHaveURL(/watermark=[0-9a-f]{64}/);
  const saved = async () => {
    await resize(page);
    return savedFile(page, () => downloadButton(page).click());
  };
  const { bytes } = await saved();
  await open(page, await made('quadrants.png'), page.url());
  await openPart(page);
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveValue('Ann');
  expect((await saved()).bytes.equals(bytes)).toBe(true);
  // Another text can be typed in its place.
  await page.getByRole('button', { name: 'Change settings' }).click();
  await openPart(page);
  await field.fill('');
  await expect(page).not.toHaveURL(/watermark=/);
  await expect(field).toBeFocused();
  await field.fill('Bob');
  await expect(page).toHaveURL(/watermark=[0-9a-f]{64}/);
});

test('an address without its picture asks for it', ALL, async ({ page }) => {
  const address = `/compress?watermark=${'0'.repeat(64)}&place=center&scale=50&opacity=100&quality=95`;
  await page.goto(address);
  await page.getByLabel('Image file').setInputFiles([await made('photo-1200.jpg')]);
  await expect(page.getByText('This address uses a picture as a watermark. Choose it to go on.')).toBeVisible();
  await expectAccessible(page);
  await chooseImage(page, 'Choose the picture', 'text.jpg');
  await expect(
    page.getByText('The picture for the watermark cannot be opened. Please choose another one.'),
  ).toBeVisible();
  await chooseImage(page, 'Choose the picture', 'quadrants.png');
  await expect(page.getByText('This address uses a picture')).toHaveCount(0);
  await expect(page).toHaveURL(/watermark=(?!0)/);
  await page.getByRole('button', { name: 'Compress image' }).click();
  const { bytes } = await savedFile(page, () => downloadButton(page).click());
  const { data, width, height } = await pixelsOf(bytes);
  const at = ((height / 2 - 10) * width + width / 2 - 10) * 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  expect(red).toBeGreaterThan(220);
  expect(Math.max(green, blue)).toBeLessThan(40);
});

test('an image is on every picture of a batch, on a phone too', ALL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBatch(
    page,
    [await made('photo-1200.jpg'), await made('photo-600.png')],
    '/batch?action=convert&format=png',
  );
  await openPart(page);
  await page.getByText('Image', { exact: true }).click();
  await chooseImage(page, 'Choose an image', 'quadrants.svg');
  await expect(page.getByText('Chosen image: quadrants.svg')).toBeVisible();
  await place(page, 'Top').check();
  await end(page, 'Opacity');
  await end(page, 'Size');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await runBatch(page);
  const { entries } = await downloadZip(page);
  expect(entries).toHaveLength(2);
  for (const { bytes } of entries) {
    const { data, width, height } = await pixelsOf(bytes);
    // As long as the shorter side, in the middle of the top.
    const at = (Math.round(height * 0.1) * width + Math.round(width / 2 - height * 0.3)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    expect([red, green, blue]).toEqual([255, 0, 0]);
  }
});
