import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { HAS_POPPLER, readByPoppler } from '../fixtures/pdf.ts';
import { asSharp, photoLike } from '../fixtures/pictures.ts';
import { readZip } from '../fixtures/read-zip.ts';
import { PAGE_GREYS, pagedTiff } from '../fixtures/tiff.ts';
import { rendererMemory, rendererPeak } from '../proof/browsers/renderer-memory.ts';
import { onDisk, open, processAll, row, rows } from './batch-page.ts';
import { choose, made, savedFile, type Upload } from './files.ts';
import { Hand } from './hand.ts';
import { ALL, expect, expectAccessible, LONG_PROOF, test, toast } from './test.ts';

/* Several images in one PDF, or in one animation. */

const LANDING = '/tools/image-to-pdf-compressor';
const downloadPdf = (page: Page) => page.getByRole('button', { name: /^Download PDF/ });
const handle = (page: Page, name: string) => row(page, name).getByRole('button', { name: /^Move / });
const MB = 1024 ** 2;

/** A page that its grey distinguishes from the others. */
async function scan(number: number): Promise<Upload> {
  const grey = number * 40;
  const image = sharp({ create: { width: 620, height: 877, channels: 3, background: { r: grey, g: grey, b: grey } } });
  return { name: `scan-${number}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg({ quality: 90 }).toBuffer() };
}
const scans = () => Promise.all([1, 2, 3, 4, 5].map(scan));
const namesIn = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => Number(/scan-(\d)/.exec(text)?.[1]));

/** The numbers of the scans on the pages of a document. */
async function numbersIn(pdf: Buffer): Promise<number[]> {
  const { pages } = await readByPoppler(pdf, 24);
  return Promise.all(pages.map(async (page) => Math.round((colourAt(await pixelsOf(page), 0.5, 0.5)[0] ?? 0) / 40)));
}

test('five scans into one PDF: one document, in an order set by dragging, in three clicks', async ({ page }) => {
  const hand = new Hand();
  await page.setViewportSize({ width: 1280, height: 1300 });
  await page.goto(LANDING);
  await choose(page, ...(await scans()));
  await expect(handle(page, 'scan-5.jpg')).toBeVisible();
  // The last page to the front.
  const [from, to] = [await handle(page, 'scan-5.jpg').boundingBox(), await handle(page, 'scan-1.jpg').boundingBox()];
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 12 });
  await page.mouse.up();
  hand.count();
  await expect.poll(() => namesIn(page)).toEqual([5, 1, 2, 3, 4]);
  await hand.press(processAll(page));
  await expect(downloadPdf(page)).toHaveText('Download PDF (5 pages)');
  const { name, bytes } = await savedFile(page, () => hand.press(downloadPdf(page)));
  await expect(toast(page)).toContainText('5 pages in one PDF.');
  expect(name).toMatch(/^converted-images-\d+\.pdf$/);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(5);
  if (HAS_POPPLER) expect(await numbersIn(bytes)).toEqual([5, 1, 2, 3, 4]);
  hand.expectPresses(3);
});

test(
  'keys set the order too, which is announced; another order after the run needs no new run',
  ALL,
  async ({ page }) => {
    await open(page, await scans(), LANDING);
    await processAll(page).click();
    await expect(downloadPdf(page)).toBeVisible();
    await handle(page, 'scan-1.jpg').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: 'scan-1.jpg is now page 2 of 5.' })).toHaveCount(1);
    await expect(handle(page, 'scan-1.jpg')).toBeFocused();
    await expect(handle(page, 'scan-1.jpg')).toHaveAccessibleName('Move scan-1.jpg, page 2 of 5');
    await page.keyboard.press('End');
    await expect.poll(() => namesIn(page)).toEqual([2, 3, 4, 5, 1]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => namesIn(page)).toEqual([2, 1, 3, 4, 5]);
    await expectAccessible(page);
    // With buttons too.
    await page.getByLabel('Page of scan-5.jpg').selectOption('2');
    await expect.poll(() => namesIn(page)).toEqual([2, 5, 1, 3, 4]);
    const { bytes } = await savedFile(page, () => downloadPdf(page).click());
    if (HAS_POPPLER) expect(await numbersIn(bytes)).toEqual([2, 5, 1, 3, 4]);
  },
);

test(
  'a document keeps the size of its images by default; paper, margin and one file each are options',
  ALL,
  async ({ page }) => {
    const upload = await made('photo-1200.jpg');
    await open(page, [upload, await made('quadrants.png')], '/batch?action=convert');
    await page.getByLabel('Target format').selectOption('PDF');
    await expect(page.getByRole('radio', { name: 'One document' })).toBeChecked();
    await expect(page.getByLabel('Keep JPG images as they are')).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveCount(0);
    await page.getByLabel('Page size').selectOption('A4');
    await page.getByLabel('Margin').selectOption('10 mm');
    await expectAccessible(page);
    await processAll(page).click();
    const { bytes } = await savedFile(page, () => downloadPdf(page).click());
    const document = await PDFDocument.load(bytes);
    expect(document.getPages().map((sheet) => Math.round(sheet.getWidth()))).toEqual([842, 842]);
    // Byte for byte.
    expect(bytes.includes(upload.buffer)).toBe(true);
    await expect(page).toHaveURL(/pages=one/);
    await expect(page).toHaveURL(/paper=a4/);
    await page.getByText('One file each').click();
    await expect(page.getByText('2 results were made with earlier settings')).toBeVisible();
    await processAll(page).click();
    await expect(page.getByRole('button', { name: 'Download All (2)' })).toBeEnabled();
    await page.getByLabel('Target format').selectOption('WebP');
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('75');
    await expect(page.getByLabel('Page size')).toHaveCount(0);
  },
);

const PHOTOS = 20;

test(
  `${PHOTOS} photos of ten megapixels become one document in little memory`,
  LONG_PROOF,
  async ({ browser, page }, info) => {
    test.skip(!HAS_POPPLER, 'needs poppler');
    test.slow();
    const photo = await asSharp(photoLike(3872, 2592)).jpeg({ quality: 92 }).toBuffer();
    const files = await Promise.all(
      Array.from({ length: PHOTOS }, async (_, index) => {
        const grey = index * 12;
        const band = {
          create: { width: 3872, height: 800, channels: 3, background: { r: grey, g: grey, b: grey } },
        } as const;
        const buffer = await sharp(photo)
          .composite([{ input: band, top: 0, left: 0 }])
          .jpeg({ quality: 92 })
          .toBuffer();
        return { upload: { name: `photo-${index}.jpg`, mimeType: 'image/jpeg', buffer }, date: new Date() };
      }),
    );
    const together = files.reduce((sum, { upload }) => sum + upload.buffer.length, 0);
    await open(page, await onDisk(info, files), '/batch?format=pdf&pages=one&quality=none');
    await processAll(page).click();
    await expect(downloadPdf(page)).toHaveText(`Download PDF (${PHOTOS} pages)`, { timeout: 120_000 });
    const before = await rendererMemory(browser, page);
    const { bytes } = await savedFile(page, () => downloadPdf(page).click());
    const after = await rendererMemory(browser, page);
    const peak = await rendererPeak(browser);
    info.annotations.push({
      type: 'memory',
      description: `${PHOTOS} photos of 10 megapixels, ${(together / MB).toFixed(0)} MB: at most ${(peak / MB).toFixed(0)} MB; bound into one, ${((after - before) / MB).toFixed(0)} MB more`,
    });
    expect(peak).toBeLessThan(900 * MB);
    expect(after - before).toBeLessThan(30 * MB);
    const { info: facts, pages } = await readByPoppler(bytes, 6);
    expect(facts).toMatch(new RegExp(`^Pages:\\s+${PHOTOS}$`, 'm'));
    const greys = await Promise.all(pages.map(async (drawn) => colourAt(await pixelsOf(drawn), 0.5, 0.1)[0] ?? 0));
    for (const [index, grey] of greys.entries()) expect(Math.abs(grey - index * 12), `page ${index}`).toBeLessThan(6);
  },
);

test.describe('a TIFF of three pages', () => {
  const scan = async () => ({ name: 'scan.tif', mimeType: 'image/tiff', buffer: await pagedTiff() });
  const near = (greys: readonly number[]) => greys.map((grey) => Math.round(grey / 40));
  const greysIn = async (pages: readonly Uint8Array[]) =>
    near(await Promise.all(pages.map(async (page) => colourAt(await pixelsOf(page), 0.5, 0.5)[0] ?? 0)));

  test('becomes one PDF of three pages on /convert', async ({ page }) => {
    await page.goto('/convert?format=pdf');
    await choose(page, await scan());
    await expect(page.getByText('Only the first page is used.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Convert to PDF' }).click();
    const { name, bytes } = await savedFile(page, () =>
      page
        .getByRole('button', { name: /^Download/ })
        .first()
        .click(),
    );
    expect(name).toMatch(/^converted-pdf-\d+\.pdf$/);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
    if (HAS_POPPLER) expect(await greysIn((await readByPoppler(bytes, 96)).pages)).toEqual(near(PAGE_GREYS));
  });

  test('may have more pages than a batch has files, and counts as one file', ALL, async ({ page }) => {
    const greys = Array.from({ length: 24 }, (_, index) => index * 10);
    await page.goto(LANDING);
    await choose(page, { name: 'long.tif', mimeType: 'image/tiff', buffer: await pagedTiff({}, greys) });
    await expect(rows(page)).toHaveCount(24);
    await expect(page.getByText('All pages of a file count as one image.')).toBeVisible();
    await choose(page, ...(await Promise.all(Array.from({ length: 20 }, (_, i) => made('quadrants.png', `${i}.png`)))));
    await expect(page.getByText('19 added, 1 over the limit.')).toBeVisible();
    await expect(rows(page)).toHaveCount(24 + 19);
  });

  test('has a row per page on /batch; the result is one document or one file per page', ALL, async ({ page }) => {
    await page.goto(LANDING);
    await choose(page, await scan());
    await expect(handle(page, 'scan-page-3.tif')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await processAll(page).click();
    const { bytes } = await savedFile(page, () => downloadPdf(page).click());
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
    if (HAS_POPPLER) expect(await greysIn((await readByPoppler(bytes, 96)).pages)).toEqual(near(PAGE_GREYS));
    await page.getByText('One file each', { exact: true }).click();
    await processAll(page).click();
    const zip = await savedFile(page, () => page.getByRole('button', { name: /^Download All \(3\)/ }).click());
    expect(readZip(zip.bytes).map(({ name }) => name)).toEqual([
      'scan-page-1.pdf',
      'scan-page-2.pdf',
      'scan-page-3.pdf',
    ]);
  });
});

for (const { label, mediaType, tier } of [
  { label: 'GIF', mediaType: 'image/gif', tier: ALL },
  { label: 'WebP', mediaType: 'image/webp', tier: {} },
]) {
  test(
    `three stills into one ${label}: in order, each for the chosen time, in five presses`,
    tier,
    async ({ page }) => {
      const hand = new Hand();
      await open(page, await Promise.all([3, 1, 5].map(scan)), '/batch?action=convert');
      await page.getByLabel('Target format').selectOption(label);
      hand.count();
      await hand.press(page.getByText('One animation'));
      await page.getByLabel('Each image shows for').selectOption('2 seconds');
      hand.count();
      await expect(page).toHaveURL(/pages=one/);
      await expect(page).toHaveURL(/delay=2000/);
      await expectAccessible(page);
      await handle(page, 'scan-1.jpg').focus();
      await page.keyboard.press('Home');
      await expect(page.getByRole('status').filter({ hasText: 'scan-1.jpg is now frame 1 of 3.' })).toHaveCount(1);
      await hand.press(processAll(page));
      const download = page.getByRole('button', { name: `Download ${label} (3 frames)` });
      const { name, bytes } = await savedFile(page, () => hand.press(download));
      await expect(toast(page)).toContainText(`3 frames in one ${label}.`);
      expect(name).toMatch(new RegExp(`^converted-images-\\d+\\.${label.toLowerCase()}$`));
      const image = sharp(bytes, { animated: true });
      expect(await image.metadata()).toMatchObject({
        pages: 3,
        delay: [2000, 2000, 2000],
        loop: 0,
        width: 620,
        pageHeight: 877,
      });
      const greys = [];
      for (const frame of [0, 1, 2])
        greys.push(Math.round((colourAt(await pixelsOf(bytes, { page: frame }), 0.5, 0.5)[0] ?? 0) / 40));
      expect(greys).toEqual([1, 3, 5]);
      // A browser plays it.
      const decoded = await page.evaluate(
        async ({ data, type }) => {
          const decoder = new ImageDecoder({ data: Uint8Array.from(atob(data), (c) => c.charCodeAt(0)), type });
          await decoder.tracks.ready;
          const { image } = await decoder.decode({ frameIndex: 2 });
          return { frames: decoder.tracks.selectedTrack?.frameCount, size: [image.displayWidth, image.displayHeight] };
        },
        { data: bytes.toString('base64'), type: mediaType },
      );
      expect(decoded).toEqual({ frames: 3, size: [620, 877] });
      hand.expectPresses(5);
    },
  );
}
