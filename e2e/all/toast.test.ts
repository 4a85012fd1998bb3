/** A toast appears at the foot of the picture or of the window and covers neither the menu nor what it is about or what comes next. */
import type { Locator, Page } from '@playwright/test';
import { fakeTest as test } from '../fake-engine/fake-engine.ts';
import { choose, downloadButton, made } from '../files.ts';
import { atLength, expect, LONG, toast } from '../test.ts';

const WIDTHS = atLength([320, 360, 640, 768, 1023, 1024, 1280, 1366, 1920], [320, 768, 1023, 1366]);

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 360: 740, 1366: 768, 1920: 1080 };

const gain = (page: Page) => page.getByText(/^\d+% smaller$|is ready$/).first();

interface Job {
  path: string;
  files: Parameters<typeof made>[0][];
  button: string;
  says: string;
  /** The subject of the toast, and the next button. */
  spokenOf(page: Page): Locator[];
}

const JOBS: Record<string, Job> = {
  compress: {
    path: '/compress',
    files: ['photo-1200.jpg'],
    button: 'Compress image',
    says: 'Image compressed successfully',
    spokenOf: (page) => [gain(page), downloadButton(page)],
  },
  resize: {
    path: '/resize?width=300',
    files: ['photo-1200.jpg'],
    button: 'Resize image',
    says: 'Image resized successfully',
    spokenOf: (page) => [gain(page), downloadButton(page)],
  },
  convert: {
    path: '/convert?format=webp',
    files: ['photo-1200.jpg'],
    button: 'Convert to WebP',
    says: 'Format conversion complete',
    spokenOf: (page) => [gain(page), downloadButton(page)],
  },
  batch: {
    path: '/batch?width=300',
    files: ['photo-1200.jpg', 'quadrants.png'],
    button: 'Process All Images',
    says: 'Batch processing complete',
    spokenOf: (page) => [
      page.getByRole('button', { name: 'Process All Images' }),
      page.getByRole('button', { name: /^Download All/ }),
    ],
  },
};

for (const [name, { path, files, button, says, spokenOf }] of Object.entries(JOBS))
  test(`after ${name} the toast does not cover it at any width`, LONG, async ({ page }) => {
    // Hovering keeps it open, so that it can be measured at every width.
    await page.goto(path);
    await choose(page, ...(await Promise.all(files.map((file) => made(file)))));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
      if (width > (WIDTHS[0] ?? 0)) await again(page, name);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(toast(page)).toContainText(says);
      const said = await boxOf(toast(page));
      const header = await boxOf(page.getByRole('banner'));
      expect(said.left, `${width}`).toBeGreaterThanOrEqual(0);
      expect(said.right, `${width}`).toBeLessThanOrEqual(width);
      expect(said.bottom, `${width}`).toBeLessThanOrEqual(HEIGHTS[width] ?? 900);
      if (name !== 'batch') {
        const shown = await boxOf(page.locator('.stage-fit').first());
        const covered = Math.min(said.bottom, shown.bottom) - Math.max(said.top, shown.top);
        expect(covered, `${width}`).toBeLessThan((shown.bottom - shown.top) / 3);
      }
      for (const box of [header, ...(await Promise.all(spokenOf(page).map(boxOf)))]) {
        const isApart =
          box.top >= said.bottom || box.bottom <= said.top || box.left >= said.right || box.right <= said.left;
        expect(isApart, `${width}: ${JSON.stringify({ said, box })}`).toBe(true);
      }
    }
  });

/** Back to the button that causes it. */
async function again(page: Page, name: string): Promise<void> {
  if (name === 'batch') {
    const field = page.getByLabel('Width');
    await field.fill(String(Number(await field.inputValue()) + 1));
  } else await page.getByRole('button', { name: 'Change settings' }).click();
}

/** Its position at rest. */
async function boxOf(locator: Locator) {
  return locator.evaluate(async (element) => {
    for (let parent: Element | null = element; parent; parent = parent.parentElement)
      await Promise.all(parent.getAnimations().map((animation) => animation.finished.catch(() => {})));
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });
}
