import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { HAS_CORPUS } from '../../fixtures/corpus.ts';
import { choose, download, downloadButton, made, real } from '../files.ts';
import { LONG_TASK_MS, mainThreadTasks } from '../main-thread.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts';

const stage = (page: Page) => page.getByRole('group', { name: /^Before and after/ });
const divider = (page: Page) => page.getByRole('slider', { name: 'Divider between before and after' });
const shownAt = (page: Page) => page.getByText(/^Shown at \d+%$/);
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'View' }).getByRole('button', { name });
const actual = (page: Page) => button(page, /^100%/);
const fitButton = (page: Page) => button(page, /^Fit/);
const sideBySide = (page: Page) => button(page, 'Side by side');
const hold = (page: Page) => button(page, 'Hold for before');

/** A result of 1,100 × 733 pixels next to its original. */
async function compared(page: Page): Promise<void> {
  await page.goto('/resize?width=1100');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Resize image' }).click();
  await expect(divider(page)).toBeVisible();
  await expect(stage(page).locator('img')).toHaveCount(2);
}

/**
 * The position in each picture, as fractions of its sides, at a point of its pane (relative to the centre) as drawn: a
 * picture adapts to a stage of another size within a frame.
 */
async function spots(page: Page, point = { x: 0, y: 0 }): Promise<{ x: number; y: number }[]> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return stage(page)
    .locator('img')
    .evaluateAll(
      (images, { x, y }) =>
        images.map((image) => {
          const picture = image.getBoundingClientRect();
          const pane = image.closest('[aria-hidden]')?.getBoundingClientRect() ?? picture;
          return {
            x: (pane.left + pane.width / 2 + x - picture.left) / picture.width,
            y: (pane.top + pane.height / 2 + y - picture.top) / picture.height,
          };
        }),
      point,
    );
}

/** Both pictures show the same position, to a pixel of a picture with a thousand. */
function expectSpot(all: { x: number; y: number }[], { x, y }: { x: number; y: number }, within = 0.002): void {
  expect(all).toHaveLength(2);
  for (const spot of all) {
    expect(Math.abs(spot.x - x)).toBeLessThan(within);
    expect(Math.abs(spot.y - y)).toBeLessThan(within);
  }
}

const AT = { x: 150, y: -60 };

/** Moves the pointer to a point relative to the stage's centre. */
async function pointAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await stage(page).boundingBox()) ?? {};
  await page.mouse.move(left + width / 2 + x, top + height / 2 + y);
}

for (const [width, density] of [
  [1280, 1],
  // The page's offset is a fraction of a device pixel.
  [1281, 1],
  [1280, 2],
] as const) {
  test.describe(`a window of ${width} pixels on a screen of density ${density}`, () => {
    test.use({ deviceScaleFactor: density, viewport: { width, height: 900 } });

    test('shows 100% pixel for pixel, in either layout', async ({ page }) => {
      await page.goto('/resize?width=590');
      await choose(page, await made('photo-600.png'));
      await page.getByRole('button', { name: 'Resize image' }).click();
      await divider(page).press('Home');
      await actual(page).click();
      await expect(shownAt(page)).toHaveText('Shown at 100%');
      await expect(actual(page)).toHaveAttribute('aria-pressed', 'true');
      const { bytes } = await download(page);
      // The score appears in a corner once it is known.
      await expect(stage(page)).toContainText(/same|different|apart|worse/);
      for (const arrange of [async () => {}, () => sideBySide(page).click()]) {
        await arrange();
        const { at, pane } = await stage(page)
          .locator('img')
          .last()
          .evaluate((image) => ({
            at: image.getBoundingClientRect().toJSON(),
            pane: image.closest('[aria-hidden]')?.getBoundingClientRect().toJSON(),
          }));
        expect(at.width * density).toBeCloseTo(590, 2);
        // The part of the picture that is inside its pane and not under the captions in the corners.
        const left = Math.round(Math.max(at.left, pane.left) * density);
        const top = Math.round(at.top * density);
        const seen = {
          width: Math.round(Math.min(at.right, pane.right) * density) - left,
          height: Math.round(Math.min(at.bottom, pane.bottom - 96) * density) - top,
        };
        expect(seen.width).toBeGreaterThan(400);
        expect(seen.height).toBeGreaterThan(300);
        const screen = await sharp(await page.screenshot())
          .extract({ left, top, ...seen })
          .removeAlpha()
          .raw()
          .toBuffer();
        const from = { left: left - Math.round(at.left * density), top: 0 };
        const file = await sharp(bytes)
          .extract({ ...from, ...seen })
          .removeAlpha()
          .raw()
          .toBuffer();
        const unlike = screen.reduce((sum, value, index) => sum + (value === file[index] ? 0 : 1), 0);
        expect(unlike).toBe(0);
      }
    });
  });
}

