import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import type { FixtureName } from '../fixtures/index.ts';
import { choose, download, downloadButton, made, openMoreFormats, savedFile, type Upload } from './files.ts';
import { ALL, expect, expectAccessible, test, toast } from './test.ts';

const target = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const quality = (page: Page) => page.getByRole('slider', { name: 'Quality' });
const run = (page: Page) => page.getByRole('button', { name: /^Convert to / });
const losses = (page: Page) => page.getByRole('list', { name: 'Before you start' });

async function open(page: Page, upload: Upload, query = ''): Promise<void> {
  await page.goto(`/convert${query}`);
  await choose(page, upload);
  await expect(run(page)).toBeVisible();
}

async function startOver(page: Page, next: Upload): Promise<void> {
  await page.getByRole('button', { name: 'Start Over' }).click();
  await choose(page, next);
  await expect(run(page)).toBeVisible();
}

test('writes every format with the right name and size', ALL, async ({ page }) => {
  await open(page, await made('quadrants.jpg'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Format Conversion Tool');
  for (const [label, format, name] of [
    ['PNG', 'png', /^converted-png-\d+\.png$/],
    ['WebP', 'webp', /^converted-webp-\d+\.webp$/],
    ['GIF', 'gif', /^converted-gif-\d+\.gif$/],
    ['TIFF', 'tiff', /^converted-tiff-\d+\.tiff$/],
    ['AVIF', 'heif', /^converted-avif-\d+\.avif$/],
  ] as const) {
    await openMoreFormats(page);
    await target(page, label).check();
    await page.getByRole('button', { name: `Convert to ${label}` }).click();
    await expect(toast(page)).toContainText('Format conversion complete');
    await expect(toast(page)).toContainText(`Image successfully converted to ${label}`);
    const { name: as, bytes, image } = await download(page);
    expect(as).toMatch(name);
    expect(image).toMatchObject({ format, width: 64, height: 48 });
    const [red = 0, green = 255] = colourAt(await pixelsOf(bytes), 0.25, 0.25);
    expect(red).toBeGreaterThan(225);
    expect(green).toBeLessThan(45);
    await expect(page.getByText('No image')).toHaveCount(0);
    await page.getByRole('button', { name: 'Change settings' }).click();
  }
});

test('compares formats at the same score, and takes one of them', ALL, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isPart = (path: string) => path.includes('/compare-formats');
  await open(page, await made('transparent.png'));
  expect(asked.filter(isPart)).toEqual([]);
  await openMoreFormats(page);
  await page.getByRole('button', { name: 'Compare formats' }).click();
  const table = page.getByRole('table', { name: /score 80/ });
  const of = (label: string) =>
    table.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: label }) });
  for (const label of ['JPG', 'PNG', 'WebP', 'AVIF', 'JXL']) await expect(of(label)).toContainText(/\d (Bytes|KB)/);
  await expect(table.getByText('Smallest')).toHaveCount(1);
  await expect(of('JPG')).toContainText('JPG has no transparency');
  await expect(of('WebP')).not.toContainText('transparency');
  await expectAccessible(page);
  await of('WebP').getByRole('button', { name: 'Use WebP' }).click();
  await expect(of('WebP')).toContainText('Selected');
  await expect(target(page, 'WebP')).toBeChecked();
  await expect(page).toHaveURL(/score=80/);
  const size = await of('WebP').getByRole('cell').first().innerText();
  await page.getByRole('button', { name: 'Convert to WebP' }).click();
  await expect(toast(page)).toContainText('Format conversion complete');
  const { bytes } = await download(page);
  expect(size).toContain(`${bytes.length} Bytes`);
});

test('a comparison of formats can be cancelled and finished', async ({ page }) => {
  await open(page, await made('photo-1200.jpg'));
  await openMoreFormats(page);
  await page.getByRole('button', { name: 'Compare formats' }).click();
  await page.getByRole('button', { name: 'Cancel the comparison' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress of the comparison' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Finish the comparison' })).toBeVisible();
});

test('writes a PDF of one page, which shows its picture', ALL, async ({ page }) => {
  await open(page, await made('quadrants.png'), '?format=pdf');
  await page.getByRole('button', { name: 'Convert to PDF' }).click();
  await expect(toast(page)).toContainText('Image successfully converted to PDF');
  const { name, bytes } = await savedFile(page, () => downloadButton(page).click());
  expect(name).toMatch(/^converted-pdf-\d+\.pdf$/);
  const document = await PDFDocument.load(bytes);
  expect(document.getPages().map((sheet) => sheet.getSize())).toEqual([{ width: 48, height: 36 }]);
  await expect(page.getByText('No image')).toHaveCount(0);
});

test('opens a HEIC with the format of a page or its address', ALL, async ({ page }) => {
  for (const address of ['/tools/heic-to-webp-converter', '/convert?format=webp']) {
    await page.goto(address);
    await choose(page, await made('quadrants.heic'));
    await expect(page.getByRole('button', { name: 'Convert to WebP' })).toBeVisible();
  }
});

