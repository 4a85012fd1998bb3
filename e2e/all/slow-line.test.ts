import type { Page } from '@playwright/test';
import { choose, downloadButton, made } from '../files.ts';
import { expect, test } from '../test.ts';

/* The seconds until the engine's megabytes have arrived. */

/** Holds libvips back until the returned function is called. */
async function withoutLibrary(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/vips-[\w-]{8}\.wasm$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a photo is shown with its size and its settings before libvips has arrived', async ({ page }) => {
  const arrive = await withoutLibrary(page);
  await page.goto('/compress');
  await choose(page, await made('orientation-6.jpg'));
  const run = page.getByRole('button', { name: 'Compress image' });
  await expect(run).toBeEnabled();
  await expect(page.getByText(/\d+\s×\s\d+\s·\sJPG$/).first()).toBeVisible();
  await page.getByRole('slider', { name: 'Quality' }).fill('60');
  arrive();
  await run.click();
  await expect(downloadButton(page)).toBeVisible();
  // Settings that were changed before the engine's probe are applied.
  await expect(page).toHaveURL(/quality=60/);
});

test('a damaged file is reported once the engine has arrived, and opens no tool', async ({ page }) => {
  const arrive = await withoutLibrary(page);
  await page.goto('/convert');
  const { buffer, ...rest } = await made('quadrants.png');
  // The header is valid, the image data is not.
  await choose(page, { ...rest, buffer: Buffer.concat([buffer.subarray(0, 33), Buffer.alloc(200)]) });
  await expect(page.getByText('Opening quadrants.png…')).toBeVisible();
  arrive();
  await expect(page.getByText('This file is damaged or incomplete')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Convert to / })).toHaveCount(0);
});
