import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { asSharp, photoLike } from '../fixtures/pictures.ts';
import { action, downloadAll, downloadZip, losses, onDisk, open, processAll, row, rows, run } from './batch-page.ts';
import { made } from './files.ts';
import { kernelPath } from './kernels.ts';
import { watchRequests } from './requests.ts';
import { ALL, expect, expectAccessible, test, toast } from './test.ts';

test.describe('the screen', () => {
  test('has three numbered steps and opens as specified', async ({ page }) => {
    await page.goto('/batch');
    await expect(page.getByRole('heading', { level: 1, name: 'Batch Processing Tool' })).toBeVisible();
    for (const name of ['1. Select Action', '2. Configure Settings', '3. Upload Images'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Resize' })).toBeChecked();
    await expect(page.getByLabel('Width')).toHaveValue('1280');
    await expect(page.getByLabel('Height')).toHaveValue('720');
    await expect(page.getByRole('button', { name: 'Lock proportions' })).toHaveAttribute('aria-pressed', 'true');
    await action(page, 'Compress').click();
    await expect(page.getByLabel('Quality')).toHaveValue('75');
    await expect(page.getByLabel('Largest size')).toHaveValue(/^1920\s×\s1080$/);
    await action(page, 'Convert').click();
    await expect(page.getByLabel('Target format')).toHaveValue('webp');
    await expect(page.getByLabel('Quality')).toHaveValue('75');
    await expect(page.getByText('Supports JPG, PNG, WebP, TIFF, GIF (Max: 10MB)')).toBeVisible();
    await expectAccessible(page);
  });

  test('asks for files before there is anything to process, and has no button for it', async ({ page }) => {
    await page.goto('/batch');
    await expect(processAll(page)).toBeHidden();
    await expect(async () => {
      await page.getByLabel('Width').press('Enter');
      await expect(toast(page)).toContainText('No files to process', { timeout: 1000 });
    }).toPass();
    await expect(toast(page)).toContainText('Please upload at least one image.');
  });
});

test('files come first, and their settings are beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/batch');
  const left = async (name: RegExp) => (await page.getByRole('region', { name }).boundingBox())?.x ?? 0;
  expect(await left(/Upload Images/)).toBeLessThan(await left(/Configure Settings/));
  await page.getByLabel('Image file').setInputFiles([await made('photo-1200.jpg')]);
  await expect(processAll(page)).toBeVisible();
  expect(await left(/^Images/)).toBeLessThan(await left(/Configure Settings/));
});

test('pictures are resized with the same controls as a single one', async ({ page }) => {
  await open(page, [await made('photo-1200.jpg'), await made('photo-600.png')]);
  await page.getByLabel('Scale').fill('50');
  await expect(page).toHaveURL(/scale=50%25|percent=50/);
  await expect(page.getByLabel('Width')).toHaveValue('');
  await run(page);
  const widths = await Promise.all(
    (await downloadZip(page)).entries.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
  );
  expect(widths.sort()).toEqual([300, 600]);
  await page.getByLabel('Common sizes').selectOption('1080x1080');
  await expect(page.getByLabel('Width')).toHaveValue('1080');
});

test('the verdict on an edited picture is about its compression alone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('live-results', 'off'));
  const photo = await made('photo-1200.jpg');
  await open(page, [photo], '/batch?score=80&format=webp&flip=horizontal');
  await run(page);
  await expect(rows(page).first()).toContainText(/ · Compression: (looks the same|hardly different)/);
});

test('pictures are resized to a longest side, which takes the place of a width and a height', async ({ page }) => {
  await open(page, [await made('photo-1200.jpg'), await made('photo-600.png')]);
  await page.getByLabel('Longest side').fill('90');
  await expect(page.getByLabel('Width')).toHaveValue('');
  await expect(page).toHaveURL(/edge=90/);
  await expectAccessible(page);
  await run(page);
  const { entries } = await downloadZip(page);
  for (const { bytes } of entries) {
    const { width, height } = await sharp(bytes).metadata();
    expect(Math.max(width, height)).toBe(90);
  }
  await page.getByLabel('Width').fill('60');
  await expect(page.getByLabel('Longest side')).toHaveValue('');
});

