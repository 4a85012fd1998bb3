import type { Page } from '@playwright/test';
import { downloadZip, open as openBatch, run as runBatch } from './batch-page.ts';
import { fakeTest } from './fake-engine/fake-engine.ts';
import { choose, download, made } from './files.ts';
import { ALL, expect } from './test.ts';

/* A result has one name: on the screen and in the downloads folder. */

const keepName = (page: Page) => page.getByLabel('Keep the original name');

for (const [at, [path, run, usual, kept]] of (
  [
    ['/compress', 'Compress image', /^compressed-image-\d{13}\.JPG$/, 'Path 1.JPG'],
    ['/resize?width=300', 'Resize image', /^resized-image-\d{13}\.JPG$/, 'Path 1.JPG'],
    ['/convert?format=webp', 'Convert to WebP', /^converted-webp-\d{13}\.webp$/, 'Path 1.webp'],
  ] as const
).entries())
  fakeTest(
    `${path}: the name on the screen is saved, or the original one where that is kept`,
    at === 0 ? {} : ALL,
    async ({ page }) => {
      await page.goto(path);
      await choose(page, await made('photo-1200.jpg', 'Path 1.JPG'));
      await page.getByRole('button', { name: run }).click();
      const shown = page.getByRole('region', { name: 'Image preview' }).locator('p[title]');
      await expect(shown).toHaveText(usual);
      const name = await shown.textContent();
      expect((await download(page)).name).toBe(name);
      await keepName(page).check();
      await expect(shown).toHaveText(kept);
      expect((await download(page)).name).toBe(kept);
      await keepName(page).uncheck();
      await expect(shown).toHaveText(name ?? '');
      await keepName(page).check();
      await page.reload();
      await choose(page, await made('photo-1200.jpg', 'Path 1.JPG'));
      await page.getByRole('button', { name: run }).click();
      await expect(shown).toHaveText(kept);
    },
  );

fakeTest('a batch packs its results under their original names where these are kept', async ({ page }) => {
  const photo = await made('photo-1200.jpg');
  await openBatch(page, [photo, { ...photo, name: 'PHOTO-1200.jpg' }], '/batch?width=300');
  await runBatch(page);
  const names = async () => (await downloadZip(page)).entries.map(({ name }) => name);
  expect(await names()).toEqual(['photo-1200-resized.jpg', 'PHOTO-1200-resized (2).jpg']);
  await expect(page.getByText('photo-1200.jpg is saved as photo-1200-resized.jpg.')).toBeVisible();
  await keepName(page).check();
  await expect(page.getByText('photo-1200.jpg keeps its name.')).toBeVisible();
  expect(await names()).toEqual(['photo-1200.jpg', 'PHOTO-1200 (2).jpg']);
});
