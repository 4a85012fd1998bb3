import { made } from '../files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, LONG_PROOF, test } from '../test.ts';

const TRIALS = ['Resize to 1200 pixels', 'Compress at quality 75', 'Compress to 163 KB'];
const PEERS = ['Picwright', 'jSquash', 'browser-image-compression', 'canvas'];

test('compares all libraries on the sample and names the winner', LONG_PROOF, async ({ page }) => {
  test.slow();
  // Opens on a phone from the start: Chromium 156's renderer sometimes crashes when the window becomes narrower later.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/benchmark');
  await expect(page.getByRole('heading', { level: 1, name: 'Image Speed Benchmark' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Run the benchmark' }).click();
  await expect(page.getByRole('progressbar', { name: 'Benchmark' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Run it again' })).toBeVisible({ timeout: 150_000 });

  for (const title of TRIALS) {
    const trial = page.getByRole('region', { name: title });
    const rows = trial.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const names = await rows.getByRole('rowheader').allTextContents();
    expect(names).toEqual(title.endsWith('KB') ? PEERS.filter((name) => name !== 'jSquash') : PEERS);
    for (const row of await rows.all()) await expect(row).toContainText(/\d+ ms.*\d KB/);
    await expect(trial).toContainText(/Picwright (was|loses)/);
    await expect(trial).not.toContainText('did not finish');
  }
  const scores = await page
    .getByRole('region', { name: 'Compress at quality 75' })
    .getByText(/^score \d/)
    .count();
  expect(scores).toBe(PEERS.length);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('accepts the visitor’s own photo, and can be cancelled', async ({ page }) => {
  await page.goto('/benchmark');
  const own = page.getByLabel('Use my own JPG photo');
  await own.setInputFiles([await made('photo-600.png')]);
  const card = page.getByRole('region', { name: 'On this device' });
  await expect(card.getByRole('alert')).toHaveText('This photo cannot be read. Choose a JPG photo.');
  await own.setInputFiles([await made('photo-3200.jpg')]);
  await expect(card.getByRole('status')).toContainText(/Resize to 1280 pixels|Loading/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Run the benchmark' })).toBeVisible();
  await expect(card.getByRole('progressbar')).toBeHidden();
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/benchmark');
  await expectNoSidewaysScroll(page);
});
