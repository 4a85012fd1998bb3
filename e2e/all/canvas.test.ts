import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createEngine, hashOf, readRecipe } from '../../engine/node.ts';
import { colourAt, flatPixelsOf, meanDifference } from '../../fixtures/compare.ts';
import { fixtureFile } from '../../fixtures/index.ts';
import { choose, download, made, withLenientBrowser } from '../files.ts';
import { expect, nextWarning, test, toast } from '../test.ts';

/*
 * A browser that cannot run libvips, on the site as it is served, and faults of its canvas. The engine's check at the
 * start uses 64 × 64 pixels. The faults here affect only larger canvases, as on a phone that is short of memory.
 */

const WORKER = /\/worker-entry-browser-[^/]+\.js$/;
const NO_CONTEXT = `
  const getContext = OffscreenCanvas.prototype.getContext;
  OffscreenCanvas.prototype.getContext = function (...terms) {
    return this.width > 64 ? null : getContext.apply(this, terms);
  };`;
const NO_BLOB = `
  const convertToBlob = OffscreenCanvas.prototype.convertToBlob;
  OffscreenCanvas.prototype.convertToBlob = function (...terms) {
    return this.width > 64 ? Promise.reject(new DOMException('', 'EncodingError')) : convertToBlob.apply(this, terms);
  };`;
/** Like Safari, which cannot encode WebP. */
const NO_WEBP = `
  const convertToBlob = OffscreenCanvas.prototype.convertToBlob;
  OffscreenCanvas.prototype.convertToBlob = function ({ type, ...terms }) {
    return convertToBlob.call(this, { ...terms, type: type === 'image/webp' ? 'image/png' : type });
  };`;
const NO_FILTER = 'delete OffscreenCanvasRenderingContext2D.prototype.filter;';

const problem = (page: Page) => page.getByRole('main').getByRole('alert');