test('a key works as soon as the stage is ready', async ({ page }) => {
  // A busy browser reports the stage's size late.
  await page.addInitScript(() => {
    const Observer = window.ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(report: ResizeObserverCallback) {
        super((...told) => setTimeout(report, 1000, ...told));
      }
    };
  });
  await compared(page);
  await divider(page).press('Home');
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '0');
});

test('single pixels have sharp edges from 200% on', async ({ page }) => {
  await compared(page);
  const drawn = () =>
    stage(page)
      .locator('img')
      .last()
      .evaluate((image) => getComputedStyle(image).imageRendering);
  await actual(page).click();
  expect(await drawn()).toBe('auto');
  await button(page, 'Zoom in').click();
  await expect(shownAt(page)).toHaveText('Shown at 200%');
  expect(await drawn()).toBe('pixelated');
  await button(page, 'Zoom in').click();
  await button(page, 'Zoom in').click();
  await expect(shownAt(page)).toHaveText('Shown at 800%');
  await expect(button(page, 'Zoom in')).toBeDisabled();
  await fitButton(page).click();
  await expect(button(page, 'Zoom out')).toBeDisabled();
  await expect(fitButton(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a double click on the divider centres it, and anywhere else toggles 100%', async ({ page }) => {
  await compared(page);
  await divider(page).press('Home');
  await divider(page).press('PageUp');
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '10');
  await divider(page).dblclick();
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
  const whole = (await shownAt(page).textContent()) ?? '';

  await pointAt(page, AT);
  const [spot] = await spots(page, AT);
  const { x = 0, y = 0 } = spot ?? {};
  const there = await stage(page)
    .boundingBox()
    .then((box) => ({
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2 + AT.x,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2 + AT.y,
    }));
  await page.mouse.dblclick(there.x, there.y);
  await expect(shownAt(page)).toHaveText('Shown at 100%');
  expectSpot(await spots(page, AT), { x, y });
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
  await page.mouse.dblclick(there.x, there.y);
  await expect(shownAt(page)).toHaveText(whole);
});

test('the wheel zooms to the pointer with Ctrl, and scrolls the page without it', async ({ page }) => {
  await compared(page);
  const whole = (await shownAt(page).textContent()) ?? '';
  await pointAt(page, AT);
  const [spot] = await spots(page, AT);
  await page.mouse.wheel(0, -50);
  await expect(shownAt(page)).toHaveText(whole);
  await page.evaluate(() => window.scrollTo(0, 0));
  await pointAt(page, AT);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect(shownAt(page)).not.toHaveText(whole);
  expectSpot(await spots(page, AT), spot ?? { x: -1, y: -1 });
});

test('a picture that is larger than its pane can be dragged with the mouse, and the divider stays', async ({
  page,
}) => {
  await compared(page);
  await actual(page).click();
  await button(page, 'Zoom in').click();
  const before = await spots(page);
  await pointAt(page, { x: 100, y: 100 });
  await page.mouse.down();
  await pointAt(page, { x: 40, y: 130 });
  await page.mouse.up();
  // 200%: each pixel of the picture covers two on the screen.
  const { x = 0, y = 0 } = before[0] ?? {};
  expectSpot(await spots(page), { x: x + 60 / 2200, y: y - 30 / 1466 });
  await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
});

test('everything works by keyboard and is announced', async ({ page }) => {
  await compared(page);
  const whole = (await shownAt(page).textContent()) ?? '';
  await stage(page).press('1');
  await expect(shownAt(page)).toHaveText('Shown at 100%');
  await expect(shownAt(page)).toHaveAttribute('aria-live', 'polite');
  await stage(page).press('+');
  await expect(shownAt(page)).toHaveText('Shown at 200%');
  const before = await spots(page);
  await stage(page).press('ArrowRight');
  const { x = 0, y = 0 } = before[0] ?? {};
  expectSpot(await spots(page), { x: x + 40 / 2200, y });
  await stage(page).press('-');
  await stage(page).press('0');
  await expect(shownAt(page)).toHaveText(whole);
  await divider(page).press('Shift+ArrowRight');
  await expect(divider(page)).toHaveAttribute('aria-valuetext', '60% before');

  await page.keyboard.down('b');
  await expect(hold(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(stage(page).getByText('After', { exact: true })).toHaveCount(0);
  await expect(stage(page).locator('img').last()).toBeHidden();
  await page.keyboard.up('b');
  await expect(hold(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(stage(page).locator('img').last()).toBeVisible();
  await expect(divider(page)).toBeFocused();

  await stage(page).press('s');
  await expect(sideBySide(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(divider(page)).toHaveCount(0);
  await sideBySide(page).press('Enter');
  await expect(divider(page)).toBeVisible();
});

test('the original is shown alone while the button is held', async ({ page }) => {
  await compared(page);
  const after = stage(page).locator('img').last();
  await hold(page).hover();
  await page.mouse.down();
  await expect(after).toBeHidden();
  await page.mouse.up();
  await expect(after).toBeVisible();
  await expect(hold(page)).toHaveAttribute('aria-pressed', 'false');
  await hold(page).focus();
  for (const key of ['Enter', 'Space', 'Enter']) {
    await page.keyboard.down(key);
    await expect(after).toBeHidden();
    await page.keyboard.up(key);
    await expect(after).toBeVisible();
  }
  // A screen reader presses without holding.
  await hold(page).evaluate((element: HTMLElement) => element.click());
  await expect(after).toBeHidden();
  await expectAccessible(page);
  await hold(page).evaluate((element: HTMLElement) => element.click());
  await expect(after).toBeVisible();
});

test('position and zoom are kept from one layout to the other, and after fitting the picture', async ({ page }) => {
  await compared(page);
  await pointAt(page, AT);
  const there = await stage(page).boundingBox();
  await page.mouse.dblclick((there?.x ?? 0) + 500, (there?.y ?? 0) + 200);
  await button(page, 'Zoom in').click();
  const [spot = { x: 0, y: 0 }] = await spots(page);
  await sideBySide(page).click();
  await expect(shownAt(page)).toHaveText('Shown at 200%');
  expectSpot(await spots(page), spot);
  await expectAccessible(page);
  await fitButton(page).click();
  for (const image of await stage(page).locator('img').all()) await expect(image).toBeInViewport({ ratio: 1 });
  await stage(page).press('1');
  expectSpot(await spots(page), spot);
  await sideBySide(page).click();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect.poll(async () => (await stage(page).boundingBox())?.width).toBeLessThan(850);
  expectSpot(await spots(page), spot);
  await expect(shownAt(page)).toHaveText('Shown at 100%');
});

test('the position is kept, and no frame is blank, while other settings produce another picture', async ({ page }) => {
  await page.goto('/compress');
  await choose(page, await made('photo-1200.jpg'));
  const after = stage(page).locator('img').last();
  const source = () => after.getAttribute('src');
  const naturalWidth = () => after.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(stage(page).getByText('After', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await source()) !== (await stage(page).locator('img').first().getAttribute('src')))
    .toBe(true);
  await pointAt(page, AT);
  const there = await stage(page).boundingBox();
  await page.getByRole('button', { name: 'Zoom and compare' }).click();
  await page.mouse.dblclick((there?.x ?? 0) + 520, (there?.y ?? 0) + 210);
  await button(page, 'Zoom in').click();
  await expect(shownAt(page)).toHaveText('Shown at 200%');
  const [spot = { x: 0, y: 0 }] = await spots(page);
  await page.evaluate(() => {
    const seen = { frames: 0, blank: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const images = [
        ...document.querySelectorAll<HTMLImageElement>('[role=group][aria-label^="Before and after"] img'),
      ];
      seen.frames++;
      if (images.length < 2 || images.some((image) => !image.complete || image.naturalWidth === 0)) seen.blank++;
      requestAnimationFrame(look);
    };
    look();
  });
  const first = await source();
  await page.getByRole('slider', { name: 'Quality' }).fill('20');
  await expect.poll(source).not.toBe(first);
  expectSpot(await spots(page), spot);
  await page.getByLabel('Resize to fit 1280 × 720').check();
  await expect.poll(naturalWidth).toBe(1080);
  await expect(shownAt(page)).toHaveText('Shown at 200%');
  expectSpot(await spots(page), spot);
  const { frames, blank } = await page.evaluate(
    () => (window as unknown as { seen: { frames: number; blank: number } }).seen,
  );
  expect(frames).toBeGreaterThan(10);
  expect(blank).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 }, deviceScaleFactor: 3 });

  test('two fingers zoom to their position, one moves the picture, and all controls fit', async ({ page }) => {
    await compared(page);
    await expectNoSidewaysScroll(page);
    // Not under the bar at the bottom or the toast above it.
    await stage(page).evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
    const devtools = await page.context().newCDPSession(page);
    const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await stage(page).boundingBox()) ?? {};
    const finger = (x: number, y: number, id: number) => ({ x: left + width / 2 + x, y: top + height / 2 + y, id });
    const gesture = async (steps: { x: number; y: number; id: number }[][]) => {
      for (const [index, touchPoints] of steps.entries())
        await devtools.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints,
        });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const percent = async () => Number((await shownAt(page).textContent())?.replace(/\D/g, ''));
    const whole = await percent();
    const [spot = { x: 0, y: 0 }] = await spots(page, { x: -60, y: 0 });
    // The fingers start so close together that the second one hits the divider.
    await gesture([10, 20, 40, 80].map((apart) => [finger(-60 - apart, 0, 1), finger(-60 + apart, 0, 2)]));
    await expect.poll(percent).toBeGreaterThan(4 * whole);
    expectSpot(await spots(page, { x: -60, y: 0 }), spot, 0.01);
    const [middle = { x: 0, y: 0 }] = await spots(page);
    await gesture([0, 10, 30].map((moved) => [finger(-moved, 0, 1)]));
    await expect.poll(async () => (await spots(page))[0]?.x).toBeGreaterThan(middle.x);
    await devtools.detach();

    for (const control of await page.getByRole('toolbar', { name: 'View' }).getByRole('button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
    await sideBySide(page).click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('dragging divider and picture keeps the page’s thread responsive with ten megapixels', async ({
  page,
  browser,
}) => {
  await page.goto('/compress?quality=30');
  await choose(page, await (HAS_CORPUS ? real('photos/demo-large-photo.jpg') : made('photo-3200.jpg')));
  await page.getByRole('button', { name: 'Compress image' }).click();
  await expect(stage(page).locator('img')).toHaveCount(2);
  const tasks = await mainThreadTasks(browser, page, async () => {
    for (const zoomed of [false, true]) {
      if (zoomed) await actual(page).click();
      await pointAt(page, { x: -150, y: -100 });
      await page.mouse.down();
      for (let step = 0; step < 60; step++) await pointAt(page, { x: -150 + step * 5, y: -100 + step * 3 });
      await page.mouse.up();
    }
  });
  test.info().annotations.push({ type: 'main thread', description: `longest ${tasks.longest.toFixed(1)} ms` });
  expect(tasks.count).toBeGreaterThan(100);
  expect(tasks.longest).toBeLessThan(LONG_TASK_MS);
});

test('a format that the browser cannot draw is shown in full resolution too, on both sides', async ({ page }) => {
  await page.goto('/convert?format=tiff');
  await choose(page, await made('photo-3200.jpg'));
  await page.getByRole('button', { name: 'Convert to TIFF' }).click();
  await expect(divider(page)).toBeVisible();
  const widths = () =>
    stage(page)
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  await expect.poll(widths).toEqual([3200, 3200]);

  const { bytes } = await download(page);
  const buffer = await sharp(bytes).resize(2000).tiff({ compression: 'jpeg' }).toBuffer();
  await page.goto('/convert?format=jpeg');
  await choose(page, { name: 'photo.tiff', mimeType: 'image/tiff', buffer });
  await expect.poll(widths).toEqual([1600, 2000]);
  await page.getByRole('button', { name: 'Zoom and compare' }).click();
  await actual(page).click();
  await expect.poll(widths).toEqual([2000, 2000]);
});
