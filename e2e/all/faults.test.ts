import type { Page } from '@playwright/test';
import type { FixtureName } from '../../fixtures/index.ts';
import { choose, download, downloadButton, made, savedFile } from '../files.ts';
import { expect, test, toast } from '../test.ts';

/*
 * Faults of a job on the site as it is served: an engine file that does not arrive or arrives late, and a worker that
 * dies. Each has its own message, and the same page then completes the same job.
 */

const MISSING =
  'A part of the site that this format needs could not be loaded. Please check your connection and try again.';

const problem = (page: Page) => page.getByRole('main').getByRole('alert');
const run = (page: Page) => page.getByRole('button', { name: /^Convert to / });

/** Aborts requests for a file until `back` is true. */
async function missing(page: Page, file: RegExp): Promise<{ asked: number; back: boolean }> {
  const state = { asked: 0, back: false };
  await page.route(file, (route) => {
    state.asked += 1;
    return state.back ? route.continue() : route.abort();
  });
  return state;
}

test.describe('a file of the engine that cannot be fetched', () => {
  // The browser's own messages.
  test.use({ expectedComplaints: [/^Failed to load resource: net::ERR_FAILED$/] });

  // The test counts requested files, so it turns live results off.
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('live-results', 'off')));

  test('fails a job with its own code, each time, and the first job with a network works', async ({ page }) => {
    const library = await missing(page, /\/vips-heif-[^/]+\.wasm$/);
    await page.goto('/convert?format=avif');
    await choose(page, await made('photo-600.png'));
    for (const asked of [1, 2, 3]) {
      await run(page).click();
      await expect.poll(() => library.asked).toBe(asked);
      await expect(problem(page)).toHaveText(MISSING);
      await expect(run(page)).toBeEnabled();
    }
    library.back = true;
    await run(page).click();
    expect((await download(page)).image).toMatchObject({ format: 'heif', width: 600 });
  });

  test('affects nothing else', async ({ page }) => {
    await missing(page, /\/vips-heif-[^/]+\.wasm$/);
    await page.goto('/convert?format=avif');
    await choose(page, await made('photo-600.png'));
    for (const _ of [1, 2, 3]) {
      await run(page).click();
      await expect(problem(page)).toHaveText(MISSING);
      await expect(run(page)).toBeEnabled();
    }
    // No canvas writes this format.
    await page.getByRole('radio', { name: 'TIFF', exact: true }).check();
    await run(page).click();
    expect((await download(page)).image).toMatchObject({ format: 'tiff', width: 600 });
  });

  for (const [what, name, file] of [
    ['the decoder of HEIC', 'quadrants.heic', /\/heic-[^/]+\.js$/],
    ['the decoder of BMP', 'quadrants.bmp', /\/bmp-[^/]+\.js$/],
    ['the renderer of SVG', 'quadrants.svg', /\/vips-resvg-[^/]+\.wasm$/],
  ] as const satisfies [string, FixtureName, RegExp][]) {
    test(`is reported for ${what}, and the same file opens when it is chosen again`, async ({ page }) => {
      const part = await missing(page, file);
      await page.goto('/convert?format=png');
      await choose(page, await made(name));
      await expect(problem(page)).toContainText(MISSING);
      expect(part.asked).toBeGreaterThan(0);
      part.back = true;
      await choose(page, await made(name));
      await run(page).click();
      expect((await download(page)).image).toMatchObject({ format: 'png', width: 64 });
    });
  }

  test('is reported for the engine itself, and the same file opens when it is chosen again', async ({ page }) => {
    const engine = await missing(page, /\/engine-[^/]+\.js/);
    await page.goto('/convert?format=tiff');
    await choose(page, await made('photo-600.png'));
    await expect(problem(page)).toHaveText(/^The image tools could not be loaded\./);
    engine.back = true;
    await choose(page, await made('photo-600.png'));
    await run(page).click();
    expect((await download(page)).image).toMatchObject({ format: 'tiff', width: 600 });
  });

  test('is reported for the PDF writer, and the next job works', async ({ page }) => {
    const part = await missing(page, /\/pdf-[^/]+\.js$/);
    await page.goto('/convert?format=pdf');
    await choose(page, await made('photo-600.png'));
    await run(page).click();
    await expect(problem(page)).toHaveText(MISSING);
    // Once, or twice if a result was being made before the press.
    const asked = part.asked;
    expect(asked).toBeGreaterThan(0);
    part.back = true;
    await run(page).click();
    const { bytes } = await savedFile(page, () => downloadButton(page).click());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(part.asked).toBe(asked + 1);
  });
});

test('a library that arrives later than a start may take is waited for', async ({ page }) => {
  await page.clock.install();
  const { promise: asked, resolve: sees } = Promise.withResolvers<void>();
  const { promise: arrives, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/vips-heif-[^/]+\.wasm$/, async (route) => {
    sees();
    await arrives;
    await route.continue();
  });
  await page.goto('/convert?format=avif');
  await choose(page, await made('photo-600.png'));
  await run(page).click();
  await asked;
  // A start may take 15 seconds, and a download may be silent for 20.
  await page.clock.runFor(16_000);
  letThrough();
  await expect(toast(page)).toContainText('Image successfully converted to AVIF');
  expect((await download(page)).image).toMatchObject({ format: 'heif', width: 600 });
});

test.describe('a worker', () => {
  test('that dies silently in the middle of a job returns the job, and the next one works', async ({ page }) => {
    let dying = true;
    await page.route(/\/worker-entry-browser-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      // Like a browser that is short of memory: no event reports it.
      const death = `
        const { postMessage } = self;
        self.postMessage = (message, ...terms) =>
          message.type === 'admit' ? self.close() : postMessage.call(self, message, ...terms);`;
      const body = await response.text();
      await route.fulfill({ response, body: dying ? `${death}\n${body}` : body });
    });
    await page.goto('/convert?format=png');
    await choose(page, await made('photo-1200.jpg'));
    await run(page).click();
    await expect(toast(page)).toContainText('The worker broke: it ended without a word');
    dying = false;
    // A worker that was started before still dies, with one more job.
    await expect(async () => {
      await run(page).click();
      await expect(toast(page)).toContainText('Image successfully converted', { timeout: 20_000 });
    }).toPass();
    expect((await download(page)).image).toMatchObject({ format: 'png', width: 1200 });
  });
});