/** @param broken code that precedes the worker's script */
async function openWithoutVips(page: Page, address: string, broken = ''): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedArrayBuffer'));
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${broken}\n${await response.text()}` });
  });
  await page.goto(address);
}

const TOOLS = [
  { path: '/resize', run: 'Resize image', failed: 'Error resizing image', before: '' },
  { path: '/compress', run: 'Compress image', failed: 'Error compressing image', before: 'Compression failed: ' },
  { path: '/convert', run: 'Convert to WebP', failed: 'Error converting image', before: '' },
] as const;

for (const { path, run, failed, before } of TOOLS) {
  test.describe(`${path} without libvips`, () => {
    const runButton = (page: Page) => page.getByRole('button', { name: run });

    test('works', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await openWithoutVips(page, path);
      await choose(page, await made('photo-600.png'));
      await runButton(page).click();
      expect((await download(page)).image).toMatchObject({ width: 600, height: 400 });
      expect(asked.some((name) => WORKER.test(name))).toBe(true);
      expect(asked.filter((name) => name.includes('vips'))).toEqual([]);
    });

    test('removes the location from a photo, and announces it before', async ({ page }) => {
      await openWithoutVips(page, path);
      await choose(page, await made('place-and-thumbnail.jpg'));
      if (path === '/convert') await page.getByRole('radio', { name: 'PNG', exact: true }).check();
      await expect(page.getByRole('list', { name: 'Before you start' })).toContainText(
        path === '/compress'
          ? 'the picture stays as it is, camera details are removed'
          : 'Camera details and hidden data are removed.',
      );
      await page.getByRole('button', { name: path === '/convert' ? 'Convert to PNG' : run }).click();
      expect((await download(page)).image.exif).toBeUndefined();
    });

    for (const [message, file, broken, advice] of [
      ['Could not get canvas context', 'photo-600.png', NO_CONTEXT, /not enough free memory/],
      ['Could not create blob from canvas', 'photo-600.png', NO_BLOB, /could not be saved with these settings/],
      ['Failed to load image', 'truncated.png', '', /damaged or incomplete/],
      ['Failed to load image', 'truncated.jpg', '', /damaged or incomplete/],
    ] as const) {
      test(`shows '${message}' for ${file}, and what to do`, async ({ page }) => {
        await withLenientBrowser(page);
        await openWithoutVips(page, path, broken);
        await choose(page, await made(file));
        await runButton(page).click();
        await expect(toast(page)).toContainText(failed);
        await expect(toast(page).getByText(`${before}${message}`, { exact: true })).toBeVisible();
        await expect(problem(page)).toHaveText(advice);
        // The file is kept and can be tried again.
        await expect(runButton(page)).toBeEnabled();
      });
    }
  });
}

for (const { path, run } of [
  { path: '/resize?width=300&metadata=keep', run: 'Resize image' },
  { path: '/compress?quality=60', run: 'Compress image' },
  { path: '/compress?target=40kb', run: 'Compress image' },
]) {
  test(`${path}: a JPEG from a JPEG has the same bytes without libvips`, async ({ page, context }) => {
    const bytesOn = async (on: Page) => {
      await choose(on, await made('photo-1200.jpg'));
      await on.getByRole('button', { name: run }).click();
      return (await download(on)).bytes;
    };
    const other = await context.newPage();
    await other.goto(path);
    const expected = await bytesOn(other);
    await openWithoutVips(page, path, NO_BLOB);
    expect((await bytesOn(page)).equals(expected)).toBe(true);
  });
}

const ANOTHER_FORMAT = 'This browser cannot work with this format. Please choose another one, or try a newer browser.';

test('a format that the browser cannot write is not offered, and another one is selected', async ({ page }) => {
  await openWithoutVips(page, '/convert?format=webp', NO_WEBP);
  await choose(page, await made('photo-600.png'));
  await expect(page.getByRole('radio', { name: 'JPG', exact: true })).toBeChecked();
  for (const name of ['WebP', 'GIF', 'TIFF', 'AVIF'])
    await expect(page.getByRole('radio', { name, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  expect((await download(page)).image.format).toBe('jpeg');
});

for (const [when, isLate] of [
  ['', false],
  [', even if the picture was shown before the engine came', true],
] as const)
  test(`a page for a format that the browser cannot write says so before the run, and names the selected format${when}`, async ({
    page,
  }) => {
    await openWithoutVips(page, '/tools/jpg-to-gif-converter');
    const gate = Promise.withResolvers<void>();
    await page.route(WORKER, async (route) => {
      await gate.promise;
      await route.fallback();
    });
    await choose(page, await made('photo-1200.jpg'));
    if (isLate) await expect(page.getByRole('region', { name: 'Image preview' })).toContainText('1200 × 800');
    gate.resolve();
    await expect(page.getByRole('list', { name: 'Before you start' })).toContainText(
      'This browser cannot write GIF, so WebP is selected instead.',
    );
    await page.getByRole('button', { name: 'Convert to WebP' }).click();
    expect((await download(page)).image.format).toBe('webp');
  });

test('a compressor for a format that the browser cannot write refuses before the run, and offers another format', async ({
  page,
}) => {
  await openWithoutVips(page, '/tools/gif-compressor');
  await choose(page, await made('photo-1200.jpg'));
  await expect(problem(page)).toContainText('This browser cannot write GIF.');
  const run = page.getByRole('button', { name: 'Compress image' });
  await expect(run).toBeDisabled();
  await page.getByRole('button', { name: 'Use JPG instead' }).click();
  await expect(page.getByRole('radio', { name: 'JPG', exact: true })).toBeChecked();
  await run.click();
  expect((await download(page)).image.format).toBe('jpeg');
});

test('options that a canvas ignores are not offered, and their summary says that they have no effect', async ({
  page,
}) => {
  await openWithoutVips(page, '/convert?format=jpg&metadata=keep');
  await choose(page, await made('transparent.png'));
  await expect(page.getByText('Also: camera details kept (has no effect here)')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'More options' }).click();
  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await expect(page.getByText('Full colour detail')).toHaveCount(0);
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  const { data } = await sharp((await download(page)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(Math.max(...data.subarray(0, 3))).toBeLessThan(60);
});

test('a format that the browser cannot read has its own message', async ({ page }) => {
  await openWithoutVips(page, '/convert');
  await choose(page, await made('quadrants.tiff'));
  await expect(problem(page)).toHaveText(`quadrants.tiff${ANOTHER_FORMAT}`);
});

test.describe('limits of a canvas', () => {
  test.use({ expectedComplaints: [/^The search for a size failed: Could not create blob from canvas$/] });

  test('a target size that cannot be reached returns the original', async ({ page }) => {
    const warned = nextWarning(page);
    await openWithoutVips(page, '/compress?target=60kb', NO_BLOB);
    const photo = await made('photo-600.png');
    await choose(page, photo);
    await page.getByRole('button', { name: 'Compress image' }).click();
    await expect(
      page.getByText(/could not be reached with these settings, so you get your original back/),
    ).toBeVisible();
    expect((await download(page)).bytes.equals(photo.buffer)).toBe(true);
    expect(await warned).toContain('The search for a size failed');
  });
});

test.describe('a canvas without filters', () => {
  test.use({ expectedComplaints: [/^This canvas has no filters/] });

  test('skips the blur of the lowest qualities, and logs it for developers', async ({ page }) => {
    const warned = nextWarning(page);
    await openWithoutVips(page, '/compress?quality=10', NO_FILTER);
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Compress image' }).click();
    const { bytes } = await download(page);
    expect(await warned).toBe('This canvas has no filters, so the picture was not blurred');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 800 });
  });
});

for (const edit of [
  'pad=500x500&fill=336699',
  'pad=500x500&fill=transparent',
  'pad=500x500&fill=blur',
  'redact=100,150,500,300;800,10,90,40&width=600',
  'redact=100,150,500,300;800,10,90,40&cover=pixels&width=600',
  'redact=100,150,500,300;800,10,90,40&cover=blur&width=600',
]) {
  test(`paints as libvips does: ${edit}`, async ({ page }) => {
    const query = `${edit}&format=png`;
    await openWithoutVips(page, `/resize?${query}`, NO_FILTER);
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Resize image' }).click();
    const drawn = await flatPixelsOf((await download(page)).bytes);
    await using engine = createEngine({ workers: 1, backend: 'vips' });
    const { blob } = await engine.run(await fixtureFile('photo-1200.jpg'), readRecipe(new URLSearchParams(query)));
    const expected = await flatPixelsOf(new Uint8Array(await blob.arrayBuffer()));
    expect(meanDifference(drawn, expected)).toBeLessThan(2);
    for (const [x, y] of [
      [0.5, 0.02],
      [0.2, 0.3],
    ] as const) {
      const [a, b] = [colourAt(drawn, x, y), colourAt(expected, x, y)];
      for (const channel of [0, 1, 2]) expect(Math.abs((a[channel] ?? 0) - (b[channel] ?? 0))).toBeLessThan(8);
    }
  });
}

test('draws a watermark as libvips does', async ({ page }) => {
  // Red, from transparent to opaque.
  const logo = await made('transparent.png');
  const file = new Blob([new Uint8Array(logo.buffer)]);
  const picture = await hashOf(file);
  const query = `width=600&watermark=${picture}&place=left&scale=60&opacity=80&format=png`;
  await openWithoutVips(page, `/resize?${query}`);
  await choose(page, await made('photo-1200.jpg'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the picture' }).click();
  await (await chooser).setFiles(logo);
  await expect(page.getByRole('button', { name: 'Choose the picture' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Resize image' }).click();
  const drawn = await flatPixelsOf((await download(page)).bytes);
  await using engine = createEngine({ workers: 1, backend: 'vips' });
  const { blob } = await engine.run(await fixtureFile('photo-1200.jpg'), readRecipe(new URLSearchParams(query)), {
    watermarks: { [picture]: file },
  });
  const expected = await flatPixelsOf(new Uint8Array(await blob.arrayBuffer()));
  expect(meanDifference(drawn, expected)).toBeLessThan(2);
  // Through the middle of the watermark, and beside it.
  for (const x of [0.04, 0.15, 0.25, 0.35, 0.41, 0.45]) {
    const [a, b] = [colourAt(drawn, x, 0.5), colourAt(expected, x, 0.5)];
    for (const channel of [0, 1, 2])
      expect(Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)), String(x)).toBeLessThan(12);
  }
});
