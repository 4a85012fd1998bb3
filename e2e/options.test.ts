import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { fixture } from '../fixtures/index.ts';
import { readZip } from '../fixtures/read-zip.ts';
import { openExpert } from './expert.ts';
import { choose, type Downloaded, download, downloadButton, made, savedFile, type Upload } from './files.ts';
import { ALL, expect, expectAccessible, test } from './test.ts';

/* 'More options': settings in the panel, or in the address, affect the file. */

const summary = (page: Page) => page.locator('summary').filter({ hasText: 'More options' });
const expert = (page: Page) => page.locator('summary').filter({ hasText: 'Expert' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Of the tools that share their options, `npm test` tries one with a single picture and the batch. */
const tierOf = (path: string) => (path.startsWith('/compress') || path.startsWith('/batch') ? {} : ALL);

const TOOLS = [
  { path: '/resize?width=32', run: 'Resize image', photo: 'phone.jpg' },
  { path: '/compress', run: 'Compress image', photo: 'phone.jpg' },
  // A conversion changes the format.
  { path: '/convert?format=jpg', run: 'Convert to JPG', photo: 'phone.png' },
  { path: '/batch?width=32', run: 'Process All Images', photo: 'phone.jpg' },
  { path: '/tools/resize-image-to-1280x720', run: 'Resize image', photo: 'phone.jpg' },
] as const;

const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

async function opened(page: Page, path: string, upload: Upload): Promise<void> {
  await page.goto(path);
  await choose(page, upload);
  await expect(page.getByText(upload.name).first()).toBeVisible();
}

/** Runs the tool and opens its only result. */
async function result(
  page: Page,
  { path, run }: { path: string; run: string },
): Promise<Pick<Downloaded, 'bytes' | 'image'>> {
  await button(page, run).click();
  if (!path.startsWith('/batch')) return download(page);
  const { bytes } = await savedFile(page, () => button(page, /^Download All \(1\)/).click());
  const [entry] = readZip(bytes);
  if (!entry) throw new Error('An empty ZIP');
  return { bytes: entry.bytes, image: await sharp(entry.bytes).metadata() };
}

for (const tool of TOOLS) {
  test(`${tool.path}: the settings of the address are in the file`, tierOf(tool.path), async ({ page }) => {
    const query = 'metadata=copyright&profile=keep&chroma=444&progressive=yes&dpi=240&quality=70';
    await opened(page, withQuery(tool.path, query), await made(tool.photo));
    await expect(summary(page)).toContainText('copyright and credit kept, all other details removed');
    await expect(page.getByText('Camera details and the location are removed: copyright and credit stay.')).toHaveCount(
      tool.path.startsWith('/batch') ? 0 : 1,
    );
    const { bytes, image } = await result(page, tool);
    expect(image).toMatchObject({ chromaSubsampling: '4:4:4', isProgressive: true, density: 240 });
    expect(image.icc).toEqual((await sharp(await fixture(tool.photo)).metadata()).icc);
    expect(bytes.includes('(c) Ann Rights')).toBe(true);
    for (const gone of ['Picwright test camera', 'Vienna', '48,12']) expect(bytes.includes(gone), gone).toBe(false);
  });

  test(`${tool.path}: the settings of the controls are in the file`, tierOf(tool.path), async ({ page }) => {
    await opened(page, tool.path, await made(tool.photo));
    await summary(page).click();
    await page.getByRole('radio', { name: 'All except location' }).check();
    await expect(page.getByText('The location goes.')).toBeVisible();
    await expert(page).click();
    await page.getByRole('checkbox', { name: /^Full colour detail/ }).check();
    await page.getByRole('checkbox', { name: /^Progressive/ }).check();
    await page.getByLabel('Print resolution').fill('150');
    await expect(page).toHaveURL(/metadata=keep-but-location&chroma=444&progressive=yes&dpi=150/);
    const { bytes, image } = await result(page, tool);
    expect(image).toMatchObject({ chromaSubsampling: '4:4:4', isProgressive: true, density: 150 });
    expect(image.icc).toBeUndefined();
    expect(bytes.includes('Picwright test camera')).toBe(true);
    expect(bytes.includes('Vienna')).toBe(false);
  });
}

test(
  'a background beside the warning is white, black or any colour, and the plan mentions it',
  ALL,
  async ({ page }) => {
    const tool = { path: '/convert?format=jpg', run: 'Convert to JPG' } as const;
    await opened(page, tool.path, await made('transparent.png'));
    const losses = page.getByRole('list', { name: 'Before you start' });
    await expect(losses).toContainText('transparent areas become white');
    await button(page, 'Black').click();
    await expect(losses).toContainText('transparent areas become black');
    await page.getByLabel(/Other colour/).fill('#0000ff');
    await expect(losses).toContainText('transparent areas become #0000ff');
    await expectAccessible(page);
    const { bytes } = await result(page, tool);
    const [red = 255, , blue = 0] = colourAt(await pixelsOf(bytes), 0.02, 0.5);
    expect(red).toBeLessThan(60);
    expect(blue).toBeGreaterThan(190);
  },
);

test(
  'a resolution is written if the format has a field for it, and without a setting the file keeps its own',
  ALL,
  async ({ page }) => {
    await opened(page, '/convert?format=png', await made('phone.jpg'));
    await summary(page).click();
    const field = page.getByLabel('Print resolution');
    await field.fill('0');
    await field.blur();
    await expect(page.getByRole('alert').filter({ hasText: 'between 1 and 9600' })).toBeVisible();
    await field.fill('72');
    await expect(page).toHaveURL(/dpi=72/);
    await expectAccessible(page);
    expect((await result(page, { path: '/convert', run: 'Convert to PNG' })).image).toMatchObject({ density: 72 });
    for (const [query, density] of [
      ['format=tiff&dpi=72', 72],
      ['format=tiff', 300],
    ] as const) {
      await opened(page, `/convert?${query}`, await made('phone.jpg'));
      expect((await result(page, { path: '/convert', run: 'Convert to TIFF' })).image).toMatchObject({ density });
    }
    await opened(page, '/convert?format=webp', await made('phone.jpg'));
    await summary(page).click();
    await expect(page.getByText('Camera details to keep')).toBeVisible();
    await expect(field).toHaveCount(0);
  },
);

const SAVING: readonly { path: string; choose?: string; run: string }[] = [
  { path: '/compress', run: 'Compress image' },
  // It opens with another format than the file's.
  { path: '/convert?quality=70', choose: 'JPG', run: 'Convert to JPG' },
  { path: '/batch?action=compress', run: 'Process All Images' },
  { path: '/tools/jpg-compressor', run: 'Compress image' },
];

for (const tool of SAVING) {
  test.describe(() => {
    test.use({ expectedComplaints: [/^Compression was ineffective/] });
    const openedAt = async (page: Page, path: string, photo: Upload) => {
      await opened(page, path, photo);
      if (tool.choose) await page.getByText(tool.choose, { exact: true }).click();
    };

    test(
      `${tool.path}: the smallest saving of an address applies; a JPG that would save too little is returned with the reason`,
      ALL,
      async ({ page }) => {
        const photo = await made('photo-1200.jpg');
        await openedAt(page, withQuery(tool.path, 'min-savings=1%25'), photo);
        await expect(summary(page)).toContainText('at least 1% saved');
        expect((await result(page, tool)).bytes.length).toBeLessThan(photo.buffer.length * 0.99);

        if (!tool.path.startsWith('/batch')) await button(page, 'Change settings').click();
        await openExpert(page);
        const field = page.getByLabel('Save at least');
        await field.fill('100');
        await field.blur();
        await expect(page.getByRole('alert').filter({ hasText: 'between 0 and 99' })).toBeVisible();
        await field.fill('90');
        await expect(page).toHaveURL(/min-savings=90%25/);
        await expectAccessible(page);
        const kept = await result(page, tool);
        expect(kept.bytes.equals(photo.buffer)).toBe(true);
        await expect(page.getByText(/%, less than your 90%, so you get your original back/)).toBeVisible();
      },
    );
  });
}

test('only options that apply to the picture and the format are offered', async ({ page }) => {
  await opened(page, '/convert?format=webp', await made('transparent.png'));
  await summary(page).click();
  await expect(page.getByRole('checkbox', { name: /^Lossless/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Progressive/ })).toHaveCount(0);
  await expect(page.getByText('Camera details to keep')).toHaveCount(0);
  await page.getByText('GIF', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^Lossless/ })).toHaveCount(0);
  // Every format can have one.
  await expect(page.getByText('Watermark', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  for (const { path, run, photo } of TOOLS) {
    test(
      `${path}: options are one closed line, and the next step is in view, closed and open`,
      tierOf(path),
      async ({ page }) => {
        await opened(page, path, await made(photo));
        await expect(button(page, run)).toBeInViewport({ ratio: 1 });
        const box = await summary(page).boundingBox();
        expect(box?.height).toBeLessThanOrEqual(48);
        await summary(page).tap();
        await expect(page.getByText('Camera details to keep')).toBeVisible();
        await expect(button(page, run)).toBeInViewport({ ratio: 1 });
        await expectAccessible(page);
      },
    );
  }
});

test('a least size beside a target: comments fill a small file up, and a wrong size is named', async ({ page }) => {
  const upload = await made('quadrants.jpg');
  await opened(page, '/compress?target=50kb', upload);
  await summary(page).click();
  const least = page.getByLabel('At least', { exact: true });
  await least.fill('60');
  await least.blur();
  await expect(page.getByText('The smallest size must be between 1 KB and the target size')).toBeVisible();
  await least.fill('20');
  await expect(page.getByText('Filled up to 20 KB with comments: the picture stays as it is')).toBeVisible();
  await expect(page).toHaveURL(/at-least=20kb/);
  await expect(downloadButton(page)).toHaveText(/20\.00 KB/);
  // The box is about padding towards the target, which would not change this.
  await expect(page.getByText('Fill the file up with comments')).toHaveCount(0);
  const { bytes } = await download(page);
  expect(bytes.length).toBe(20 * 1024);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(upload.buffer).raw().toBuffer());
});
