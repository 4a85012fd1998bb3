import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { colourAt, pixelsOf } from '../fixtures/compare.ts';
import { fixture } from '../fixtures/index.ts';
import { choose, made } from './files.ts';
import { Hand } from './hand.ts';
import { expect, test } from './test.ts';

/* Everyday jobs on a phone, from the landing page to the file. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The text about the result in the bottom bar. */
const bar = (page: Page) => page.getByText(/^[\d\s×→]+ · [A-Z]+ · /);

test('a form takes 200 KB at most: the target is in the bottom bar, in three taps', async ({ page }) => {
  const hand = new Hand('tap');
  await page.goto('/compress');
  await choose(page, await made('photo-3200.jpg'));
  const target = page.getByLabel('Target size (KB)');
  await expect(target).toBeInViewport({ ratio: 1 });
  await hand.press(target);
  await page.keyboard.type('200');
  // The result's size and pixels are shown before the run.
  await expect(bar(page)).toHaveText(/^3200\s×\s2400 → \d+\s×\s\d+ · JPG · [\d.]+ KB, \d+% smaller$/);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const said = /→ (\d+)\s×\s(\d+)/.exec((await bar(page).textContent()) ?? '');
  await hand.press(button(page, 'Compress image'));
  const { bytes, image } = await hand.download(page);
  expect(image).toMatchObject({ format: 'jpeg', width: Number(said?.[1]), height: Number(said?.[2]) });
  expect(bytes.length).toBeLessThanOrEqual(200 * 1024);
  expect(bytes.length).toBeGreaterThan(180 * 1024);
  hand.expectPresses(3);
});

test('a page for 100 KB on a phone opens with that target in view, in two taps', async ({ page }) => {
  const hand = new Hand('tap');
  await page.goto('/tools/100kb-photo-compressor');
  await choose(page, await made('photo-3200.jpg'));
  const target = page.getByLabel('Target size (KB)');
  await expect(target).toHaveValue('100');
  await expect(target).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Compress image')).toBeInViewport({ ratio: 1 });
  // The bottom bar shows the estimate, and then the result.
  await expect(bar(page)).toContainText(/at most 100 KB|[\d.]+ KB, \d+% smaller/);
  await hand.press(button(page, 'Compress image'));
  const { bytes, image } = await hand.download(page);
  expect(image.format).toBe('jpeg');
  expect(bytes.length).toBeLessThanOrEqual(100 * 1024);
  hand.expectPresses(2);
});

test('an iPhone’s photo for everybody: HEIC opens with JPG, and is never blank, in two taps', async ({ page }) => {
  // No browser here draws HEIC. The engine's picture of it waits until the test has examined the stage.
  await page.addInitScript(() => {
    const { promise: letGo, resolve } = Promise.withResolvers<void>();
    const plain = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof plain>) {
      if (message[0]?.job?.kind === 'preview') void letGo.then(() => plain.apply(this, message));
      else plain.apply(this, message);
    } as typeof plain;
    addEventListener('let-go', () => resolve());
  });
  const hand = new Hand('tap');
  await page.goto('/convert');
  await choose(page, await made('phone.heic'));
  await expect(button(page, 'Convert to JPG')).toBeVisible();
  const stage = page.getByRole('group', { name: /and after\./ });
  const waiting = stage.locator('.animate-spin').first();
  await expect.poll(async () => (await waiting.boundingBox())?.width ?? 0).toBeGreaterThan(16);
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(stage.locator('img').first()).toBeVisible();
  await expect(stage.locator('.animate-spin')).toHaveCount(0);
  await hand.press(button(page, 'Convert to JPG'));
  const { name, image } = await hand.download(page);
  expect(name).toMatch(/\.jpg$/);
  expect(image.format).toBe('jpeg');
  hand.expectPresses(2);
});

const moreOptions = (page: Page) => page.locator('summary').filter({ hasText: 'More options' });
// The name that will be saved is in a label too.
const choice = (page: Page, name: string) => page.locator('label').filter({ hasText: new RegExp(`^${name}`) });

const PHOTO_JOBS = [
  ['/resize?width=32', 'Resize image', 'phone.jpg'],
  ['/compress', 'Compress image', 'phone.jpg'],
  ['/convert?format=jpg', 'Convert to JPG', 'phone.png'],
] as const;

for (const [path, run, photo] of PHOTO_JOBS) {
  test(`a photographer: copyright stays, the location goes, Display P3 stays: ${path}`, async ({ page }) => {
    const hand = new Hand('tap');
    await page.goto(path);
    await choose(page, await made(photo));
    await hand.press(moreOptions(page));
    await hand.press(choice(page, 'Copyright'));
    await hand.press(choice(page, 'Keep profile'));
    await hand.press(button(page, run));
    const { bytes, image } = await hand.download(page);
    expect(bytes.includes('(c) Ann Rights')).toBe(true);
    expect(bytes.includes('Vienna')).toBe(false);
    expect(bytes.includes('48,12')).toBe(false);
    expect(bytes.includes('Picwright test camera')).toBe(false);
    expect(image.icc).toEqual((await sharp(await fixture(photo)).metadata()).icc);
    // Three for the settings, the run and the download.
    hand.expectPresses(5);
  });
}

test('a logo as lossless WebP', async ({ page }) => {
  const hand = new Hand('tap');
  await page.goto('/convert');
  await choose(page, await made('transparent.png'));
  await hand.press(choice(page, 'WebP'));
  await hand.press(moreOptions(page));
  await hand.press(choice(page, 'Lossless'));
  await hand.press(button(page, 'Convert to WebP'));
  const { bytes, image } = await hand.download(page);
  expect(image).toMatchObject({ format: 'webp', hasAlpha: true });
  expect(bytes.includes('VP8L')).toBe(true);
  const [result, original] = [await pixelsOf(bytes), await pixelsOf(await fixture('transparent.png'))];
  // The colour of fully transparent pixels does not matter.
  const shown = ({ data }: typeof result) => Buffer.from(data).map((value, i) => (data[i | 3] === 0 ? 0 : value));
  expect(Buffer.compare(shown(result), shown(original))).toBe(0);
  hand.expectPresses(5);
});

test('a logo as JPG on a colour', async ({ page }) => {
  const hand = new Hand('tap');
  await page.goto('/convert');
  await choose(page, await made('transparent.png'));
  await hand.press(choice(page, 'JPG'));
  await hand.press(moreOptions(page));
  await hand.press(button(page, 'Black'));
  await hand.press(button(page, 'Convert to JPG'));
  const { bytes, image } = await hand.download(page);
  expect(image.format).toBe('jpeg');
  expect(Math.max(...colourAt(await pixelsOf(bytes), 0.02, 0.5).slice(0, 3))).toBeLessThan(60);
  hand.expectPresses(5);
});
