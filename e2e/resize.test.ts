import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { paste } from './clipboard.ts';
import { fakeTest } from './fake-engine/fake-engine.ts';
import { choose, download, downloadButton, dragOver, made } from './files.ts';
import { chooseSize, fields, INVITATION, open, resize, run, step, turn } from './resize-page.ts';
import { ALL, expect, expectAccessible, test, toast } from './test.ts';

/** The time that the page believes, which is part of a result's name. */
const NOW = new Date('2026-05-04T10:00:00Z');

test.describe('the three steps', () => {
  test('lead from a photo to a smaller one and back to the start', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/resize');
    await expect(page.getByRole('heading', { level: 1, name: 'Image Resizer Tool' })).toBeVisible();
    await expect(page.getByText(INVITATION)).toBeVisible();
    await expect(page.getByText('Supports JPG, PNG, WebP, TIFF, GIF (Max: 10MB)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible();
    await expect(step(page)).toHaveText(/Upload/);

    await choose(page, await made('photo-1200.jpg'));
    await expect(step(page)).toHaveText(/Adjust/);
    await expect(fields(page).width).toHaveValue('1200');
    await expect(fields(page).height).toHaveValue('800');
    await fields(page).width.fill('600');
    await expect(fields(page).height).toHaveValue('400');

    await run(page).click();
    await expect(toast(page)).toContainText('Image resized successfully');
    await expect(toast(page)).toContainText('Your image has been resized and is ready to download.');
    await expect(step(page)).toHaveText(/Download/);
    await expect(page.getByText(/-\d+% smaller/)).toBeVisible();

    const { name, image } = await download(page);
    expect(image).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
    expect(name).toBe(`resized-image-${NOW.getTime()}.jpg`);

    await page.getByRole('button', { name: 'Resize Another Image' }).click();
    await expect(page.getByText(INVITATION)).toBeVisible();
    await expect(step(page)).toHaveText(/Upload/);
    await choose(page, await made('quadrants.png'));
    await expect(fields(page).width).toHaveValue('64');
    await expect(page.getByRole('button', { name: 'Lock proportions' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('keep the settings when a visitor goes back to change them', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await fields(page).width.fill('300');
    await resize(page);
    await page.getByRole('button', { name: 'Change settings' }).click();
    await expect(fields(page).width).toHaveValue('300');
    await fields(page).width.fill('150');
    await run(page).click();
    await expect(downloadButton(page)).toBeVisible();
    expect((await download(page)).image).toMatchObject({ width: 150, height: 100 });
  });

  fakeTest("'Start Over' forgets the file and the settings", async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await fields(page).width.fill('300');
    await expect(page).toHaveURL(/width=300/);
    await page.getByRole('button', { name: 'Start Over' }).click();
    await expect(page.getByText(INVITATION)).toBeVisible();
    await expect(page).not.toHaveURL(/width/);
    await choose(page, await made('photo-1200.jpg'));
    await expect(fields(page).width).toHaveValue('1200');
  });
});

test.describe('the size', () => {
  test('follows the aspect lock in both directions, and not without it', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    const { width, height } = fields(page);
    await height.fill('333');
    await expect(width).toHaveValue('500');
    await height.fill('');
    await width.fill('777');
    await expect(height).toHaveValue('518');
    await page.getByRole('button', { name: 'Lock proportions' }).click();
    await width.fill('100');
    await expect(height).toHaveValue('518');
    await expect(page.getByText('The picture is cropped to fill this size.')).toBeVisible();
    await page.getByText('Stretch', { exact: true }).click();
    await expect(page.getByText('The picture will be stretched to these proportions.')).toBeVisible();
    await resize(page);
    expect((await download(page)).image).toMatchObject({ width: 100, height: 518 });
  });

  test('keeps a typed side when the other one is typed, and says that the lock is open', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    const { width, height } = fields(page);
    await width.fill('140');
    await height.fill('60');
    await expect(width).toHaveValue('140');
    await expect(page.getByText('The width you typed stays, so the sides are no longer linked.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lock proportions' })).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page);
    await resize(page);
    expect((await download(page)).image).toMatchObject({ width: 140, height: 60 });
  });

  test('can be given by one side alone', ALL, async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await fields(page).width.fill('');
    await fields(page).height.fill('200');
    await fields(page).width.fill('');
    await resize(page);
    expect((await download(page)).image).toMatchObject({ width: 300, height: 200 });
  });

  fakeTest('needs at least one side', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await fields(page).width.fill('');
    await fields(page).height.fill('');
    await run(page).click();
    await expect(toast(page)).toContainText('Please provide at least one dimension.');
    await expect(step(page)).toHaveText(/Adjust/);
  });

  for (const wrong of ['0', '-20', 'abc']) {
    fakeTest(`of "${wrong}" is refused under its field, with the label in red`, async ({ page }) => {
      await open(page, await made('photo-1200.jpg'));
      const label = page.getByText('Width', { exact: true });
      const usual = await label.evaluate((element) => getComputedStyle(element).color);
      await fields(page).width.fill(wrong);
      await expect(page.getByText('Width must be a positive number')).toHaveCount(0);
      await fields(page).width.press('Tab');
      await expect(page.getByText('Width must be a positive number')).toBeVisible();
      await expect(fields(page).width).toHaveAttribute('aria-invalid', 'true');
      expect(await label.evaluate((element) => getComputedStyle(element).color)).not.toBe(usual);
      await fields(page).height.fill(wrong);
      await fields(page).height.blur();
      await expect(page.getByText('Height must be a positive number')).toBeVisible();
      await run(page).click();
      await expect(step(page)).toHaveText(/Adjust/);
    });
  }

  fakeTest('can be set as a percentage of the picture', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await page.getByLabel('Scale').fill('25');
    await expect(fields(page).width).toHaveValue('300');
    await expect(fields(page).height).toHaveValue('200');
    await expect(page).toHaveURL(/percent=25/);
  });

  fakeTest(
    'of a picture with too many pixels keeps the page working, and its message has the numbers',
    async ({ page }) => {
      await open(page, await made('claims-65536.png'));
      await expect(
        page.getByText('This image has 65536 × 65536 pixels, more than the limit of 100 megapixels.'),
      ).toBeVisible();
      await expect(run(page)).toBeDisabled();
    },
  );

  test('of a preset is met exactly, by cropping and not by stretching', async ({ page }) => {
    await open(page, await made('quadrants.png'));
    await chooseSize(page, /^500\s×\s500/);
    await expect(page.getByText('The picture is cropped to fill this size.')).toBeVisible();
    await resize(page);
    const { bytes, image } = await download(page);
    expect(image).toMatchObject({ format: 'png', width: 500, height: 500 });
    const pixels = await pixelsOf(bytes);
    // The centre of 64 × 48: the border between red and green stays in the centre, nothing is squeezed.
    expect(colourAt(pixels, 0.25, 0.25)).toEqual([255, 0, 0]);
    expect(colourAt(pixels, 0.75, 0.25)).toEqual([0, 160, 0]);
  });
});

