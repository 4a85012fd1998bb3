import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { fixture } from '../fixtures/index.ts';
import { choose, download, made } from './files.ts';
import { expect, test } from './test.ts';

/* Everyday jobs, from the page that one lands on to the file; presses are counted, the file dialog aside. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts presses. */
function hand() {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.tap();
    },
    presses: () => presses,
    /** Presses until now, with one for the download. */
    inAll: () => presses + 1,
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a form takes 100 KB at most: the target is what one sees first', async ({ page }) => {
  const { press, inAll } = hand();
  await page.goto('/tools/100kb-photo-compressor');
  await choose(page, await made('photo-3200.jpg'));
  const target = page.getByLabel('Target size (KB)');
  await expect(target).toHaveValue('100');
  await expect(button(page, 'Compress image')).toBeInViewport({ ratio: 1 });
  const [above, below] = [
    await target.boundingBox(),
    await page.getByRole('slider', { name: 'Quality' }).boundingBox(),
  ];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  // The bar at the thumb says what will come, and then what has.
  await expect(page.getByText(/JPG · (at most 100 KB|[\d.]+ KB, \d+% smaller)/)).toBeInViewport();
  await press(button(page, 'Compress image'));
  const { bytes, image } = await download(page);
  expect(image.format).toBe('jpeg');
  expect(bytes.length).toBeLessThanOrEqual(100 * 1024);
  expect(inAll()).toBeLessThanOrEqual(4);
});

test('an iPhone’s photo for everybody: HEIC opens at JPG', async ({ page }) => {
  const { press, inAll } = hand();
  await page.goto('/convert');
  await choose(page, await made('quadrants.heic'));
  await press(button(page, 'Convert to JPG'));
  expect((await download(page)).image.format).toBe('jpeg');
  expect(inAll()).toBeLessThanOrEqual(3);
});

const moreOptions = (page: Page) => page.locator('summary').filter({ hasText: 'More options' });
const choice = (page: Page, name: string) => page.locator('label').filter({ hasText: name });

const PHOTO_JOBS = [
  ['/resize?width=32', 'Resize image', 'phone.jpg'],
  ['/compress', 'Compress image', 'phone.jpg'],
  ['/convert?format=jpg', 'Convert to JPG', 'phone.png'],
] as const;

for (const [path, run, photo] of PHOTO_JOBS) {
  test(`a photographer: copyright stays, the place goes, Display P3 stays: ${path}`, async ({ page }) => {
    const { press, presses } = hand();
    await page.goto(path);
    await choose(page, await made(photo));
    await press(moreOptions(page));
    await press(choice(page, 'Copyright'));
    await press(choice(page, 'Keep profile'));
    expect(presses()).toBeLessThanOrEqual(3);
    await press(button(page, run));
    const { bytes, image } = await download(page);
    expect(bytes.includes('(c) Ann Rights')).toBe(true);
    expect(bytes.includes('Vienna')).toBe(false);
    expect(bytes.includes('48,12')).toBe(false);
    expect(bytes.includes('Picwright test camera')).toBe(false);
    expect(image.icc).toEqual((await sharp(await fixture(photo)).metadata()).icc);
  });
}

test('a logo as lossless WebP', async ({ page }) => {
  const { press, presses } = hand();
  await page.goto('/convert');
  await choose(page, await made('transparent.png'));
  await press(choice(page, 'WebP'));
  await press(moreOptions(page));
  await press(choice(page, 'Lossless'));
  expect(presses()).toBeLessThanOrEqual(3);
  await press(button(page, 'Convert to WebP'));
  const { bytes, image } = await download(page);
  expect(image).toMatchObject({ format: 'webp', hasAlpha: true });
  expect(bytes.includes('VP8L')).toBe(true);
  const [result, original] = [await pixelsOf(bytes), await pixelsOf(await fixture('transparent.png'))];
  // Where nothing shows, the colour beneath is nobody's.
  const shown = ({ data }: typeof result) => Buffer.from(data).map((value, i) => (data[i | 3] === 0 ? 0 : value));
  expect(Buffer.compare(shown(result), shown(original))).toBe(0);
});

test('a logo as JPG on a colour', async ({ page }) => {
  const { press, presses } = hand();
  await page.goto('/convert');
  await choose(page, await made('transparent.png'));
  await press(choice(page, 'JPG'));
  await press(moreOptions(page));
  await press(button(page, 'Black'));
  expect(presses()).toBeLessThanOrEqual(3);
  await press(button(page, 'Convert to JPG'));
  const { bytes, image } = await download(page);
  expect(image.format).toBe('jpeg');
  expect(Math.max(...colourAt(await pixelsOf(bytes), 0.02, 0.5).slice(0, 3))).toBeLessThan(60);
});
