import type { Page } from '@playwright/test';
import type { FixtureName } from '../../fixtures/index.ts';
import { processAll, row } from '../batch-page.ts';
import { choose, download, made } from '../files.ts';
import { expect, test } from '../test.ts';

/*
 * A file of the site whose request gets no answer. It is given up after 20 seconds, with a sentence and a button, and another attempt
 * works once the network answers. What workers fetch runs by their own clock, which Playwright does not move.
 */

const SILENT_MS = 21_000;
const ENGINE = 'The image tools could not be loaded. Please check your connection and try again.';
const PART =
  'A part of the site that this format needs could not be loaded. Please check your connection and try again.';

/** Leaves requests for a file without an answer until `back` is set. */
async function stalled(page: Page, file: RegExp) {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  const state = { asked, back: false };
  await page.route(file, (route) => (state.back ? route.continue() : resolve()));
  return state;
}

const again = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

interface Case {
  file: RegExp;
  sentence: string;
  picture?: FixtureName;
  format?: 'avif' | 'tiff';
  /** It stalls in a worker. */
  inWorker?: true;
}

const CASES: Readonly<Record<string, Case>> = {
  'the engine': { file: /\/engine-[^/]+\.js$/, sentence: ENGINE },
  'the screens of a tool': { file: /\/convert-workbench-[^/]+\.js$/, sentence: ENGINE },
  'the script of a worker': { file: /\/worker-entry-browser-[^/]+\.js$/, sentence: ENGINE },
  'the script of the worker that compiles libvips': { file: /\/worker-compile-browser-[^/]+\.js$/, sentence: ENGINE },
  'a library of libvips': { file: /\/vips-heif-[^/]+\.wasm$/, sentence: PART, format: 'avif' },
  'the code of a worker': { file: /\/serve-[^/]+\.js$/, sentence: ENGINE, inWorker: true },
  'a kernel': { file: /\/kernel-[^/]+\.wasm$/, sentence: ENGINE, inWorker: true },
  libvips: { file: /\/vips-[\w-]{8}\.wasm$/, sentence: ENGINE, inWorker: true },
  'the decoder of HEIC': { file: /\/heic-[^/]+\.js$/, sentence: PART, picture: 'quadrants.heic', inWorker: true },
};

for (const [what, { file, sentence, picture = 'photo-600.png', format = 'tiff', inWorker }] of Object.entries(CASES))
  test(`${what} that never arrives is given up, and comes with another attempt`, async ({ page }) => {
    const request = await stalled(page, file);
    if (!inWorker) await page.clock.install();
    await page.goto(`/convert?format=${format}`);
    await choose(page, await made(picture));
    await request.asked;
    if (!inWorker) await page.clock.runFor(SILENT_MS);
    await expect(page.getByRole('main').getByText(sentence).filter({ visible: true })).toHaveCount(1);
    request.back = true;
    await again(page).filter({ visible: true }).click();
    await page.getByRole('button', { name: /^Convert to / }).click();
    expect((await download(page)).image).toMatchObject({ format: format === 'avif' ? 'heif' : 'tiff' });
  });

test('a run that gets no answer ends with one sentence, and its button runs it again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('live-results', 'off'));
  const library = await stalled(page, /\/vips-heif-[^/]+\.wasm$/);
  await page.clock.install();
  await page.goto('/convert?format=avif');
  await choose(page, await made('photo-600.png'));
  await page.getByRole('button', { name: 'Convert to AVIF' }).click();
  await library.asked;
  await page.clock.runFor(SILENT_MS);
  await expect(page.getByRole('main').getByText(PART)).toHaveCount(1);
  library.back = true;
  await again(page).click();
  expect((await download(page)).image).toMatchObject({ format: 'heif' });
});

test('a batch that gets no answer names it at each file, which can be tried again', async ({ page }) => {
  const library = await stalled(page, /\/vips-heif-[^/]+\.wasm$/);
  await page.clock.install();
  await page.goto('/batch?format=avif');
  const photo = await made('photo-600.png');
  await choose(page, photo);
  await processAll(page).click();
  await library.asked;
  await page.clock.runFor(SILENT_MS);
  await expect(row(page, photo.name)).toContainText(PART);
  library.back = true;
  await row(page, photo.name).getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, photo.name)).toContainText('Complete');
});

test('icons that get no answer are made with another attempt', async ({ page }) => {
  const worker = await stalled(page, /\/worker-entry-browser-[^/]+\.js$/);
  await page.clock.install();
  await page.goto('/favicon');
  await choose(page, await made('photo-600.png'));
  await worker.asked;
  await page.clock.runFor(SILENT_MS);
  worker.back = true;
  await again(page).click();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeEnabled();
});
