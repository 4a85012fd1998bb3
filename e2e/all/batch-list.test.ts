import sharp from 'sharp';
import { HAS_CORPUS } from '../../fixtures/corpus.ts';
import type { ReadEntry } from '../../fixtures/read-zip.ts';
import {
  action,
  downloadAll,
  downloadZip,
  many,
  onDisk,
  open,
  problem,
  processAll,
  row,
  rows,
  run,
} from '../batch-page.ts';
import { choose, dragOver, made, real } from '../files.ts';
import { LONG_TASK_MS, mainThreadTasks } from '../main-thread.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../test.ts';

test.describe('incoming files', () => {
  test('are added once, no matter when they were chosen', async ({ page }) => {
    for (const waitUntil of ['commit', 'domcontentloaded', 'load'] as const) {
      await page.goto('/batch', { waitUntil });
      await page.getByLabel('Image file').setInputFiles([await made('tiny.jpg'), await made('quadrants.png')]);
      await expect(page.getByText('Ready', { exact: true }).or(page.getByText('Complete'))).toHaveCount(2);
      await expect(rows(page)).toHaveCount(2);
    }
  });

  test('are at most twenty, no matter when they were chosen', async ({ page }) => {
    const files = many(await made('tiny.jpg'), 22);
    for (const waitUntil of ['commit', 'domcontentloaded', 'load'] as const) {
      await page.goto('/batch', { waitUntil });
      await page.getByLabel('Image file').setInputFiles(files);
      await expect(page.getByText('Too many files. Max: 20')).toBeVisible();
      await expect(rows(page)).toHaveCount(20);
    }
  });

  test('are at most twenty, at once or in several steps', async ({ page }) => {
    const tiny = await made('tiny.jpg');
    await page.goto('/batch');
    // Files are added until the batch is full.
    await choose(page, ...many(tiny, 21));
    await expect(page.getByText('Too many files. Max: 20')).toBeVisible();
    await expect(page.getByText('20 image(s) added for processing')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    for (const number of [20, 19]) await page.getByRole('button', { name: `Remove photo-${number}.jpg` }).click();
    await expect(rows(page)).toHaveCount(18);
    await choose(page, ...many(tiny, 2));
    await expect(page.getByText('Too many files. Max: 20')).toHaveCount(0);
    await expect(rows(page)).toHaveCount(20);
    await choose(page, tiny);
    await expect(page.getByText('Too many files. Max: 20')).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    const list = page.getByRole('list', { name: /^Images/ });
    expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(200);
  });

  test('are refused above 10 MB and if they are not images', async ({ page }) => {
    await page.goto('/batch');
    await choose(page, await made('eleven-megabytes.jpg'));
    await expect(page.getByText('File is too large. Max size: 10MB')).toBeVisible();
    await choose(page, await made('text.jpg', 'notes.txt'));
    await expect(problem(page)).toContainText('Invalid file type. Please upload an image.');
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

  test('can be a folder, which is read completely', async ({ page }, info) => {
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
    const above = { x: at.x, y: (box?.y ?? 0) - 300 };
    const send = (type: 'dragEnter' | 'dragOver' | 'drop', { x, y } = at) =>
      devtools.send('Input.dispatchDragEvent', { type, x, y, data });
    await send('dragEnter', above);
    // Until the page's scripts run, it ignores drags. It reacts again only if the pointer has left the area.
    await expect(async () => {
      await send('dragOver', above);
      await send('dragOver');
      await expect(page.getByText('Drop the files here')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await send('drop');
    await expect(rows(page)).toHaveCount(13);
    await expect(row(page, 'below.jpg')).toHaveCount(1);
  });
});

test.describe('the list', () => {
  test('can be cleared, except during processing', async ({ page }) => {
    // An AVIF of this size takes a while.
    await open(
      page,
      many(await made('photo-3200.jpg'), 8),
      '/batch?action=convert&format=avif&width=6000&height=4500&enlarge=yes',
    );
    await expect(page.getByLabel('Target format')).toHaveValue('avif');
    await processAll(page).click();
    const clear = page.getByRole('button', { name: 'Clear All' });
    await expect(clear).toBeDisabled();
    await expect(page.getByRole('progressbar', { name: 'Progress of all images' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Progress of photo-1.jpg' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove photo-1.jpg' })).toHaveCount(0);
    await expectAccessible(page);
    // By keyboard: rows rerender with every percent, and a click waits until they are stable.
    await page.getByRole('button', { name: 'Cancel photo-8.jpg' }).press('Enter');
    await expect(row(page, 'photo-8.jpg')).toContainText('Ready');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(clear).toBeEnabled();
    await expect(page.getByText('Processing', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Waiting', { exact: true })).toHaveCount(0);
    await clear.click();
    await expect(rows(page)).toHaveCount(0);
    // The next batch works.
    await action(page, 'Resize').click();
    await choose(page, await made('tiny.jpg'));
    await run(page);
    await expect(row(page, 'tiny.jpg')).toContainText('Complete');
  });

  test('shows each result next to its original', async ({ page }) => {
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
  test('applies without a visible control', async ({ page }) => {
    await page.goto('/batch?rotate=90&width=500');
    await expect(page.getByText('Also: turned right')).toBeVisible();
    await page.getByLabel('Image file').setInputFiles(await made('photo-1200.jpg'));
    await expect(row(page, 'photo-1200.jpg')).toContainText('1200 × 800 → 500 × 750 · JPG');
    await page.goto('/batch?percent=50');
    await expect(page.getByRole('slider', { name: 'Scale' })).toHaveValue('50');
    await expect(page.getByText(/^Also: /)).toBeHidden();
    await page.goto('/batch?edge=900');
    await expect(page.getByLabel('Longest side')).toHaveValue('900');
    await expect(page.getByText(/^Also: /)).toBeHidden();
    await page.getByLabel('Image file').setInputFiles(await made('photo-1200.jpg'));
    await expect(row(page, 'photo-1200.jpg')).toContainText('1200 × 800 → 900 × 600 · JPG');
  });

  test('is copied by Share and opens the same settings', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.clock.install();
    await page.goto('/batch', { waitUntil: 'networkidle' });
    await action(page, 'Convert').click();
    await page.getByLabel('Target format').selectOption('avif');
    // Immediately, before the address is updated: the copied address must have the current settings.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByLabel('Quality').fill('40');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page).toHaveURL(/\/batch\?format=avif&quality=40$/);
    await page.clock.resume();
    await expect(toast(page)).toContainText('Link copied');
    await expect(toast(page)).toContainText('Share this tool with others');
    // The site may write to the clipboard but not read it, so the test pastes.
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

  test('is ignored if it is invalid', async ({ page }) => {
    await page.goto('/batch?action=paint&width=-3&quality=900&format=doc');
    await expect(page.getByRole('radio', { name: 'Resize' })).toBeChecked();
    await expect(page.getByLabel('Width')).toHaveValue('1280');
    await expect(page).toHaveURL(/\/batch$/);
  });
});

test('results can be written to a folder without overwriting other files', async ({ page }) => {
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
  // From the start: the browser takes a moment to pass its file dialog to the test, and keys do not wait for it.
  const chooser = page.waitForEvent('filechooser');
  await page.goto('/batch');
  await page.getByRole('radio', { name: 'Resize' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Compress' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Target format')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Largest size')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'One file each' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '75%' })).toBeFocused();
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

test('every control is named and reachable on a phone, in every state', async ({ page }) => {
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
    // The test has already examined resizing before files arrive, and compressing has all controls of converting and
    // one more.
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

test('twenty large photos keep the page responsive, and only the damaged one fails', async ({
  browser,
  page,
}, info) => {
  test.slow();
  const photo = HAS_CORPUS ? await real('photos/demo-large-photo.jpg') : await made('photo-3200.jpg');
  const uploads = many(photo, 20);
  uploads[6] = { ...(await made('damaged.png')), name: 'broken.jpg' };
  // Too many bytes for a single message.
  const paths = await onDisk(
    info,
    uploads.map((upload) => ({ upload, date: new Date() })),
  );
  const processing = await mainThreadTasks(
    browser,
    page,
    async () => {
      await processAll(page).click();
      await expect(page.getByText('Complete', { exact: true })).toHaveCount(19, { timeout: 90_000 });
    },
    async () => {
      await open(page, paths);
      await expect(rows(page).locator('img')).toHaveCount(19);
    },
  );
  expect(processing.count).toBeGreaterThan(100);
  expect(processing.longest).toBeLessThan(LONG_TASK_MS);
  await expect(toast(page)).toContainText('19 file(s) processed successfully.');
  await expect(row(page, 'broken.jpg')).toContainText('Failed');
  let entries: ReadEntry[] = [];
  const packing = await mainThreadTasks(browser, page, async () => {
    ({ entries } = await downloadZip(page));
  });
  info.annotations.push({
    type: 'longest tasks',
    description: `${processing.longest} ms while processing, ${packing.longest} ms while packing`,
  });
  expect(packing.longest).toBeLessThan(LONG_TASK_MS);
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

test('a row has two lines, and losses that all pictures share are listed once', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, many(await made('phone.jpg'), 12), '/batch?width=32');
  const panel = page.getByRole('list', { name: 'Before you start' });
  const said = 'All 12 pictures lose camera details and hidden data.';
  await expect(panel).toContainText(said);
  await run(page);
  await expect(panel).toContainText(said);
  await expect(rows(page).getByText(/Loses/)).toHaveCount(0);
  const heights = await Promise.all(
    (await rows(page).all()).map(async (row) => (await row.boundingBox())?.height ?? 0),
  );
  // Two lines of 20 pixels.
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);
});

test('ten of twenty rows fit a screen of 900 pixels, before and after the run; then the download comes first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, many(await made('photo-1200.jpg'), 20));
  // The facts of each row; its name has 'jpg' too.
  await expect(rows(page).getByText(/ · JPG/)).toHaveCount(20);
  const inView = async () => {
    const bar = await processAll(page).boundingBox();
    const boxes = await Promise.all((await rows(page).all()).map((row) => row.boundingBox()));
    return boxes.filter((box) => box && box.y + box.height <= (bar?.y ?? 0) - 8).length;
  };
  // Colours fade.
  const accent = (button: ReturnType<typeof processAll>) =>
    button.evaluate(async (element) => {
      await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(element).backgroundColor;
    });
  const primary = await accent(processAll(page));
  expect(await inView()).toBeGreaterThanOrEqual(10);
  const before = await rows(page).first().boundingBox();
  await run(page);
  expect(await inView()).toBeGreaterThanOrEqual(10);
  // Nothing moves when a row changes its state.
  expect((await rows(page).first().boundingBox())?.height).toBe(before?.height);
  await expect.poll(() => accent(downloadAll(page))).toBe(primary);
  await expect.poll(() => accent(processAll(page))).not.toBe(primary);
});
