import sharp from 'sharp';
import { HAS_CORPUS } from '../../fixtures/corpus.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { downloadAll, downloadZip, many, onDisk, processAll, rows } from '../batch-page.ts';
import { onClipboard, paste } from '../clipboard.ts';
import { choose, made, real, type Upload } from '../files.ts';
import { Hand } from '../hand.ts';
import { expect, LONG, test, toast } from '../test.ts';

/* Everyday jobs that continue: from look to look, from page to page, from one visit to the next. */

const named = (name: string) => ['button', { name, exact: true }] as const;

test('a screenshot as small as possible: three looks without a press, and sharp text', async ({ page }) => {
  const hand = new Hand();
  const upload = HAS_CORPUS ? await real('photos/demo-device-screen.png') : await made('photo-600.png');
  await page.goto('/convert?format=webp');
  await choose(page, upload);
  const stage = page.getByRole('group', { name: /and after\./ });
  await hand.press(page.getByRole('button', { name: 'Zoom and compare' }));
  await hand.press(page.getByRole('button', { name: /^100%, one pixel/ }));
  for (const quality of ['80', '60', '40']) {
    await page.getByRole('slider', { name: 'Quality' }).fill(quality);
    await expect(stage).toContainText(`WebP ${quality}`);
    // The verdict is shown too, and the position is kept.
    await expect(stage).toContainText(/same|different|apart|worse/);
    await expect(page.getByRole('button', { name: /^100%, one pixel/ })).toHaveAttribute('aria-pressed', 'true');
  }
  // Two presses open the close comparison, one on the next visit; the three looks need none.
  hand.expectPresses(2);
  await hand.press(page.getByRole(...named('Convert to WebP')));
  const { bytes, image } = await hand.download(page);
  const { width, height } = await sharp(upload.buffer).metadata();
  expect(image).toMatchObject({ format: 'webp', width, height });
  expect(bytes.length).toBeLessThan(upload.buffer.length / 4);
  hand.expectPresses(4);
});

test('a folder of 60 photos and a text file: 20 are taken, the rest is counted, in two clicks', async ({
  page,
}, info) => {
  const hand = new Hand();
  const photos = many(await made('tiny.jpg'), 60);
  const notes = await made('text.jpg', 'notes.txt');
  const paths = await onDisk(
    info,
    [...photos, notes].map((upload) => ({ upload, date: new Date() })),
  );
  await page.goto('/batch?action=convert');
  await page.getByLabel('Image file').setInputFiles(paths);
  await expect(rows(page)).toHaveCount(20);
  await expect(page.getByRole('status')).toContainText(['20 added, 40 over the limit, 1 is not an image.']);
  await page.getByText('Show which').click();
  await expect(page.getByText('notes.txt')).toBeVisible();
  await hand.press(processAll(page));
  await expect(toast(page)).toContainText('20 file(s) processed successfully.');
  hand.count();
  const { entries } = await downloadZip(page);
  expect(entries).toHaveLength(20);
  for (const { bytes } of entries) expect((await sharp(bytes).metadata()).format).toBe('webp');
  hand.expectPresses(2);
});

test.describe('the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('paste at home, copy back: in three clicks', async ({ page }) => {
    const hand = new Hand();
    await page.goto('/');
    await expect(page.getByText('You can also paste an image.')).toBeVisible();
    await paste(page, await made('photo-1200.jpg'));
    await expect(page.getByRole('heading', { name: 'What do you want to do' })).toBeVisible();
    await hand.press(page.getByRole('main').getByRole('button', { name: /^Compress/ }));
    await hand.press(page.getByRole(...named('Compress image')));
    await hand.press(page.getByRole(...named('Copy as PNG')));
    await expect(toast(page)).toContainText('Image copied');
    expect(await onClipboard(page)).toEqual({ type: 'image/png', size: [1200, 800] });
    hand.expectPresses(3);
  });
});

test('yesterday’s settings: offered, and defaults again, in three clicks', async ({ page }) => {
  const yesterday = new Hand();
  await page.goto('/compress?quality=66&format=webp');
  await choose(page, await made('photo-1200.jpg'));
  await yesterday.press(page.getByRole(...named('Compress image')));
  await yesterday.download(page);
  const hand = new Hand();
  await page.goto('/compress');
  await choose(page, await made('photo-3200.jpg'));
  const offer = page.getByRole('button', { name: /^Use your last settings: WebP, quality 66%/ });
  await hand.press(offer);
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('66');
  // The visitor may change their mind.
  await page.getByRole(...named('Start fresh')).click();
  await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('75');
  await expect(page.getByRole('radio', { name: 'JPG', exact: true })).toBeChecked();
  await offer.click();
  await hand.press(page.getByRole(...named('Compress image')));
  const { image } = await hand.download(page);
  expect(image).toMatchObject({ format: 'webp', width: 3200 });
  hand.expectPresses(3);
});

/** More than 10 MB: twelve megapixels at the best quality. The short form uses a smaller photo with padding. */
async function largePhoto(): Promise<Upload> {
  const { buffer } = await made('photo-1200.jpg');
  return {
    name: 'large.jpg',
    mimeType: 'image/jpeg',
    buffer: process.env.TRUST
      ? await asSharp(photoLike(4000, 3000)).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
      : Buffer.concat([buffer, Buffer.alloc(11 * 1024 ** 2)]),
  };
}

test('a photo above 10 MB moves to the page that accepts it, in three clicks', LONG, async ({ page }) => {
  test.slow();
  const hand = new Hand();
  await page.goto('/compress');
  const upload = await largePhoto();
  expect(upload.buffer.length).toBeGreaterThan(10 * 1024 ** 2);
  const { width, height } = await sharp(upload.buffer).metadata();
  await choose(page, upload);
  await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Open it in 10 MB Photo Compressor (up to 50 MB)' }));
  await hand.press(page.getByRole(...named('Compress image')));
  const { bytes, image } = await hand.download(page);
  expect(image).toMatchObject({ format: 'jpeg', width, height });
  expect(bytes.length).toBeLessThanOrEqual(10 * 1024 ** 2);
  hand.expectPresses(3);
});

test('on with the result in another tool, and back to the original: five clicks', async ({ page }) => {
  const hand = new Hand();
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await hand.press(page.getByRole(...named('Compress image')));
  await hand.press(
    page.getByRole('navigation', { name: 'Try More Tools' }).getByRole('link', { name: 'Image Resizer' }),
  );
  await hand.press(page.getByLabel('Width'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('600');
  await hand.press(page.getByRole(...named('Resize image')));
  const { image } = await hand.download(page);
  expect(image).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
  await page.goBack();
  await expect(page).toHaveURL(/\/compress/);
  await expect(page.getByRole(...named('Compress image'))).toBeVisible();
  await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
  hand.expectPresses(5);
});

test('a batch by keyboard alone: five files in five keys, past the rows', async ({ page }) => {
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/batch');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(many(await made('photo-1200.jpg'), 5));
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole(...named('Skip the list'))).toBeFocused();
  await press('Enter');
  await expect(processAll(page)).toBeFocused();
  await press('Enter');
  await expect(toast(page)).toContainText('5 file(s) processed successfully.');
  await press('Tab');
  await expect(downloadAll(page)).toBeFocused();
  const arriving = page.waitForEvent('download');
  await press('Enter');
  expect((await arriving).suggestedFilename()).toMatch(/^resized-images-\d+\.zip$/);
  expect(keys).toBe(5);
});