test('reads every format', ALL, async ({ page }) => {
  await page.goto('/convert');
  for (const name of [
    'quadrants.png',
    'quadrants.webp',
    'quadrants.gif',
    'quadrants.tiff',
    'quadrants.avif',
    'quadrants.jxl',
    'turned.jxl',
    'quadrants.heic',
    'quadrants.bmp',
    'quadrants.ico',
    'quadrants.svg',
    'png-inside.jpg',
  ] as const) {
    await choose(page, await made(name));
    await target(page, 'JPG').check();
    await expect(
      page
        .getByRole('group', { name: /^Before and after/ })
        .locator('img')
        .first(),
    ).toBeVisible();
    await run(page).click();
    const { bytes, image } = await download(page);
    expect(image, name).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    const [red = 0, green = 255] = colourAt(await pixelsOf(bytes), 0.25, 0.25);
    expect(red, name).toBeGreaterThan(225);
    expect(green, name).toBeLessThan(45);
    await page.getByRole('button', { name: 'Convert Again' }).click();
  }
});

test('opens with WebP at quality 92, and never with the file’s own format', ALL, async ({ page }) => {
  await open(page, await made('quadrants.jpg'));
  await expect(target(page, 'WebP')).toBeChecked();
  await expect(quality(page)).toHaveValue('92');
  await startOver(page, await made('quadrants.webp'));
  await expect(target(page, 'JPG')).toBeChecked();
  for (const [wanted, file] of [
    ['jpg', 'quadrants.jpg'],
    ['png', 'quadrants.png'],
    ['gif', 'quadrants.gif'],
    ['tiff', 'quadrants.tiff'],
    ['avif', 'quadrants.avif'],
  ] as const) {
    await open(page, await made(file), `?format=${wanted}`);
    await expect(target(page, 'WebP')).toBeChecked();
  }
});

test('asks for a quality only if the format has one, and applies it', ALL, async ({ page }) => {
  await open(page, await made('photo-1200.jpg'));
  await openMoreFormats(page);
  for (const name of ['JPG', 'WebP', 'AVIF', 'JXL', 'PDF']) {
    await target(page, name).check();
    await expect(quality(page)).toHaveValue('92');
  }
  for (const name of ['PNG', 'GIF', 'TIFF']) {
    await target(page, name).check();
    await expect(quality(page)).toHaveCount(0);
    const words = name === 'PNG' ? 'Every pixel is kept.' : `${name} has no quality setting.`;
    await expect(page.getByText(words)).toBeVisible();
  }
  await target(page, 'WebP').check();
  const sizes: number[] = [];
  for (const value of [20, 60, 100]) {
    await quality(page).fill(String(value));
    await run(page).click();
    sizes.push((await download(page)).bytes.length);
    await page.getByRole('button', { name: 'Change settings' }).click();
    await expect(quality(page)).toHaveValue(String(value));
  }
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => a - b));
});

test('announces the losses of the target format before the run', async ({ page }) => {
  const rows: [FixtureName, string, string | undefined][] = [
    ['transparent.png', 'JPG', 'JPG has no transparency: transparent areas become white.'],
    ['transparent.png', 'PDF', 'PDF has no transparency: transparent areas become white.'],
    ['transparent.png', 'WebP', undefined],
    ['transparent.png', 'GIF', 'GIF holds only 256 colours: similar ones take the place of the others.'],
    ['transparent.png', 'GIF', 'GIF pixels are either visible or not: soft edges become hard.'],
    ['palette.png', 'GIF', undefined],
    ['four-frames.gif', 'TIFF', 'TIFF cannot be animated: only the first frame is kept.'],
    ['four-frames.gif', 'WebP', undefined],
    ['four-frames.gif', 'PNG', undefined],
    ['four-frames.png', 'JPG', 'JPG cannot be animated: only the first frame is kept.'],
    ['16-bit.png', 'JPG', 'JPG is 8-bit: subtle colour steps are lost.'],
    ['16-bit.png', 'TIFF', undefined],
    ['p3.png', 'WebP', 'Colours are converted to sRGB, which looks right on every screen.'],
    ['place-and-thumbnail.jpg', 'PNG', 'Camera details and hidden data are removed.'],
    ['quadrants.png', 'TIFF', undefined],
  ];
  await page.goto('/convert');
  let shown: FixtureName | undefined;
  for (const [file, label, sentence] of rows) {
    if (shown && file !== shown) await page.getByRole('button', { name: 'Start Over' }).click();
    if (file !== shown) await choose(page, await made(file));
    shown = file;
    await openMoreFormats(page);
    await target(page, label).check();
    await expect(page.getByRole('button', { name: `Convert to ${label}` })).toBeVisible();
    if (sentence) await expect(losses(page)).toContainText(sentence);
    // Once the result exists, the list also has the reason why it is larger.
    else await expect(losses(page).getByRole('listitem').filter({ hasNotText: 'It is larger than' })).toHaveCount(0);
  }
});

