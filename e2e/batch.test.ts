import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { HAS_CORPUS } from '../fixtures/corpus.ts';
import { type ReadEntry, readZip } from '../fixtures/read-zip.ts';
import { choose, dragOver, made, real, type Upload } from './files.ts';
import { mainThreadTasks } from './main-thread.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './test.ts';

const processAll = (page: Page) => page.getByRole('button', { name: 'Process All Images' });
const downloadAll = (page: Page) => page.getByRole('button', { name: /^Download All/ });
const rows = (page: Page) => page.getByRole('list', { name: /^Images/ }).getByRole('listitem');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const action = (page: Page, name: 'Resize' | 'Compress' | 'Convert') =>
  page.getByText(name, { exact: true }).locator('visible=true').and(page.locator('label'));
const problem = (page: Page) => page.getByRole('region', { name: /Upload Images/ }).getByRole('alert');
const losses = (page: Page) => page.getByRole('list', { name: 'Before you start' });

async function open(page: Page, uploads: Upload[] | string[], address = '/batch'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Image file').setInputFiles(uploads);
  await expect(rows(page)).toHaveCount(uploads.length);
}

async function run(page: Page): Promise<void> {
  await processAll(page).click();
  await expect(toast(page)).toContainText('Batch processing complete');
}

interface Archive {
  name: string;
  entries: ReadEntry[];
}

async function downloadZip(page: Page): Promise<Archive> {
  const arriving = page.waitForEvent('download');
  await downloadAll(page).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), entries: readZip(await readFile(await file.path())) };
}

/** Files on a disk, since those alone have dates of their own. */
async function onDisk(info: TestInfo, files: { upload: Upload; folder?: string; date: Date }[]): Promise<string[]> {
  return Promise.all(
    files.map(async ({ upload, folder = '.', date }) => {
      const path = info.outputPath(folder, upload.name);
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(path, upload.buffer);
      await utimes(path, date, date);
      return path;
    }),
  );
}

const many = (upload: Upload, count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => ({ ...upload, name: `photo-${index + 1}.jpg` }));

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
    await action(page, 'Convert').click();
    await expect(page.getByLabel('Target format')).toHaveValue('webp');
    await expect(page.getByLabel('Quality')).toHaveValue('75');
    await expect(page.getByText('Supports JPG, PNG, WebP, TIFF, GIF (Max: 10MB)')).toBeVisible();
    await expectAccessible(page);
  });

  test('asks for files before there is anything to process', async ({ page }) => {
    await page.goto('/batch');
    await expect(async () => {
      await processAll(page).click();
      await expect(toast(page)).toContainText('No files to process', { timeout: 1000 });
    }).toPass();
    await expect(toast(page)).toContainText('Please upload at least one image.');
  });
});

