import type { Locator, Page } from '@playwright/test';
import { choose, download, made } from './files.ts';
import { expect, test } from './test.ts';

/* Everyday jobs, from the page that one lands on to the file; presses are counted, the file dialog aside. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts presses. */
function hand() {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      presses += 1;
      await target.tap();
    },
    /** Presses until now, with one for the download. */
    inAll: () => presses + 1,
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a form takes 100 KB at most: the target is what one sees first', async ({ page }) => {
  const { press, inAll } = hand();
  await page.goto('/tools/100kb-photo-compressor');
  await choose(page, await made('photo-3200.jpg'));
  const target = page.getByLabel('Target size (KB)');
  await expect(target).toHaveValue('100');
  await expect(button(page, 'Compress image')).toBeInViewport({ ratio: 1 });
  const [above, below] = [
    await target.boundingBox(),
    await page.getByRole('slider', { name: 'Quality' }).boundingBox(),
  ];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  // The bar at the thumb says what will come, and then what has.
  await expect(page.getByText(/JPG · (at most 100 KB|[\d.]+ KB, \d+% smaller)/)).toBeInViewport();
  await press(button(page, 'Compress image'));
  const { bytes, image } = await download(page);
  expect(image.format).toBe('jpeg');
  expect(bytes.length).toBeLessThanOrEqual(100 * 1024);
  expect(inAll()).toBeLessThanOrEqual(4);
});

test('an iPhone’s photo for everybody: HEIC opens at JPG', async ({ page }) => {
  const { press, inAll } = hand();
  await page.goto('/convert');
  await choose(page, await made('quadrants.heic'));
  await press(button(page, 'Convert to JPG'));
  expect((await download(page)).image.format).toBe('jpeg');
  expect(inAll()).toBeLessThanOrEqual(3);
});