test('puts transparency on white, and keeps it if the target can', async ({ page }) => {
  await open(page, await made('transparent.png'), '?format=jpg');
  await run(page).click();
  const flat = await download(page);
  expect(flat.image).toMatchObject({ format: 'jpeg', hasAlpha: false });
  expect(Math.min(...colourAt(await pixelsOf(flat.bytes), 0.01, 0.5))).toBeGreaterThan(235);
  await page.getByRole('button', { name: 'Change settings' }).click();
  await target(page, 'WebP').check();
  await run(page).click();
  expect((await download(page)).image).toMatchObject({ format: 'webp', hasAlpha: true });
});

test('puts another colour under transparency if the address contains one', ALL, async ({ page }) => {
  await open(page, await made('transparent.png'), '?format=jpg&background=ff8800');
  await expect(losses(page)).toContainText('JPG has no transparency: transparent areas become #ff8800.');
  await run(page).click();
  const [red = 0, green = 255, blue = 255] = colourAt(await pixelsOf((await download(page)).bytes), 0.01, 0.5);
  expect(red).toBeGreaterThan(230);
  expect(Math.abs(green - 0x88)).toBeLessThan(20);
  expect(blue).toBeLessThan(30);
});

test('keeps an animation between GIF and WebP, and one frame of it for other formats', ALL, async ({ page }) => {
  await open(page, await made('four-frames.gif'));
  await run(page).click();
  expect((await download(page)).image).toMatchObject({ format: 'webp', pages: 4, delay: [100, 250, 40, 500] });
  await expect(page.getByText('Frames', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Convert Again' }).click();
  await choose(page, await made('four-frames.webp'));
  await target(page, 'GIF').check();
  await run(page).click();
  expect((await download(page)).image).toMatchObject({ format: 'gif', pages: 4 });
  await page.getByRole('button', { name: 'Change settings' }).click();
  await target(page, 'TIFF').check();
  await run(page).click();
  const still = (await download(page)).image;
  expect(still.format).toBe('tiff');
  expect(still.pages ?? 1).toBe(1);
});

test.describe('the address', () => {
  test('contains the settings, and opens with them', async ({ page }) => {
    await open(page, await made('quadrants.png'));
    await openMoreFormats(page);
    await target(page, 'AVIF').check();
    await quality(page).fill('40');
    await expect(page).toHaveURL(/\/convert\?format=avif&quality=40$/);
    await page.reload();
    await choose(page, await made('quadrants.png'));
    await expect(target(page, 'AVIF')).toBeChecked();
    await expect(quality(page)).toHaveValue('40');
    await target(page, 'TIFF').check();
    // The quality is kept, and another format uses it again.
    await expect(page).toHaveURL(/\/convert\?format=tiff&quality=40$/);
  });

  test('applies without a visible control, on both sides of the divider', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '?crop=0,0,300,300&rotate=90');
    await expect(page.getByText('Also: cropped to 300 × 300, turned right')).toBeVisible();
    await run(page).click();
    expect((await download(page)).image).toMatchObject({ width: 300, height: 300 });
    // The original shows the same part as the result above it.
    const before = page.getByRole('region', { name: 'Result' }).locator('img[src^="blob:"]').first();
    const part = await before.evaluate((image) => {
      const box = image.parentElement?.parentElement?.getBoundingClientRect();
      const frame = image.parentElement?.parentElement?.parentElement?.getBoundingClientRect();
      return box && frame ? [box.width / frame.width, box.height / frame.height] : [];
    });
    expect(part[0]).toBeCloseTo(800 / 300, 1);
    expect(part[1]).toBeCloseTo(1200 / 300, 1);
  });

  test('is ignored if it is invalid', async ({ page }) => {
    await open(page, await made('quadrants.png'), '?format=doc&quality=0&lossless=maybe&nonsense=1');
    await expect(target(page, 'WebP')).toBeChecked();
    await expect(quality(page)).toHaveValue('92');
    await expect(page).toHaveURL(/\/convert$/);
  });
});

test('links to the other tools', ALL, async ({ page }) => {
  await open(page, await made('tiny.jpg'));
  await run(page).click();
  await download(page);
  const more = page.getByRole('navigation', { name: 'Try More Tools' });
  await expect(more.getByRole('heading')).toHaveText('Try More Tools');
  const links = more.getByRole('link');
  await expect(links).toHaveText(['Image Resizer', 'Image Compress', 'Batch Processing']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/resize',
    '/compress',
    '/batch',
  ]);
  await links.nth(0).click();
  await expect(page).toHaveURL(/\/resize$/);
});