test.describe('a run', () => {
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
    // What is smaller than the frame is not blown up.
    expect(images[1]).toMatchObject({ format: 'png', width: 600, height: 400 });
    expect(images[2]).toMatchObject({ format: 'gif', width: 60, pageHeight: 40, pages: 4 });
  });

  test('converts without double names, on white, without what the camera wrote', async ({ page }, info) => {
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
    await expect(losses(page)).toContainText('2 of 4 pictures lose transparency: see-through areas become white.');
    await expect(losses(page)).toContainText('1 of 4 pictures keeps only its first frame.');
    await expect(losses(page)).toContainText('1 of 4 pictures loses camera details and other hidden data.');
    await expect(row(page, 'photo.png')).toContainText('Loses transparency');
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

  test('compresses within 1920 × 1080 and never makes a file larger', async ({ page }) => {
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

  test('meets a target size', async ({ page }) => {
    await open(page, [await made('photo-3200.jpg')], '/batch?action=compress&target=60kb');
    await expect(page.getByLabel(/^Target size/)).toHaveValue('60');
    await run(page);
    const [entry] = (await downloadZip(page)).entries;
    expect(entry?.bytes.length).toBeLessThanOrEqual(60 * 1024);
    expect(entry?.bytes.length).toBeGreaterThan(50 * 1024);
  });

  test('gives single files too, and counts one image in the singular', async ({ page }) => {
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

  test('needs no network once the images are open, nor does its ZIP', async ({ page, context }) => {
    const packer = page.waitForResponse(/zip-worker/);
    await open(page, [await made('photo-1200.jpg'), await made('photo-600.png')]);
    await expect(row(page, 'photo-1200.jpg')).toContainText('1200 × 800');
    await (await packer).finished();
    await context.setOffline(true);
    await run(page);
    expect((await downloadZip(page)).entries).toHaveLength(2);
  });

  test('skips what is complete, and does it again after the settings have changed', async ({ page }) => {
    await open(page, [await made('photo-1200.jpg'), await made('photo-600.png')]);
    await run(page);
    // A second run has nothing to do: no file is processed on the way to its toast.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('[role=progressbar][aria-label^="Progress of photo"]')) seen.push('processing');
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await processAll(page).click();
    await expect(toast(page)).toContainText('Every file was done with these settings already.');
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);

    await page.getByLabel('Height').fill('200');
    await expect(rows(page).getByText('Made with earlier settings')).toHaveCount(2);
    await expect(page.getByText(/^2 results were made with earlier settings/)).toBeVisible();
    // What is there already can be had until it is replaced.
    await expect(downloadAll(page)).toHaveText('Download All (2)');
    await processAll(page).click();
    await expect(rows(page).getByText('Made with earlier settings')).toHaveCount(0);
    await expect(page.getByText('Complete', { exact: true })).toHaveCount(2);
    const { entries } = await downloadZip(page);
    for (const { bytes } of entries) expect((await sharp(bytes).metadata()).height).toBe(200);
  });
});

test.describe('what goes wrong', () => {
  test('with one file stays with that file, which can be tried again or removed', async ({ page }) => {
    await open(page, [await made('photo-1200.jpg'), await made('truncated.jpg'), await made('text.jpg')]);
    await run(page);
    await expect(toast(page)).toContainText('1 file(s) processed successfully.');
    await expect(row(page, 'photo-1200.jpg')).toContainText('Complete');
    await expect(row(page, 'truncated.jpg')).toContainText('Failed');
    await expect(row(page, 'truncated.jpg')).toContainText(/damaged or incomplete/);
    await expect(row(page, 'text.jpg')).toContainText('Failed');
    await expect(row(page, 'text.jpg')).toContainText(/not an image that can be read here/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry truncated.jpg' }).click();
    await expect(row(page, 'truncated.jpg')).toContainText('Failed');
    await page.getByRole('button', { name: 'Remove truncated.jpg' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('heading', { name: /^Images/ })).toBeFocused();
    expect((await downloadZip(page)).entries.map(({ name }) => name)).toEqual(['photo-1200-resized.jpg']);
  });

  test('with every file is told as a failure of the batch', async ({ page }) => {
    await open(page, [await made('truncated.jpg')]);
    await processAll(page).click();
    await expect(toast(page)).toContainText('Error during batch processing');
    await expect(row(page, 'truncated.jpg')).toContainText('Failed');
    await expect(downloadAll(page)).toHaveText('Download All (0)');
  });

  test('with the fields is said under them', async ({ page }) => {
    await open(page, [await made('tiny.jpg')]);
    await page.getByLabel('Width').fill('abc');
    await expect(page.getByText('Width must be a positive number')).toBeVisible();
    await page.getByLabel('Height').fill('-1');
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
    await expect(page.getByText('Target size must be between 10 and 10000 KB')).toBeVisible();
  });

  test('with a list that has nothing to download is told', async ({ page }) => {
    await open(page, [await made('tiny.jpg')]);
    await expect(downloadAll(page)).toBeDisabled();
    await downloadAll(page).click({ force: true });
    await expect(toast(page)).toContainText('No images to download');
    await expect(page.getByText('Please process at least one image before downloading.')).toBeVisible();
  });

  test('with the ZIP ends the busy state', async ({ page }) => {
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

test.describe('what comes in', () => {
  test('is at most twenty files, in one go or in several', async ({ page }) => {
    const tiny = await made('tiny.jpg');
    await page.goto('/batch');
    // Those that there is room for come in.
    await choose(page, ...many(tiny, 21));
    await expect(problem(page)).toHaveText('Too many files. Max: 20');
    await expect(page.getByText('20 image(s) added for processing')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    for (const number of [20, 19]) await page.getByRole('button', { name: `Remove photo-${number}.jpg` }).click();
    await expect(rows(page)).toHaveCount(18);
    await choose(page, ...many(tiny, 2));
    await expect(problem(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(20);
    await choose(page, tiny);
    await expect(problem(page)).toHaveText('Too many files. Max: 20');
    await expect(rows(page)).toHaveCount(20);
    const list = page.getByRole('list', { name: /^Images/ });
    expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(200);
  });

  test('is no file above 10 MB and none that is no image', async ({ page }) => {
    await page.goto('/batch');
    await choose(page, await made('eleven-megabytes.jpg'));
    await expect(problem(page)).toHaveText('File is too large. Max size: 10MB');
    await choose(page, await made('text.jpg', 'notes.txt'));
    await expect(problem(page)).toHaveText('Invalid file type. Please upload an image.');
    await expect(rows(page)).toHaveCount(0);
  });

  test('can be dropped, several at once', async ({ page }) => {
    await page.goto('/batch');
    const files = [await made('tiny.jpg'), await made('quadrants.png')];
    const dataTransfer = await dragOver(page, 'Drag & Drop your images here', files);
    await expect(page.getByText('Drop the files here')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Drop the files here').dispatchEvent('drop', { dataTransfer });
    await expect(rows(page)).toHaveCount(2);
  });

  test('can be a folder, which is read to its end', async ({ page }, info) => {
    const tiny = await made('tiny.jpg');
    const date = new Date('2021-01-01T00:00:00Z');
    const clutter = { name: 'Thumbs.db', mimeType: '', buffer: Buffer.from('x') };
    await onDisk(info, [
      ...many(tiny, 12).map((upload) => ({ upload, folder: 'album', date })),
      { upload: { ...tiny, name: 'below.jpg' }, folder: 'album/more', date },
      { upload: clutter, folder: 'album', date },
    ]);
    await page.goto('/batch');
    await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const box = await page.getByText('Drag & Drop your images here').boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    const data = { items: [], files: [info.outputPath('album')], dragOperationsMask: 1 };
    await expect(async () => {
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
      await expect(rows(page)).toHaveCount(13, { timeout: 3000 });
    }).toPass({ timeout: 15_000 });
    await expect(row(page, 'below.jpg')).toHaveCount(1);
  });
});

test.describe('the list', () => {
  test('can be cleared, but for while it is processed', async ({ page }) => {
    // AVIF takes its time.
    await open(page, many(await made('photo-3200.jpg'), 8), '/batch?action=convert&format=avif');
    await expect(page.getByLabel('Target format')).toHaveValue('avif');
    await processAll(page).click();
    const clear = page.getByRole('button', { name: 'Clear All' });
    await expect(clear).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Progress of all images' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress of photo-1.jpg' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove photo-1.jpg' })).toHaveCount(0);
    await expectAccessible(page);
    // By keyboard: the rows redraw with every percent, and a pointer waits for them to rest.
    await page.getByRole('button', { name: 'Cancel photo-8.jpg' }).press('Enter');
    await expect(row(page, 'photo-8.jpg')).toContainText('Ready');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(clear).toBeEnabled();
    await expect(page.getByText('Processing', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
    await clear.click();
    await expect(rows(page)).toHaveCount(0);
    // And the next batch works.
    await action(page, 'Resize').click();
    await choose(page, await made('tiny.jpg'));
    await run(page);
    await expect(row(page, 'tiny.jpg')).toContainText('Complete');
  });

  test('shows each result beside its original', async ({ page }) => {
    await open(page, [await made('quadrants.tiff')]);
    await run(page);
    await page.getByRole('button', { name: 'Compare quadrants.tiff before and after' }).click();
    const dialog = page.getByRole('dialog', { name: 'quadrants.tiff' });
    await expect(dialog.getByRole('slider', { name: 'Divider between before and after' })).toBeVisible();
    await expect(dialog.getByText('No image')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('the address', () => {
  test('is carried out where no field shows it', async ({ page }) => {
    await page.goto('/batch?rotate=90&width=500');
    await expect(page.getByText('Also: turned right')).toBeVisible();
    await page.getByLabel('Image file').setInputFiles(await made('photo-1200.jpg'));
    await expect(row(page, 'photo-1200.jpg')).toContainText('1200 × 800 → 500 × 750 · JPG');
    await page.goto('/batch?edge=900');
    await expect(page.getByText('Also: longest edge 900 pixels')).toBeVisible();
    await page.getByLabel('Image file').setInputFiles(await made('photo-1200.jpg'));
    await expect(row(page, 'photo-1200.jpg')).toContainText('1200 × 800 → 900 × 600 · JPG');
  });

  test('is copied by Share and opens the same settings', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.clock.install();
    await page.goto('/batch');
    await action(page, 'Convert').click();
    await page.getByLabel('Target format').selectOption('avif');
    // In one go, before the address has followed: what is copied is what is set.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Quality').fill('40');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveURL(/\/batch\?format=avif&quality=40$/);
    await page.clock.resume();
    await expect(toast(page)).toContainText('Link copied');
    await expect(toast(page)).toContainText('Share this tool with others');
    // The site may write to the clipboard and not read it, so it is pasted.
    const link = page.url();
    await action(page, 'Resize').click();
    await page.getByLabel('Width').fill('');
    await page.getByLabel('Width').press('ControlOrMeta+v');
    await expect(page.getByLabel('Width')).toHaveValue(link);
    await page.goto(link);
    await expect(page.getByRole('radio', { name: 'Convert' })).toBeChecked();
    await expect(page.getByLabel('Target format')).toHaveValue('avif');
    await expect(page.getByLabel('Quality')).toHaveValue('40');
  });

  test('is ignored where it makes no sense', async ({ page }) => {
    await page.goto('/batch?action=paint&width=-3&quality=900&format=doc');
    await expect(page.getByRole('radio', { name: 'Resize' })).toBeChecked();
    await expect(page.getByLabel('Width')).toHaveValue('1280');
    await expect(page).toHaveURL(/\/batch$/);
  });
});

test('results can be written into a folder without touching what is there', async ({ page }) => {
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  await open(page, [await made('photo-1200.jpg')]);
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const file = await folder.getFileHandle('photo-1200-resized.jpg', { create: true });
    const writable = await file.createWritable();
    await writable.write('mine');
    await writable.close();
  });
  await run(page);
  await page.getByRole('button', { name: 'Save to folder' }).click();
  await expect(toast(page)).toContainText('Saved to folder');
  const held = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    const found: [string, number[]][] = [];
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemFileHandle]>)
      found.push([name, [...new Uint8Array(await (await handle.getFile()).arrayBuffer())]]);
    return found.sort();
  });
  expect(held.map(([name]) => name)).toEqual(['photo-1200-resized (2).jpg', 'photo-1200-resized.jpg']);
  expect(Buffer.from(held[1]?.[1] ?? []).toString()).toBe('mine');
  expect(await sharp(Buffer.from(held[0]?.[1] ?? [])).metadata()).toMatchObject({ width: 1080, height: 720 });
});

test('leaving with results that were not downloaded asks first', async ({ page }) => {
  await open(page, [await made('tiny.jpg')]);
  await run(page);
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.click();
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await downloadZip(page);
  await home.click();
  await expect(page).toHaveURL(/\/$/);
});

test('works by keyboard alone', async ({ page }) => {
  // From the start: the browser needs a moment to hand its file dialog over to the test, and the keys do not wait for it.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/batch');
  await page.getByRole('radio', { name: 'Resize' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Compress' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Target format')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Quality')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Quality')).toHaveValue('74');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Browse Files' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([await made('tiny.jpg'), await made('quadrants.png')]);
  await expect(rows(page)).toHaveCount(2);
  await processAll(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Complete', { exact: true })).toHaveCount(2);
  await expect(processAll(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(downloadAll(page)).toBeFocused();
  const arriving = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await arriving).suggestedFilename()).toMatch(/^converted-images/);
});

test('every control is named and in reach on a phone, in every state', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/batch');
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const long = await made('photo-1200.jpg', 'IMG_20260711_183422_a_day_in_the_mountains_with_everybody.jpg');
  await choose(page, long, await made('transparent.png'), await made('truncated.jpg'));
  await expect(rows(page)).toHaveCount(3);
  await expect(processAll(page)).toBeInViewport();
  for (const name of ['Convert', 'Compress', 'Resize'] as const) {
    await action(page, name).click();
    await expectNoSidewaysScroll(page);
    // Resizing was examined before the files came, and compressing has all of converting's controls and one more.
    if (name === 'Compress') await expectAccessible(page);
  }
  await run(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(downloadAll(page)).toBeInViewport();
  for (const control of await rows(page).getByRole('button').all()) {
    await control.scrollIntoViewIfNeeded();
    const { x = -1, width = 999 } = (await control.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});

test('twenty large photos leave the page free, and the broken one among them fails alone', async ({
  browser,
  page,
}, info) => {
  test.slow();
  const photo = HAS_CORPUS ? await real('photos/demo-large-photo.jpg') : await made('photo-3200.jpg');
  const uploads = many(photo, 20);
  uploads[6] = { ...(await made('truncated.jpg')), name: 'broken.jpg' };
  // More than can be handed over in a message.
  const paths = await onDisk(
    info,
    uploads.map((upload) => ({ upload, date: new Date() })),
  );
  await open(page, paths);
  await expect(rows(page).locator('img')).toHaveCount(19, { timeout: 60_000 });
  const processing = await mainThreadTasks(browser, page, async () => {
    await processAll(page).click();
    await expect(page.getByText('Complete', { exact: true })).toHaveCount(19, { timeout: 90_000 });
  });
  expect(processing.length).toBeGreaterThan(100);
  expect(processing[0]).toBeLessThan(50);
  await expect(toast(page)).toContainText('19 file(s) processed successfully.');
  await expect(row(page, 'broken.jpg')).toContainText('Failed');
  const entries: ReadEntry[] = [];
  const packing = await mainThreadTasks(browser, page, async () => {
    entries.push(...(await downloadZip(page)).entries);
  });
  expect(packing[0]).toBeLessThan(50);
  info.annotations.push({
    type: 'longest tasks',
    description: `${processing[0]} ms while processing, ${packing[0]} ms while packing`,
  });
  expect(entries).toHaveLength(19);
  for (const { bytes } of entries) {
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    expect(format).toBe('jpeg');
    expect(height).toBe(720);
    expect(width).toBeGreaterThan(900);
  }
});

test('the landing pages open with their own action', async ({ page }) => {
  for (const [slug, name] of [
    ['batch-image-compression', 'Compress'],
    ['batch-image-resizer', 'Resize'],
    ['batch-image-converter', 'Convert'],
  ] as const) {
    await page.goto(`/tools/${slug}`);
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
});
