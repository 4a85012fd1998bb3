import { rm, writeFile } from 'node:fs/promises';
import { onDisk, processAll, row } from './batch-page.ts';
import { made } from './files.ts';
import { expect, test } from './test.ts';

// Chromium reports a file that it can no longer read.
test.use({ expectedComplaints: [/net::ERR_(UPLOAD_FILE_CHANGED|FILE_NOT_FOUND)/] });

test('a file that was overwritten after it was chosen is named as changed, and can be chosen again', async ({
  page,
}, info) => {
  const photo = await made('photo-1200.jpg');
  const [path = ''] = await onDisk(info, [{ upload: photo, date: new Date(2026, 0, 1) }]);
  await page.clock.install();
  await page.goto('/resize?width=300');
  // While time stands still, the settings wait for the engine to read the file. After 300 ms they show what its header states.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Image file').setInputFiles(path);
  const run = page.getByRole('button', { name: 'Resize image' });
  await expect(run).toBeVisible();
  await page.clock.resume();
  await writeFile(path, (await made('quadrants.jpg')).buffer);
  await run.click();
  // Once, although the result in advance may fail too.
  const sentence = page.getByText('It changed since you chose it. Please choose it again.');
  await expect(sentence.filter({ visible: true })).toHaveCount(1);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose it again' }).click();
  await (await chooser).setFiles(path);
  await run.click();
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
});

test('in a batch, no result of a file that is gone is used', async ({ page }, info) => {
  const photo = await made('photo-1200.jpg');
  const [path = ''] = await onDisk(info, [{ upload: photo, date: new Date(2026, 0, 1) }]);
  await page.goto('/batch?width=300');
  await page.getByLabel('Image file').setInputFiles(path);
  // The result is made in advance.
  await expect(row(page, photo.name)).toContainText('→');
  await rm(path);
  await processAll(page).click();
  await expect(row(page, photo.name)).toContainText('It changed since you chose it');
  await expect(row(page, photo.name).getByRole('button', { name: 'Choose it again' })).toBeVisible();
});
