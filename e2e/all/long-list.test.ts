import { downloadAll, downloadZip, many, processAll, rows } from '../batch-page.ts';
import { choose, made } from '../files.ts';
import { expect, expectAccessible, test, toast } from '../test.ts';

/* Hundreds of files: the page has only the rows in view, and all files are done. */

const COUNT = 300;

for (const { window, size } of [
  { window: 'a laptop, whose list scrolls', size: { width: 1366, height: 768 } },
  { window: 'a phone, whose page scrolls', size: { width: 360, height: 740 } },
]) {
  test(`on ${window}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/batch?width=20');
    await choose(page, ...many(await made('tiny.jpg'), COUNT));
    await page.getByRole('button', { name: /anyway/i }).click();
    const list = page.getByRole('list', { name: /^Images/ });
    await expect(list.locator('[aria-posinset]').first()).toBeAttached();
    expect(await rows(page).count()).toBeLessThan(60);
    await expect(list.locator(`[aria-setsize="${COUNT}"]`).first()).toBeAttached();

    // From the first row to the last, and each is in its place.
    await page.getByText('photo-1.jpg', { exact: true }).scrollIntoViewIfNeeded();
    await expect(async () => {
      await list.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
      await list.locator('[aria-posinset]').last().scrollIntoViewIfNeeded();
      await expect(page.getByText(`photo-${COUNT}.jpg`, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(list.locator(`[aria-posinset="${COUNT}"]`)).toContainText(`photo-${COUNT}.jpg`);
    expect(await rows(page).count()).toBeLessThan(60);
    await expectAccessible(page);

    // The focus stays in the list while it is there.
    const remove = page.getByRole('button', { name: `Remove photo-${COUNT}.jpg` });
    await remove.click();
    await expect(page.getByRole('heading', { name: `Images (${COUNT - 1})` })).toBeFocused();

    await processAll(page).click();
    await expect(toast(page)).toContainText('Batch processing complete');
    await expect(downloadAll(page)).toHaveAccessibleName(`Download All (${COUNT - 1})`);
    const { entries } = await downloadZip(page);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(COUNT - 1);
  });
}

test('a run of hundreds is cancelled at once, also where files wait', async ({ page }) => {
  await page.goto('/batch?width=20');
  await choose(page, ...many(await made('tiny.jpg'), COUNT));
  await page.getByRole('button', { name: /anyway/i }).click();
  await expect(page.getByText('Ready', { exact: true }).first()).toBeVisible();
  await processAll(page).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText('Processing', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  await processAll(page).click();
  await expect(downloadAll(page)).toHaveAccessibleName(`Download All (${COUNT})`);
});
