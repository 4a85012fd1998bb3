import sharp from 'sharp';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { readZip } from '../../fixtures/read-zip.ts';
import { action, downloadAll, onDisk, processAll, rows } from '../batch-page.ts';
import { choose, download, made, savedFile, type Upload } from '../files.ts';
import { Hand } from '../hand.ts';
import { chooseSize } from '../resize-page.ts';
import { atLength, expect, LONG, test, toast } from '../test.ts';

/* Everyday jobs about sizes, from the landing page to the file. Counts clicks, including those into a field. */

const button = 'button' as const;
const FRAMES = atLength(12, 4);
/** The size limit for the animation. */
const MOST_KB = atLength(1000, 400);

/** The full test uses an animation that is as large as those that chat programs refuse. */
async function movingGif(): Promise<Upload> {
  const frames = await Promise.all(
    Array.from({ length: FRAMES }, (_, seed) =>
      asSharp(photoLike(640, 480, seed + 1))
        .png()
        .toBuffer(),
    ),
  );
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif({ effort: 1, loop: 0, delay: Array(FRAMES).fill(100) })
    .toBuffer();
  return { name: 'moving.gif', mimeType: 'image/gif', buffer };
}

test('a passport photo: 35 × 45 mm at 300 dpi, cropped to the face and not stretched, in five clicks', async ({
  page,
}) => {
  await page.goto('/resize');
  await choose(page, await made('photo-1200.jpg'));
  const hand = new Hand();
  // Opens the list and chooses from it.
  hand.count();
  hand.count();
  await chooseSize(page, /· Passport/);
  await expect(page.getByLabel('Width')).toHaveValue('413');
  await expect(page.getByLabel('Height')).toHaveValue('531');
  // Moves the frame to the face: the left edge.
  const crop = page.locator('.ReactCrop__crop-selection');
  const box = await crop.boundingBox();
  if (!box) throw new Error('no frame');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 600, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  hand.count();
  await hand.press(page.getByRole(button, { name: 'Resize image' }));
  const { bytes, image } = await hand.download(page);
  expect(image).toMatchObject({ format: 'jpeg', width: 413, height: 531 });
  hand.expectPresses(5);
  // The same crop, made by sharp.
  const expected = await sharp((await made('photo-1200.jpg')).buffer)
    .extract({ left: 0, top: 0, width: 622, height: 800 })
    .resize(413, 531, { fit: 'fill' })
    .raw()
    .toBuffer();
  const got = await sharp(bytes).raw().toBuffer();
  const difference = got.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0) / got.length;
  expect(difference).toBeLessThan(6);
});

test('the same size typed in millimetres: cropped, and stretched only if that is selected', async ({ page }) => {
  await page.goto('/resize');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByLabel('Unit').selectOption('Millimetres');
  await page.getByRole(button, { name: 'Lock proportions' }).click();
  await page.getByLabel('Width').fill('35');
  await page.getByLabel('Height').fill('45');
  await expect(page.getByText('413 × 531 pixels')).toBeVisible();
  await expect(page.getByText('The picture is cropped to fill this size.')).toBeVisible();
  await page.getByLabel('Dots per inch (dpi)').fill('600');
  await expect(page.getByText('827 × 1063 pixels')).toBeVisible();
  await page.getByLabel('Dots per inch (dpi)').fill('5');
  await page.getByLabel('Dots per inch (dpi)').blur();
  await expect(page.getByText('Dots per inch must be between 10 and 2400')).toBeVisible();
  await page.getByLabel('Dots per inch (dpi)').fill('300');
  await page.getByText('Stretch', { exact: true }).click();
  await expect(page.getByText('The picture will be stretched to these proportions.')).toBeVisible();
  await page.getByText('Crop', { exact: true }).and(page.locator('label')).click();
  await page.getByRole(button, { name: 'Resize image' }).click();
  expect((await download(page)).image).toMatchObject({ width: 413, height: 531 });
});

test(`a GIF to 320 pixels and under ${MOST_KB} KB, both at once, in five clicks`, LONG, async ({ page }) => {
  test.slow();
  const upload = await movingGif();
  expect(upload.buffer.length).toBeGreaterThan(1.5 * MOST_KB * 1024);
  await page.goto('/compress');
  await choose(page, upload);
  const hand = new Hand();
  await hand.press(page.getByLabel('Target size (KB)'));
  await page.keyboard.type(String(MOST_KB));
  await hand.press(page.getByLabel(/^Resize to fit/));
  await hand.press(page.getByLabel('Longest side'));
  await page.keyboard.type('320');
  await hand.press(page.getByRole(button, { name: 'Compress image' }));
  const { bytes } = await hand.download(page);
  const image = await sharp(bytes, { pages: -1 }).metadata();
  expect(image.format).toBe('gif');
  expect(image.pages).toBe(FRAMES);
  expect(Math.max(image.width, image.pageHeight ?? 0)).toBeLessThanOrEqual(320);
  expect(bytes.length).toBeLessThanOrEqual(MOST_KB * 1024);
  hand.expectPresses(5);
});

test('twenty photos for the web: at most 1600 pixels, WebP, with their names and dates, in four clicks', async ({
  page,
}, info) => {
  const date = new Date('2020-05-04T10:00:00Z');
  const [large, small] = [await made('photo-3200.jpg'), await made('photo-1200.jpg')];
  const files = Array.from({ length: 20 }, (_, index) => ({
    upload: { ...(index < 2 ? large : small), name: `IMG_${index}.jpg` },
    date,
  }));
  await page.addInitScript(() => {
    // The browser's own dialog.
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  await page.goto('/batch');
  await page.getByLabel('Image file').setInputFiles(await onDisk(info, files));
  await expect(rows(page)).toHaveCount(20);
  const hand = new Hand();
  await hand.press(action(page, 'Convert'));
  await hand.press(page.getByLabel('Largest size'));
  await page.keyboard.type('1600');
  await expect(page.getByLabel('Target format')).toHaveValue('webp');
  await hand.press(processAll(page));
  await expect(toast(page)).toContainText('20 file(s) processed successfully.');
  await hand.press(page.getByRole(button, { name: 'Save to folder' }));
  await expect(toast(page)).toContainText('Saved to folder');
  hand.expectPresses(4);
  const inFolder = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const names: string[] = [];
    for await (const [name] of folder as unknown as AsyncIterable<[string, unknown]>) names.push(name);
    return names;
  });
  expect(inFolder.sort()).toEqual(files.map(({ upload }) => upload.name.replace('.jpg', '.webp')).sort());
  // No browser lets a page date the files of a folder, but a ZIP keeps their dates.
  const { bytes } = await savedFile(page, () => downloadAll(page).click());
  const entries = readZip(bytes);
  expect(entries.map(({ name }) => name)).toEqual(files.map(({ upload }) => upload.name.replace('.jpg', '.webp')));
  const sizes = await Promise.all(
    entries.map(async ({ bytes }) => {
      const { format, width } = await sharp(bytes).metadata();
      return `${format} ${width}`;
    }),
  );
  // None is enlarged.
  expect(sizes).toEqual(['webp 1600', 'webp 1600', ...Array(18).fill('webp 1200')]);
  for (const { modified } of entries) expect(modified).toEqual(date);
});