test.describe('a size on paper', () => {
  test('of a passport is written to the file, and reset with the size', ALL, async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await chooseSize(page, /^413\s×\s531/);
    await resize(page);
    // 413 pixels at 300 dpi are 35 mm.
    expect((await download(page)).image).toMatchObject({ width: 413, height: 531, density: 300 });
    await page.getByRole('button', { name: 'Change settings' }).click();
    await chooseSize(page, /^500\s×\s500/);
    await expect(page).not.toHaveURL(/dpi/);
  });

  test('in millimetres sets its resolution, which is initially the file’s own', ALL, async ({ page }) => {
    const scan = sharp({ create: { width: 1654, height: 2339, channels: 3, background: 'white' } });
    const buffer = await scan.jpeg().withMetadata({ density: 200 }).toBuffer();
    await open(page, { name: 'scan.jpg', mimeType: 'image/jpeg', buffer });
    // The first read of the header does not include the resolution. The first result comes after the engine's probe.
    await expect(page.getByText(/% (smaller|larger)$/).first()).toBeVisible();
    await page.getByLabel('Unit').selectOption('Millimetres');
    await expect(fields(page).width).toHaveValue('210.1');
    await page.getByLabel('Dots per inch (dpi)').fill('100');
    await fields(page).width.fill('101.6');
    await resize(page);
    expect((await download(page)).image).toMatchObject({ width: 400, density: 100 });
  });
});

test.describe('format and quality', () => {
  const line = (page: Page) => page.locator('summary').filter({ hasText: 'Format and quality' });

  test('are one closed line that summarises them, and keep the settings', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await expect(line(page)).toHaveText('Format and quality: JPG, quality 85');
    await line(page).press('Enter');
    await page.getByRole('radio', { name: 'WebP', exact: true }).check();
    await page.getByRole('slider', { name: 'Quality' }).fill('60');
    await expect(page).toHaveURL(/format=webp&quality=60/);
    await line(page).press('Enter');
    await expect(line(page)).toHaveText('Format and quality: WebP, quality 60');
    await expectAccessible(page);
    await turn(page, 'Turn right');
    await resize(page);
    expect((await download(page)).image).toMatchObject({ format: 'webp', width: 800, height: 1200 });
  });
});

