import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readZip } from '../../fixtures/read-zip.ts';
import { downloadAll, many, processAll } from '../batch-page.ts';
import { choose, downloadButton, made, savedFile } from '../files.ts';
import { Hand } from '../hand.ts';
import { expect, test } from '../test.ts';

/* Everyday jobs from a page to the opened file, with every press counted but those in the browser's own file dialog. */

type Fixture = Parameters<typeof made>[0];

/** The presses before the download. */
type Steps = (page: Page, hand: Hand) => Promise<void>;

interface Job {
  path: string;
  file: Fixture;
  presses: number;
  steps?: Steps;
  /** What sharp reads of the result. */
  is: { format: string; width?: number; height?: number; density?: number };
  mostKb?: number;
}

const typed =
  (field: string, text: string): Steps =>
  async (page, hand) => {
    await hand.press(page.getByLabel(field, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };

const pressed =
  (...names: string[]): Steps =>
  async (page, hand) => {
    for (const name of names) {
      const label = page.locator('label').filter({ hasText: new RegExp(`^${name}$`) });
      await hand.press(page.getByRole('button', { name, exact: true }).or(label).first());
    }
  };

const dragged: Steps = async (page, hand) => {
  const box = await page.locator('.ReactCrop__crop-selection').boundingBox();
  if (!box) throw new Error('no frame');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  hand.count();
};

const written: Steps = async (page, hand) => {
  await hand.press(page.locator('label').filter({ hasText: /^Text$/ }));
  await hand.press(page.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.type('Ann');
  await expect(page).toHaveURL(/watermark=[0-9a-f]{64}/);
};

const inCentimetres: Steps = async (page, hand) => {
  // Opens the list and chooses from it.
  hand.count();
  hand.count();
  await page.getByLabel('Unit').selectOption('Centimetres');
  await typed('Width', '5')(page, hand);
};

/** A page of a pair of formats needs one press: the download. */
const pair = (from: string, to: string, file: Fixture, format: string): [string, Job] => [
  `${from} to ${to}`,
  { path: `/tools/${from}-to-${to}-converter`, file, presses: 1, is: { format } },
];

const JOBS: Readonly<Record<string, Job>> = {
  'a photo under 200 KB': {
    path: '/compress',
    file: 'photo-3200.jpg',
    steps: typed('Target size (KB)', '200'),
    presses: 2,
    is: { format: 'jpeg' },
    mostKb: 200,
  },
  'a photo under 100 KB by its page': {
    path: '/tools/100kb-photo-compressor',
    file: 'photo-1200.jpg',
    presses: 1,
    is: { format: 'jpeg' },
    mostKb: 100,
  },
  'a smaller photo': { path: '/compress', file: 'photo-1200.jpg', presses: 1, is: { format: 'jpeg', width: 1200 } },
  'a smaller PNG': { path: '/tools/png-compressor', file: 'photo-600.png', presses: 1, is: { format: 'png' } },
  'a smaller photo without losing quality': {
    path: '/tools/compress-image-without-losing-quality',
    file: 'photo-1200.jpg',
    presses: 1,
    is: { format: 'jpeg', width: 1200 },
  },
  'a photo without its place': { path: '/compress', file: 'phone.jpg', presses: 1, is: { format: 'jpeg' } },
  'WebP to JPG on the tool': {
    path: '/convert',
    file: 'quadrants.webp',
    steps: pressed('JPG'),
    presses: 2,
    is: { format: 'jpeg' },
  },
  ...Object.fromEntries([
    pair('webp', 'jpg', 'quadrants.webp', 'jpeg'),
    pair('webp', 'png', 'quadrants.webp', 'png'),
    pair('png', 'jpg', 'quadrants.png', 'jpeg'),
    pair('png', 'webp', 'quadrants.png', 'webp'),
    pair('jpg', 'png', 'quadrants.jpg', 'png'),
    pair('jpg', 'webp', 'photo-1200.jpg', 'webp'),
    pair('jpg', 'avif', 'quadrants.jpg', 'heif'),
    pair('heic', 'jpg', 'phone.heic', 'jpeg'),
    pair('heic', 'png', 'quadrants.heic', 'png'),
    pair('avif', 'jpg', 'quadrants.avif', 'jpeg'),
    pair('tiff', 'jpg', 'quadrants.tiff', 'jpeg'),
    pair('gif', 'png', 'quadrants.gif', 'png'),
    pair('bmp', 'jpg', 'quadrants.bmp', 'jpeg'),
    pair('svg', 'png', 'quadrants.svg', 'png'),
    pair('jxl', 'jpg', 'quadrants.jxl', 'jpeg'),
  ]),
  '800 pixels wide': {
    path: '/resize',
    file: 'photo-1200.jpg',
    steps: typed('Width', '800'),
    presses: 2,
    is: { format: 'jpeg', width: 800, height: 533 },
  },
  'a picture for Instagram': {
    path: '/tools/resize-image-to-1080x1080',
    file: 'photo-1200.jpg',
    presses: 1,
    is: { format: 'jpeg', width: 1080, height: 1080 },
  },
  'five centimetres wide': {
    path: '/resize',
    file: 'photo-1200.jpg',
    steps: inCentimetres,
    presses: 4,
    is: { format: 'jpeg', width: 591, density: 300 },
  },
  'a part of a photo': {
    path: '/tools/crop-image',
    file: 'photo-1200.jpg',
    steps: dragged,
    presses: 2,
    is: { format: 'jpeg', width: 960, height: 640 },
  },
  'a photo that is turned': {
    path: '/tools/rotate-image',
    file: 'photo-1200.jpg',
    steps: pressed('Turn right'),
    presses: 2,
    is: { format: 'jpeg', width: 800, height: 1200 },
  },
  'a text over a photo': {
    path: '/tools/watermark-image',
    file: 'photo-1200.jpg',
    steps: written,
    presses: 3,
    is: { format: 'jpeg', width: 1200 },
  },
  'a square with borders': {
    path: '/tools/add-border-to-image',
    file: 'photo-1200.jpg',
    steps: pressed('1:1'),
    presses: 2,
    is: { format: 'jpeg', width: 1200, height: 1200 },
  },
  'a passport photo': {
    path: '/tools/passport-photo',
    file: 'photo-1200.jpg',
    presses: 1,
    is: { format: 'jpeg', width: 413, height: 531, density: 300 },
  },
};

for (const [name, { path, file, steps, presses, is, mostKb }] of Object.entries(JOBS))
  test(`${name}: ${presses} presses`, async ({ page }) => {
    const hand = new Hand();
    await page.goto(path);
    await choose(page, await made(file));
    await expect(downloadButton(page)).toBeVisible();
    await steps?.(page, hand);
    const { bytes, image } = await hand.download(page);
    expect(image).toMatchObject(is);
    if (mostKb) expect(bytes.length).toBeLessThanOrEqual(mostKb * 1024);
    expect(bytes.includes('Vienna')).toBe(false);
    hand.expectPresses(presses);
  });

/** Jobs with several files: what they lead to is the last press. */
interface SetJob {
  path: string;
  files: Fixture;
  count: number;
  presses: number;
  steps: Steps;
  last(page: Page): ReturnType<typeof downloadAll>;
  opens(bytes: Buffer): Promise<void>;
}

const processed: Steps = (page, hand) => hand.press(processAll(page));
const filesOf = (count: number, format: string) => async (bytes: Buffer) => {
  const entries = readZip(bytes);
  expect(entries).toHaveLength(count);
  for (const entry of entries) expect((await sharp(entry.bytes).metadata()).format).toBe(format);
};

const SET_JOBS: Readonly<Record<string, SetJob>> = {
  'twelve HEICs as JPGs': {
    path: '/tools/heic-to-jpg-converter',
    files: 'quadrants.heic',
    count: 12,
    presses: 3,
    steps: async (page, hand) => {
      await hand.press(page.getByRole('button', { name: /^Open all 12/ }));
      await processed(page, hand);
    },
    last: downloadAll,
    opens: filesOf(12, 'jpeg'),
  },
  'a batch of smaller photos': {
    path: '/tools/batch-image-compression',
    files: 'photo-1200.jpg',
    count: 5,
    presses: 2,
    steps: processed,
    last: downloadAll,
    opens: async (bytes) => expect(readZip(bytes)).toHaveLength(5),
  },
  'photos to 640 pixels': {
    path: '/tools/batch-image-resizer',
    files: 'photo-1200.jpg',
    count: 3,
    presses: 3,
    steps: async (page, hand) => {
      await typed('Longest side', '640')(page, hand);
      await processed(page, hand);
    },
    last: downloadAll,
    opens: filesOf(3, 'jpeg'),
  },
  'one PDF of three pictures': {
    path: '/tools/image-to-pdf-compressor',
    files: 'photo-1200.jpg',
    count: 3,
    presses: 2,
    steps: processed,
    last: (page) => page.getByRole('button', { name: 'Download PDF (3 pages)' }),
    opens: async (bytes) => expect(bytes.subarray(0, 5).toString()).toBe('%PDF-'),
  },
  'one GIF of three pictures': {
    path: '/tools/gif-maker',
    files: 'tiny.jpg',
    count: 3,
    presses: 2,
    steps: processed,
    last: (page) => page.getByRole('button', { name: 'Download GIF (3 frames)' }),
    opens: async (bytes) => expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3),
  },
  'the icons of a website': {
    path: '/favicon',
    files: 'transparent.png',
    count: 1,
    presses: 1,
    steps: async (page) => expect(downloadAll(page)).not.toHaveAttribute('aria-disabled'),
    last: downloadAll,
    opens: async (bytes) => expect(readZip(bytes).map(({ name }) => name)).toContain('favicon.ico'),
  },
  'the images of a website': {
    path: '/responsive-images',
    files: 'photo-1200.jpg',
    count: 1,
    presses: 2,
    steps: (page, hand) => hand.press(page.getByRole('button', { name: /^Make \d+ images?$/ })),
    last: downloadAll,
    opens: async (bytes) => expect(readZip(bytes).length).toBeGreaterThan(6),
  },
};

for (const [name, { path, files, count, presses, steps, last, opens }] of Object.entries(SET_JOBS))
  test(`${name}: ${presses} presses`, async ({ page }) => {
    const hand = new Hand();
    const upload = await made(files);
    await page.goto(path);
    await choose(page, ...(count === 1 ? [upload] : many(upload, count)));
    await steps(page, hand);
    const button = last(page);
    await expect(button).not.toHaveAttribute('aria-disabled');
    const { bytes } = await savedFile(page, () => hand.press(button));
    await opens(bytes);
    hand.expectPresses(presses);
  });
