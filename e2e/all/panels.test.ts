/**
 * The panel beside a picture: few groups of controls, the size only once, nothing cut off, no scrolling inside the
 * page.
 */
import type { Page } from '@playwright/test';
import { open as openBatch, run as runBatch } from '../batch-page.ts';
import { openExpert } from '../expert.ts';
import { fakeTest as test } from '../fake-engine/fake-engine.ts';
import { choose, download, downloadButton, made } from '../files.ts';
import { expect, expectAccessible } from '../test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const TOOLS = [
  ['/resize', 'Adjust', 'Resize image'],
  ['/compress', 'Compress', 'Compress image'],
  ['/convert', 'Convert', /^Convert to/],
] as const;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Elements that scroll inside the page. */
const scrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className }) => className),
  );

for (const [path, step, run] of TOOLS) {
  test(`${path}: at most six groups of controls, and one scroll`, async ({ page }) => {
    await page.goto(path);
    await choose(page, await made('photo-1200.jpg'));
    const button = page.getByRole('button', { name: run });
    await expect(button).toBeInViewport({ ratio: 1 });
    // The settings one below the other, then the next step with its buttons.
    const groups = await region(page, step)
      .locator('> div:last-child > div:first-child > *')
      .filter({ has: page.locator('input, button, select, summary') })
      .count();
    expect(groups + 1).toBeLessThanOrEqual(6);
    expect(await scrollers(page)).toEqual([]);
    await openExpert(page);
    await expect(page.getByLabel('Show the result while I change settings')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy as command' })).toBeVisible();
    expect(await scrollers(page)).toEqual([]);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
}

test('formats are above the fold, and the size is shown once', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  const settings = region(page, 'Compress');
  const figure = settings.getByRole('status').filter({ hasText: /smaller$/ });
  await expect(figure).toBeAttached();
  const [size = ''] = (await figure.textContent())?.split(',') ?? [];
  await expect(settings.getByText(size, { exact: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: /^Before and after/ })).not.toContainText(size);
  const [last, bar] = [
    await settings.getByRole('radio').last().boundingBox(),
    await page.getByRole('button', { name: 'Compress image' }).boundingBox(),
  ];
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('the meaning of a score is fully visible, and nothing covers it', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).click();
  const score = page.locator('summary').filter({ hasText: 'Details' });
  await expect(score).toBeInViewport({ ratio: 1 });
  const isCovered = await score.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 5, bottom - 5));
  });
  expect(isCovered).toBe(false);
  expect(await scrollers(page)).toEqual([]);
  await expect(page.getByText('Try More Tools').first()).toBeVisible();
});

test('a file that was compressed on this visit is pointed out before it is compressed again', async ({ page }) => {
  const question = page.getByText('Compressed already. Compress again?');
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Compress image' }).click();
  const { bytes } = await download(page);
  await page.getByRole('button', { name: 'Compress Another Image' }).click();
  await choose(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await expect(question).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('so is one among the files of a batch', async ({ page }) => {
  await openBatch(page, [await made('photo-1200.jpg')], '/batch?action=compress');
  await runBatch(page);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download photo-1200.jpg' }).click();
  const path = await (await arriving).path();
  await page.getByLabel('Image file').setInputFiles(path);
  await expect(page.getByText('1 of 2 compressed already. Compress again?')).toBeVisible();
});

for (const [path, step] of TOOLS) {
  test(`${path}: all settings are above the fold of a laptop, and the panel ends with the picture`, async ({
    page,
  }) => {
    await page.goto(path);
    await choose(page, await made('photo-1200.jpg'));
    const settings = region(page, step);
    await expect(downloadButton(page)).toBeEnabled();
    const bottom = async (selector: string) => {
      const box = await settings.locator(selector).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const parts = {
      picture: '> div:first-child',
      panel: '> div:last-child',
      action: '> div:last-child > div:last-child',
    };
    expect(await bottom(parts.panel)).toBe(await bottom(parts.picture));
    const more = await settings.locator('summary').filter({ hasText: 'More options' }).boundingBox();
    const action = await settings.locator(parts.action).boundingBox();
    expect((more?.y ?? 999) + (more?.height ?? 0)).toBeLessThan(action?.y ?? 0);
    // The labels of all choices fit.
    const cut = await settings
      .locator('label:has(> input[type=radio])')
      .evaluateAll((labels) =>
        labels.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });
}
