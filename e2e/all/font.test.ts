/** The site's own typeface: every page uses it, and nothing moves when it arrives late. */
import type { Page } from '@playwright/test';
import { needed } from '../../scripts/machine/tool.ts';
import { expect, test } from '../test.ts';

const FONT = /\.woff2$/;

/** The heights of all texts on the page, each with its place in the document and its first words. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, main p, main li, label, footer a')].flatMap((element, index) =>
      // On a phone the list of all tools is closed.
      element.checkVisibility()
        ? [
            {
              text: `${index} ${element.tagName} ${element.textContent?.slice(0, 30)}`,
              height: Math.round(element.getBoundingClientRect().height),
            },
          ]
        : [],
    ),
  );

/** The heights once two measurements agree: sections below the fold are laid out when they are first measured. */
async function settledHeights(page: Page): Promise<Map<string, number>> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await heights(page));
      return last === before;
    })
    .toBe(true);
  return new Map((JSON.parse(last) as Awaited<ReturnType<typeof heights>>).map(({ text, height }) => [text, height]));
}

for (const path of ['/', '/compress', '/tools/jpg-to-png-converter', '/tools/hubs/image-converters'])
  for (const width of [360, 1366])
    test(`${path} at ${width}: nothing on the screen moves when the font arrives late`, async ({ page }) => {
      needed('font', (reason) => test.skip(true, reason));
      await page.setViewportSize({ width, height: 768 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const { promise: isDrawn, resolve: sendFont } = Promise.withResolvers<void>();
      await page.route(FONT, async (route) => {
        await isDrawn;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const ready = () => page.evaluate(() => document.fonts.check('16px Figtree'));
      await page.waitForTimeout(500);
      expect(await ready()).toBe(false);
      const before = await settledHeights(page);
      sendFont();
      await expect.poll(ready).toBe(true);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      // Words move by a pixel or two within a line; another line break would move them a hundred times as far.
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.002);
      // Further down a word may sometimes move to another line, but the page keeps its length.
      const after = await settledHeights(page);
      expect(before.size).toBeGreaterThan(20);
      const changed = [...before].flatMap(([text, height]) =>
        after.get(text) === height ? [] : [`${text}: ${height} → ${after.get(text)}`],
      );
      expect(changed.length / before.size, changed.join('\n')).toBeLessThan(0.05);
    });

test('text and headings use it, and all digits are equally wide', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const widths = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const widthOf = (text: string) => {
      probe.textContent = text;
      return probe.getBoundingClientRect().width;
    };
    const figures = [...'0123456789'].map((figure) => widthOf(figure.repeat(20)));
    const own = widthOf('Resize, compress');
    probe.style.fontFamily = 'monospace';
    const other = widthOf('Resize, compress');
    return { figures, own, other };
  });
  expect(new Set(widths.figures).size).toBe(1);
  expect(widths.own).not.toBe(widths.other);
  const preload = page.locator('head link[rel=preload][as=font]');
  await expect(preload).toHaveCount(1);
  const address = await preload.getAttribute('href');
  expect(
    await page.evaluate(
      (href) => performance.getEntriesByName(new URL(href ?? '', location.href).href).length,
      address,
    ),
  ).toBe(1);
});
