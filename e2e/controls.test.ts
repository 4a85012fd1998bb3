/**
 * How many controls the second step of a tool shows at once. Counted are those in view within the page's main part: visible buttons,
 * links, fields, lists, closed lines and sliders whose middle nothing covers. Each radio button of a strip is one.
 */
import type { Page } from '@playwright/test';
import { choose, downloadButton, made } from './files.ts';
import { expect, expectAccessible, test } from './test.ts';

const CONTROLS = 'main :is(button, a[href], input, select, textarea, summary, [role=slider])';

const inView = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((all) =>
    all.flatMap((element) => {
      // A box or a radio button is as large as its label.
      const shown = element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width < 1 || !element.checkVisibility({ visibilityProperty: true })) return [];
      const hit = document.elementFromPoint(x, y);
      return hit && (shown.contains(hit) || hit.contains(shown)) ? [shown.textContent || element.ariaLabel] : [];
    }),
  );

const WINDOWS = [
  { width: 1366, height: 768, most: 16 },
  { width: 360, height: 740, most: 12 },
] as const;

for (const { width, height, most } of WINDOWS) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const path of ['/compress', '/convert', '/resize', '/resize#crop', '/tools/100kb-photo-compressor'])
      test(`${path} shows at most ${most} controls beside the picture`, async ({ page }) => {
        await page.goto(path);
        await choose(page, await made('photo-1200.jpg'));
        await expect(downloadButton(page)).toHaveText(/KB/);
        await expect.poll(() => inView(page)).toContainEqual(expect.stringMatching(/^Download/));
        const shown = await inView(page);
        expect(shown.length, shown.join(' | ')).toBeLessThanOrEqual(most);
      });
  });
}

test('further tools of the comparison and formats are behind a press with words', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'More formats' }).click();
  await page.getByRole('button', { name: 'Zoom and compare' }).click();
  await expect(page.getByRole('radio', { name: 'AVIF' })).toBeVisible();
  await page.getByRole('button', { name: 'Side by side' }).click();
  await expectAccessible(page);
  // On this device they stay as they were left.
  await page.reload();
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByRole('button', { name: 'Side by side' })).toBeVisible();
});

for (const [motion, seconds] of [
  ['no-preference', 0.16],
  ['reduce', 0.00001],
] as const)
  test(`a result arrives in one short transition, with '${motion}'`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/compress');
    await choose(page, await made('photo-1200.jpg'));
    const arrived = page.locator('.arrives').first();
    await expect(arrived).toBeVisible();
    const duration = await arrived.evaluate((element) => getComputedStyle(element).animationDuration);
    expect(Number.parseFloat(duration)).toBeCloseTo(seconds);
  });