test('a quality that was chosen by hand is that of every file, unless it may be lowered', async ({ page }) => {
  const photo = await asSharp(photoLike(600, 400)).jpeg({ quality: 60 }).toBuffer();
  await open(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await action(page, 'Compress').click();
  await page.getByLabel('Quality').fill('60');
  await run(page);
  const [byHand] = (await downloadZip(page)).entries;
  await page.getByRole('button', { name: 'Lower it where little is saved' }).click();
  await run(page);
  const [lowered] = (await downloadZip(page)).entries;
  expect(lowered?.bytes.length).toBeLessThan(0.8 * (byHand?.bytes.length ?? 0));
});

test.describe('a run', () => {
  test('uses the address, however late the script that reads it arrives', async ({ page }) => {
    const { promise: arrives, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(/\/address-[^/]+\.js$/, async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto('/batch?width=300');
    await page.getByLabel('Image file').setInputFiles([await made('photo-1200.jpg')]);
    // No button is enabled while settings of another address are shown.
    const early = await expect(rows(page))
      .toHaveCount(1, { timeout: 1000 })
      .then(
        () => 'listed',
        () => 'waits',
      );
    expect(early).toBe('waits');
    letThrough();
    await expect(rows(page)).toHaveCount(1);
    await run(page);
    const { entries } = await downloadZip(page);
    expect(await sharp(entries[0]?.bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test.describe('already small', () => {
    test.use({ expectedComplaints: [/^Compression was ineffective/] });

    test('marks files that would save too little before it', ALL, async ({ page }) => {
      const coarse = await made('coarse.jpg');
      // More than the rows whose results are made in advance.
      const names = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg'];
      await open(
        page,
        [...names.map((name) => ({ ...coarse, name })), await made('photo-600.png')],
        '/batch?quality=75',
      );
      await action(page, 'Compress').click();
      for (const name of names) await expect(row(page, name)).toContainText('Already small');
      await expect(row(page, 'photo-600.png')).toContainText('Ready');
      await expectAccessible(page);
      await run(page);
      const { entries } = await downloadZip(page);
      for (const { bytes } of entries.slice(0, 5)) expect(Buffer.from(bytes).equals(coarse.buffer)).toBe(true);
    });
  });

  test('resizes every file and packs them with their names and dates', async ({ page }, info) => {
    await page.goto('/batch');
    const summer = new Date('2019-07-14T10:20:30Z');
    const winter = new Date('2024-12-31T23:59:58Z');
    await page.getByLabel('Image file').setInputFiles(
      await onDisk(info, [
        { upload: await made('photo-1200.jpg', 'holiday.in.may.jpg'), date: summer },
        { upload: await made('photo-600.png'), date: winter },
        { upload: await made('four-frames.gif'), date: summer },
      ]),
    );
    await expect(toast(page)).toContainText('Files added');
    await expect(toast(page)).toContainText('3 image(s) added for processing');
    await expect(page.getByText('Ready', { exact: true })).toHaveCount(3);
    await expect(downloadAll(page)).toHaveText('Download All (0)');
    await expect(row(page, 'holiday.in.may.jpg')).toContainText('1200 × 800 → 1080 × 720 · JPG');
    await expectAccessible(page);

    await run(page);
    await expect(toast(page)).toContainText('3 file(s) processed successfully.');
    await expect(page.getByText('Complete', { exact: true })).toHaveCount(3);
    await expect(row(page, 'holiday.in.may.jpg')).toContainText(/% (smaller|larger)/);
    await expectAccessible(page);

    await expect(downloadAll(page)).toHaveText('Download All (3)');
    const { name, entries } = await downloadZip(page);
    await expect(toast(page)).toContainText('Download started');
    await expect(toast(page)).toContainText('3 images packaged into a ZIP file.');
    expect(name).toMatch(/^resized-images-\d{13}\.zip$/);
    expect(entries.map((entry) => [entry.name, entry.method, entry.modified])).toEqual([
      ['holiday.in.may-resized.jpg', 'deflate', summer],
      ['photo-600-resized.png', 'deflate', winter],
      ['four-frames-resized.gif', 'deflate', summer],
    ]);
    const images = await Promise.all(entries.map(({ bytes }) => sharp(bytes, { animated: true }).metadata()));
    expect(images[0]).toMatchObject({ format: 'jpeg', width: 1080, height: 720 });
    // Pictures smaller than the frame are not enlarged.
    expect(images[1]).toMatchObject({ format: 'png', width: 600, height: 400 });
    expect(images[2]).toMatchObject({ format: 'gif', width: 60, pageHeight: 40, pages: 4 });
  });

  test('converts without double extensions, on white, without the camera’s metadata', async ({ page }, info) => {
    await page.goto('/batch?action=convert&format=jpg');
    const date = new Date('2020-02-29T12:00:00Z');
    await page.getByLabel('Image file').setInputFiles(
      await onDisk(info, [
        { upload: await made('transparent.png', 'photo.png'), date },
        { upload: await made('place-and-thumbnail.jpg', 'photo.jpg'), date },
        { upload: await made('quadrants.tiff', 'photo.tiff'), date },
        { upload: await made('four-frames.gif', 'photo'), date },
      ]),
    );
    await expect(losses(page)).toContainText('2 of 4 pictures lose transparency: transparent areas become white.');
    await expect(losses(page)).toContainText('1 of 4 pictures keeps only its first frame.');
    await expect(losses(page)).toContainText('1 of 4 pictures loses camera details and hidden data.');
    await expect(row(page, 'photo.png')).toContainText('Loses transparency');
    await expect(row(page, 'photo.tiff')).not.toContainText('Loses');
    await run(page);
    const { name, entries } = await downloadZip(page);
    expect(name).toMatch(/^converted-images-\d+\.zip$/);
    expect(entries.map((entry) => entry.name)).toEqual([
      'photo.jpg',
      'photo (2).jpg',
      'photo (3).jpg',
      'photo (4).jpg',
    ]);
    for (const { bytes } of entries) {
      const image = await sharp(bytes).metadata();
      expect(image.format).toBe('jpeg');
      expect(image.exif).toBeUndefined();
    }
    const [seeThrough] = entries;
    const corner = colourAt(await pixelsOf(seeThrough?.bytes ?? Buffer.alloc(0)), 0.01, 0.5);
    expect(Math.min(...corner)).toBeGreaterThan(235);
  });

  test('compresses within 1920 × 1080 and never makes a file larger', ALL, async ({ page }) => {
    const uploads = [await made('photo-3200.jpg'), await made('tiny.jpg')];
    await open(page, uploads);
    await action(page, 'Compress').click();
    await run(page);
    const { name, entries } = await downloadZip(page);
    expect(name).toMatch(/^compressed-images-\d+\.zip$/);
    expect(entries.map((entry) => entry.name)).toEqual(['photo-3200-compressed.jpg', 'tiny-compressed.jpg']);
    const images = await Promise.all(entries.map(({ bytes }) => sharp(bytes).metadata()));
    expect(images[0]).toMatchObject({ format: 'jpeg', width: 1440, height: 1080 });
    expect(images[1]).toMatchObject({ format: 'jpeg', width: 120, height: 80 });
    for (const [index, { bytes }] of entries.entries())
      expect(bytes.length).toBeLessThanOrEqual(uploads[index]?.buffer.length ?? 0);
  });

  test('compresses to another largest size, or to any', ALL, async ({ page }) => {
    await open(page, [await made('photo-3200.jpg')], '/batch?action=compress');
    const largest = page.getByLabel('Largest size');
    const result = async () => {
      await run(page);
      return sharp((await downloadZip(page)).entries[0]?.bytes).metadata();
    };
    await largest.fill('640 x 480');
    expect(await result()).toMatchObject({ width: 640, height: 480 });
    await largest.fill('');
    await expect(page).toHaveURL(/edits=none/);
    expect(await result()).toMatchObject({ width: 3200, height: 2400 });
    await largest.fill('wide');
    await largest.blur();
    await expect(page.getByText('Largest size must be a positive number')).toBeVisible();
  });

  test('meets a target size', ALL, async ({ page }) => {
    await open(page, [await made('photo-3200.jpg')], '/batch?action=compress&target=60kb');
    await expect(page.getByLabel(/^Target size/)).toHaveValue('60');
    await run(page);
    const [entry] = (await downloadZip(page)).entries;
    expect(entry?.bytes.length).toBeLessThanOrEqual(60 * 1024);
    expect(entry?.bytes.length).toBeGreaterThan(50 * 1024);
  });

  test('a row says before the run that its file stays as it is', async ({ page }) => {
    await open(page, [await made('photo-1200.jpg')], '/batch?action=compress&target=5mb');
    await expect(page.getByText('Already below 5 MB: left as it is')).toBeVisible();
  });

  test('downloads single files too, and counts one image in the singular', async ({ page }) => {
    await open(page, [await made('photo-1200.jpg')]);
    await run(page);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download photo-1200.jpg' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toBe('photo-1200-resized.jpg');
    expect(await sharp(await file.path()).metadata()).toMatchObject({ width: 1080, height: 720 });
    expect((await downloadZip(page)).entries).toHaveLength(1);
    await expect(toast(page)).toContainText('1 image packaged into a ZIP file.');
  });

  test('needs no network once the images are open, not even for the ZIP', ALL, async ({ page, context }) => {
    const parts = [/zip-worker/, /\/address-/, /pack-png[^/]*\.js$/, `**${kernelPath('png')}`].map((part) =>
      page.waitForResponse(part),
    );
    const untilFetched = watchRequests(page);
    await open(page, [await made('photo-1200.jpg'), await made('photo-600.png')]);
    await expect(row(page, 'photo-1200.jpg')).toContainText('1200 × 800');
    for (const part of parts) await (await part).finished();
    await untilFetched();
    await context.setOffline(true);
    await run(page);
    expect((await downloadZip(page)).entries).toHaveLength(2);
  });

  test('skips finished files, and processes them again after the settings have changed', ALL, async ({ page }) => {
    await open(page, [await made('photo-1200.jpg'), await made('photo-600.png')]);
    await run(page);
    // A second run has nothing to do: no file is processed before its toast.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar][aria-label^="Progress of photo"]')) seen.push('processing');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await processAll(page).click();
    await expect(toast(page)).toContainText('Every file was already processed with these settings.');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);

    await page.getByLabel('Height').fill('200');
    await expect(rows(page).getByText('Made with earlier settings')).toHaveCount(2);
    await expect(page.getByText(/^2 results were made with earlier settings/)).toBeVisible();
    // A finished result can be downloaded until it is replaced.
    await expect(downloadAll(page)).toHaveText('Download All (2)');
    await processAll(page).click();
    await expect(rows(page).getByText('Made with earlier settings')).toHaveCount(0);
    await expect(page.getByText('Complete', { exact: true })).toHaveCount(2);
    const { entries } = await downloadZip(page);
    for (const { bytes } of entries) expect((await sharp(bytes).metadata()).height).toBe(200);
  });
});

test.describe('errors', () => {
  test('of one file affect only that file, which can be retried or removed', async ({ page }) => {
    await open(page, [await made('photo-1200.jpg'), await made('damaged.png'), await made('text.jpg')]);
    await run(page);
    await expect(toast(page)).toContainText('1 file(s) processed successfully.');
    await expect(row(page, 'photo-1200.jpg')).toContainText('Complete');
    await expect(row(page, 'damaged.png')).toContainText('Failed');
    await expect(row(page, 'damaged.png')).toContainText(/damaged or incomplete/);
    await expect(row(page, 'text.jpg')).toContainText('Failed');
    await expect(row(page, 'text.jpg')).toContainText(/not an image that can be read here/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry damaged.png' }).click();
    await expect(row(page, 'damaged.png')).toContainText('Failed');
    await page.getByRole('button', { name: 'Remove damaged.png' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: /^Images/ })).toBeFocused();
    expect((await downloadZip(page)).entries.map(({ name }) => name)).toEqual(['photo-1200-resized.jpg']);
  });

  test('of every file are reported as an error of the batch', ALL, async ({ page }) => {
    await open(page, [await made('damaged.png')]);
    await processAll(page).click();
    await expect(toast(page)).toContainText('Error during batch processing');
    await expect(row(page, 'damaged.png')).toContainText('Failed');
    await expect(downloadAll(page)).toHaveText('Download All (0)');
  });

  test('of the fields are shown under them', async ({ page }) => {
    await open(page, [await made('tiny.jpg')]);
    await page.getByLabel('Width').fill('abc');
    // Shown once the field loses the focus.
    await expect(page.getByText('Width must be a positive number')).toHaveCount(0);
    await page.getByLabel('Width').press('Tab');
    await expect(page.getByText('Width must be a positive number')).toBeVisible();
    await page.getByLabel('Height').fill('-1');
    await page.getByLabel('Height').blur();
    await expect(page.getByText('Height must be a positive number')).toBeVisible();
    await processAll(page).click();
    await expect(page.getByLabel('Width')).toBeFocused();
    await expect(row(page, 'tiny.jpg')).toContainText('Ready');
    await page.getByLabel('Width').fill('');
    await page.getByLabel('Height').fill('');
    await processAll(page).click();
    await expect(toast(page)).toContainText('Please provide at least one dimension.');
    await action(page, 'Compress').click();
    await page.getByLabel(/^Target size/).fill('5');
    await page.getByLabel(/^Target size/).blur();
    await expect(page.getByText('Target size must be between 10 and 10000 KB')).toBeVisible();
  });

  test('of a list without downloads are reported', async ({ page }) => {
    await open(page, [await made('tiny.jpg')]);
    await expect(downloadAll(page)).toBeDisabled();
    await downloadAll(page).click({ force: true });
    await expect(toast(page)).toContainText('No images to download');
    await expect(page.getByText('Please process at least one image before downloading.')).toBeVisible();
  });

  test('of the ZIP end the busy state', async ({ page }) => {
    await page.addInitScript(() => {
      const Native = window.Worker;
      window.Worker = class extends Native {
        override postMessage(message: unknown): void {
          if (!Array.isArray(message)) {
            super.postMessage(message);
            return;
          }
          // Busy until the test breaks it.
          Object.assign(window, { packer: this });
        }
      };
    });
    await open(page, [await made('tiny.jpg')]);
    await run(page);
    await downloadAll(page).click();
    await expect(page.getByRole('button', { name: 'Creating ZIP...' })).toBeDisabled();
    await expectAccessible(page);
    await page.evaluate(() => {
      const packer = Reflect.get(window, 'packer') as Worker;
      packer.dispatchEvent(new ErrorEvent('error', { message: 'broken', cancelable: true }));
    });
    await expect(toast(page)).toContainText('Download failed');
    await expect(toast(page)).toContainText('There was a problem creating the ZIP file. Please try again.');
    await expect(downloadAll(page)).toHaveText('Download All (1)');
    await expect(downloadAll(page)).toBeEnabled();
  });
});
