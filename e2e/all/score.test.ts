import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { rows } from '../batch-page.ts';
import { choose, download, made, type Upload } from '../files.ts';
import { expect, expectAccessible, test } from '../test.ts';

const KERNEL = /\/kernel-[^/]+\.wasm$/;
const KB = 1024;

const auto = (page: Page) => page.getByRole('radio', { name: 'Auto', exact: true });
const likeness = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const quality = (page: Page) => page.getByRole('slider', { name: 'Quality' });
const run = (page: Page) => page.getByRole('button', { name: 'Compress image' });
const details = (page: Page) => page.locator('summary').filter({ hasText: 'Details' });
const explained = (page: Page) => page.getByText(/of 100 by SSIMULACRA2/);

/** Large enough to be judged by its parts. */
async function photo(name = 'photo.png', seed = 3): Promise<Upload> {
  return {
    name,
    mimeType: 'image/png',
    buffer: await asSharp(photoLike(1600, 1200, seed))
      .png()
      .toBuffer(),
  };
}

async function samplesOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 };
}

async function truth(original: Buffer, result: Buffer): Promise<number> {
  return prepare(await compileModule('score'), await samplesOf(original)).score(await samplesOf(result));
}

test('the quality is chosen automatically, and the result shows its score and its worst part', async ({ page }) => {
  const upload = await photo();
  await page.goto('/compress');
  await choose(page, upload);
  await expect(quality(page)).toHaveValue('75');
  await auto(page).check();
  await expect(quality(page)).toBeHidden();
  await expect(likeness(page, 'Looks the same')).toBeChecked();
  await expect(page).toHaveURL(/\/compress\?score=80$/);
  await expectAccessible(page);
  await run(page).click();
  await expect(page.getByText('Looks the same', { exact: true }).last()).toBeVisible();
  await expect(explained(page)).toBeHidden();
  await details(page).click();
  await expect(explained(page)).toHaveText(/^(7[89]|8\d) of 100/);
  const { bytes } = await download(page);
  expect(Math.abs((await truth(upload.buffer, bytes)) - 80)).toBeLessThan(2.5);

  await page.getByRole('button', { name: 'Show where it differs' }).click();
  await expect(page.getByTestId('heat-map').locator('canvas')).toHaveJSProperty('width', 50);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide where it differs' }).click();
  await expect(page.getByTestId('heat-map')).toBeHidden();
});

test('a link can select it, a smaller file has a lower score, and the slider can be restored', async ({ page }) => {
  await page.goto('/compress?quality=auto');
  const upload = await photo();
  await choose(page, upload);
  await expect(likeness(page, 'Looks the same')).toBeChecked();
  await likeness(page, 'Small').check();
  await run(page).click();
  await expect(page.getByText('Slightly different', { exact: true }).last()).toBeVisible();
  const small = await download(page);
  expect(Math.abs((await truth(upload.buffer, small.bytes)) - 60)).toBeLessThan(2.5);
  await page.getByRole('button', { name: 'Change settings' }).click();
  await page.getByRole('radio', { name: '75%' }).check();
  await expect(quality(page)).toHaveValue('75');
  await expect(page).toHaveURL(/\/compress$/);
});

test('every other result shows its score as soon as it has been computed', async ({ page }) => {
  await page.goto('/resize');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByLabel('Width').fill('600');
  await page.getByRole('button', { name: 'Resize image' }).click();
  // Nobody can put a picture of another size beside the original.
  // In the comparison's caption and beside it.
  await expect(page.getByText(/^Compression: /).filter({ visible: true })).toHaveCount(2);
  await expect(page.getByText('with the two side by side')).toBeHidden();
});

test('the caption of a live result of another size is about its compression', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('checkbox', { name: /^Resize to fit/ }).check();
  await expect(page.getByText(/^Compression: /)).toBeVisible();
});

test('a picture that is left unchanged has no score', async ({ page }) => {
  await page.goto('/compress?score=80');
  await choose(page, await made('tiny.jpg'));
  await run(page).click();
  await expect(page.getByText('so it was left as it is')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(details(page)).toBeHidden();
});

test('a conversion writes the chosen format at an automatic quality', async ({ page }) => {
  await page.goto('/convert');
  await choose(page, await made('photo-1200.jpg'));
  await auto(page).check();
  await expect(page).toHaveURL(/\/convert\?score=80$/);
  await page.getByRole('button', { name: 'Convert to WebP' }).click();
  await expect(details(page)).toBeVisible();
  expect((await download(page)).image.format).toBe('webp');
});

test('in a batch each picture gets its own quality', async ({ page }) => {
  await page.goto('/batch?score=80');
  const small = () => asSharp(photoLike(400, 300, 4)).png();
  const upload = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'image/png', buffer });
  await choose(
    page,
    upload('fine.png', await small().toBuffer()),
    upload('smooth.png', await small().blur(3).toBuffer()),
  );
  await expect(auto(page)).toBeChecked();
  await page.getByRole('button', { name: 'Process All Images' }).click();
  await expect(rows(page).filter({ hasText: 'Complete' })).toHaveCount(2);
  await expect(rows(page).filter({ hasText: /Looks the same|Hardly different|Cannot be told apart/ })).toHaveCount(2);
});

test('a browser that cannot run the metric uses a standard quality, and says so', async ({ page }) => {
  // An engine without SIMD fails like this.
  await page.route(KERNEL, (route) => route.fulfill({ contentType: 'application/wasm', body: 'no module' }));
  await page.goto('/compress?score=80');
  await choose(page, await made('photo-1200.jpg'));
  await run(page).click();
  await expect(page.getByText('This browser cannot score pictures, so a standard quality was used.')).toBeVisible();
  await expect(explained(page)).toBeHidden();
});

test('works if the canvas replaces libvips', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedArrayBuffer'));
  // A JPEG, because a canvas cannot see whether a PNG has transparency.
  const fine = await sharp((await photo()).buffer)
    .jpeg({ quality: 98 })
    .toBuffer();
  const upload = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: fine };
  await page.goto('/compress?score=80');
  await choose(page, upload);
  await run(page).click();
  await expect(details(page)).toBeVisible();
  const { bytes, image } = await download(page);
  expect(image.format).toBe('jpeg');
  expect(Math.abs((await truth(upload.buffer, bytes)) - 80)).toBeLessThan(3);
});

test('the metric is small, and fetched only when there is something to judge', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const judging = () => asked.filter((path) => /\/(kernel|judge|by-score|score)-[\w-]{8}\.(wasm|js)$/.test(path));
  await page.goto('/compress?score=80', { waitUntil: 'networkidle' });
  expect(judging()).toEqual([]);
  // A live result may exist before the button is pressed.
  await choose(page, await photo());
  await run(page).click();
  await expect(details(page)).toBeVisible();
  expect(judging().length).toBeGreaterThan(1);
  const assets = join(import.meta.dirname, '../../build/client/assets');
  // Every kernel has this name.
  const kernel = readFileSync(join(import.meta.dirname, '../../engine/score/kernel.wasm'));
  const isMetric = (name: string) =>
    /^(judge|by-score|score)-.*\.js$/.test(name) ||
    (/^kernel-.*\.wasm$/.test(name) && readFileSync(join(assets, name)).equals(kernel));
  const parts = readdirSync(assets).filter(isMetric);
  expect(parts.some((name) => name.endsWith('.wasm'))).toBe(true);
  const bytes = parts.reduce((sum, name) => sum + readFileSync(join(assets, `${name}.br`)).byteLength, 0);
  expect(bytes).toBeLessThan(20 * KB);
});