test.describe('turning and cropping', () => {
  test('takes no quality from a JPG: the file has the bytes that it has in Node', ALL, async ({ page }) => {
    const photo = await made('photo-1200.jpg');
    await open(page, photo);
    await turn(page, 'Turn right');
    await expect(page.getByText('No quality is lost: the JPG is not compressed again.')).toBeVisible();
    await expect(page.locator('summary').filter({ hasText: 'JPG, no quality lost' })).toBeVisible();
    await resize(page);
    await expect(page.getByText('No quality was lost: the JPG was not compressed again.')).toBeVisible();
    const { bytes } = await download(page);
    const { createEngine } = await import('../engine/node.ts');
    await using engine = createEngine({ workers: 1, backend: 'sharp' });
    const { blob } = await engine.run(new File([new Uint8Array(photo.buffer)], photo.name), {
      edits: [{ do: 'rotate', quarterTurns: 1 }],
      output: { aim: 'encode', format: 'same' },
    });
    expect(Buffer.from(await blob.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('rotates and mirrors the picture that is downloaded', async ({ page }) => {
    await open(page, await made('quadrants.png'));
    await turn(page, 'Turn right');
    await expect(fields(page).width).toHaveValue('48');
    await turn(page, 'Flip left to right');
    await resize(page);
    const { bytes, image } = await download(page);
    expect(image).toMatchObject({ width: 48, height: 64 });
    const pixels = await pixelsOf(bytes);
    // Red, green, blue, yellow clockwise. After a quarter turn clockwise yellow comes first, and the mirror swaps the
    // sides.
    expect(colourAt(pixels, 0.25, 0.25)).toEqual([255, 0, 0]);
    expect(colourAt(pixels, 0.75, 0.25)).toEqual([255, 220, 0]);
    expect(colourAt(pixels, 0.25, 0.75)).toEqual([0, 160, 0]);
  });

  test('crops to the frame, by keyboard alone', async ({ page }) => {
    await open(page, await made('quadrants.png'));
    await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
    await page.getByLabel('Crop ratio').selectOption('1:1');
    await expect(fields(page).width).toHaveValue('48');
    const corner = page.getByRole('button', { name: /^Bottom right corner/ });
    await corner.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+ArrowLeft');
    await expect(fields(page).width).not.toHaveValue('48');
    const width = Number(await fields(page).width.inputValue());
    await expect(fields(page).height).toHaveValue(String(width));
    await resize(page);
    expect((await download(page)).image).toMatchObject({ width, height: width });
  });
});

test.describe('incoming files', () => {
  fakeTest('are announced during a drag, and system files in folders are ignored', async ({ page }) => {
    await page.goto('/resize');
    const clutter = { name: '.DS_Store', mimeType: '', buffer: Buffer.from('x') };
    const dataTransfer = await dragOver(page, INVITATION, [clutter, await made('tiny.jpg')]);
    await expect(page.getByText('Drop the files here')).toBeVisible();
    await page.getByText('Drop the files here').dispatchEvent('drop', { dataTransfer });
    await expect(fields(page).width).toHaveValue('120');
  });

  fakeTest('can be pasted anywhere on the page', async ({ page }) => {
    await page.goto('/resize');
    await expect(page.getByText(INVITATION)).toBeVisible();
    await paste(page, await made('quadrants.png', 'image.png'));
    await expect(fields(page).width).toHaveValue('64');
  });

  fakeTest('can be a sample picture', async ({ page }) => {
    await page.goto('/resize');
    await page.getByRole('button', { name: 'Try it with a sample picture' }).click();
    await expect(fields(page).width).toHaveValue('2400');
    await expect(fields(page).height).toHaveValue('1600');
    await expect(page.getByRole('img', { name: 'sample.jpg' })).toBeVisible();
  });

  test('can have the wrong extension: a PNG named .jpg opens as a PNG', ALL, async ({ page }) => {
    await open(page, await made('png-inside.jpg'));
    await fields(page).width.fill('32');
    await resize(page);
    const { name, image } = await download(page);
    expect(name).toMatch(/\.png$/);
    expect(image).toMatchObject({ format: 'png', width: 32, height: 24 });
  });

  fakeTest('can have no extension: the bytes determine the format', async ({ page }) => {
    await open(page, await made('quadrants.webp', 'picture'));
    await expect(fields(page).width).toHaveValue('64');
  });

  for (const name of [
    'quadrants.tiff',
    'quadrants.gif',
    'quadrants.webp',
    'quadrants.avif',
    'quadrants.bmp',
    'quadrants.heic',
    'quadrants.svg',
  ] as const) {
    test(`can be ${name}: it is shown, resized and compared`, ALL, async ({ page }) => {
      await open(page, await made(name));
      await expect(page.getByRole('img', { name })).toBeVisible();
      await expect(fields(page).width).toHaveValue('64');
      await fields(page).width.fill('32');
      await resize(page);
      await expect(page.getByRole('slider', { name: 'Divider between before and after' })).toBeVisible();
      await expect(page.getByText('No image')).toHaveCount(0);
      const { name: as, bytes, image } = await download(page);
      expect(image).toMatchObject({ width: 32, height: 24 });
      const format = image.format === 'jpeg' ? 'jpg' : image.format === 'heif' ? 'avif' : image.format;
      expect(as.endsWith(`.${format}`)).toBe(true);
      const [red = 0, green = 255, blue = 255] = colourAt(await pixelsOf(bytes), 0.25, 0.25);
      expect(red).toBeGreaterThan(230);
      expect(Math.max(green, blue)).toBeLessThan(40);
    });
  }

  test('can be an animation, which is kept', ALL, async ({ page }) => {
    await open(page, await made('four-frames.gif'));
    await fields(page).width.fill('30');
    await resize(page);
    const { bytes } = await download(page);
    expect(await sharp(bytes, { animated: true }).metadata()).toMatchObject({ format: 'gif', width: 30, pages: 4 });
  });
});
