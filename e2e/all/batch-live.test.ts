import { downloadZip, many, open, processAll, row } from '../batch-page.ts';
import { made } from '../files.ts';
import { expect, expectAccessible, letTimePass, test } from '../test.ts';
import { watchWorkers } from '../worker-watch.ts';

/* The estimated result of a batch, before it runs. */

const photos = async (count: number) => many(await made('photo-1200.jpg'), count);

test('the bar estimates the total from the first rows, and a run reuses their results', async ({ page }) => {
  const watched = await watchWorkers(page);
  await open(page, await photos(6), '/batch?action=compress');
  const bar = page.getByRole('region', { name: 'Progress and results' }).getByRole('status');
  await expect(bar).toHaveText(/^6 images · [\d.]+ (KB|MB) → about [\d.]+ (KB|MB)$/);
  for (const n of [1, 2, 3, 4]) await expect(row(page, `photo-${n}.jpg`)).toContainText('% smaller');
  await expect(row(page, 'photo-5.jpg')).not.toContainText('% smaller');
  // Thumbnails and headers are not runs of a recipe.
  expect((await watched()).runs).toBe(4);
  await expectAccessible(page);
  const guess = /about (.*)$/.exec((await bar.textContent()) ?? '')?.[1];
  await processAll(page).click();
  await expect(page.getByText('Complete', { exact: true })).toHaveCount(6);
  expect((await watched()).runs).toBe(6);
  // All are the same photo, so the estimate is the exact sum.
  await expect(bar).toContainText(`→ ${guess}`);
  expect((await downloadZip(page)).entries).toHaveLength(6);
});

test('any row can be compared closely before the run, and other settings update the comparison', async ({ page }) => {
  await open(page, await photos(6), '/batch?action=convert&format=webp');
  await page.getByRole('button', { name: 'Compare photo-6.jpg before and after' }).click();
  const dialog = page.getByRole('dialog', { name: 'photo-6.jpg' });
  await expect(dialog).toContainText(/After\s*[\d.]+ KB · 1200/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const size = /→\s*([\d.]+ KB)/.exec((await row(page, 'photo-6.jpg').textContent()) ?? '')?.[1];
  await page.getByRole('slider', { name: 'Quality' }).fill('40');
  await expect(row(page, 'photo-1.jpg')).toContainText('% smaller');
  await page.getByRole('button', { name: 'Compare photo-6.jpg before and after' }).click();
  await expect(dialog).toContainText(/After\s*[\d.]+ KB · 1200/);
  await expect(dialog).not.toContainText(`After${size}`);
});

test('nothing is processed in advance if that is turned off', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('live-results', 'off'));
  const watched = await watchWorkers(page);
  await open(page, await photos(2), '/batch?action=compress');
  await expect(row(page, 'photo-2.jpg').getByRole('img').or(row(page, 'photo-2.jpg').locator('img'))).toHaveCount(1);
  await letTimePass(page, 1000);
  expect((await watched()).runs).toBe(0);
});
