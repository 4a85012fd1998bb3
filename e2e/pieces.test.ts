import type { Page } from '@playwright/test';
import { addresses, countAddresses } from './addresses.ts';
import { paste } from './clipboard.ts';
import { choose, dragOver, letGo, made, savedFile, type Upload } from './files.ts';
import { ALL, expect, expectNoSidewaysScroll, test } from './test.ts';

const INVITATION = 'Drag & Drop your images here';
const processAll = (page: Page) => page.getByRole('button', { name: 'Process All Images' });
const rows = (page: Page) => page.getByRole('list', { name: /^Images/ }).getByRole('listitem');
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
const divider = (page: Page) => page.getByRole('slider', { name: 'Divider between before and after' });
const stage = (page: Page) => page.getByRole('group', { name: /^Before and after/ });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

/** Time stands still until the test advances it. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a toast stays for five seconds, and one is shown at a time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/batch');
  await choose(page, await made('tiny.jpg'));
  await expect(toasts(page)).toHaveText(/Files added/);
  await page.getByLabel('Width').fill('');
  await page.getByLabel('Height').fill('');
  await processAll(page).click();
  await expect(toasts(page).filter({ hasText: 'Please provide at least one dimension.' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  await holdTime(page);
  // Its exit animation takes a moment.
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);

  await processAll(page).click();
  await page.clock.runFor(500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
});

test('a tooltip opens after 700 milliseconds, and Escape closes it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/batch');
  await choose(page, await made('tiny.jpg'));
  await expect(rows(page)).toHaveCount(1);
  await holdTime(page);
  const lock = page.getByRole('button', { name: 'Lock proportions' });
  const tooltip = page.getByText('Lock proportions', { exact: true });
  await lock.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

for (const [width, name] of [
  [1280, /^Switch to .* theme$/],
  [360, /^Open menu$/],
] as const) {
  test(`a tooltip at the edge of a window of ${width} pixels stays inside it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    const tooltip = page.getByRole('tooltip', { includeHidden: true });
    // Until the page's scripts run, nothing opens.
    await expect(async () => {
      await page.mouse.move(0, 300);
      await page.getByRole('button', { name }).hover();
      await expect(tooltip).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const { x = -1, width: wide = 0 } = (await tooltip.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('the drop zone', () => {
  test('shows the first of several reasons, until the next drop', async ({ page }) => {
    await page.goto('/batch');
    await letGo(
      page,
      await dragOver(page, INVITATION, [
        await made('text.jpg', 'notes.txt'),
        await made('eleven-megabytes.jpg'),
        await made('tiny.jpg'),
      ]),
    );
    await expect(problem(page)).toContainText('Invalid file type. Please upload an image.');
    await expect(rows(page)).toHaveCount(1);
    const dataTransfer = await dragOver(page, INVITATION, [await made('quadrants.png')]);
    await letGo(page, dataTransfer);
    await expect(rows(page)).toHaveCount(2);
    await expect(problem(page)).toHaveCount(0);
  });

  test('opens its dialog again after a cancelled one', async ({ page }) => {
    const first = page.waitForEvent('filechooser');
    await page.goto('/compress');
    await page.getByRole('button', { name: 'Browse Files' }).click();
    expect((await first).isMultiple()).toBe(true);
    const second = page.waitForEvent('filechooser');
    await page.getByText(INVITATION).click();
    await (await second).setFiles(await made('tiny.jpg'));
    await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
  });

  test('accepts pasted files, one or several, and rejects other files', async ({ page }) => {
    await page.goto('/batch');
    await expect(page.getByText(INVITATION)).toBeVisible();
    // Some programs do not state the type of what they copy.
    const untyped = (upload: Upload): Upload => ({ ...upload, mimeType: '' });
    await paste(page, untyped(await made('quadrants.png', 'one.png')), untyped(await made('tiny.jpg', 'two.jpg')));
    await expect(rows(page)).toHaveText([/one\.png/, /two\.jpg/]);
    await paste(page, { ...(await made('text.jpg', 'notes.txt')), mimeType: 'text/plain' });
    await expect(problem(page)).toContainText('Invalid file type. Please upload an image.');
  });

  test('reports a drop that cannot be read', async ({ page }) => {
    await page.goto('/batch');
    await choose(page, await made('tiny.jpg'));
    await expect(rows(page)).toHaveCount(1);
    // A browser answers like this, with its own message or none, if a file has been deleted before it is read.
    const dropGone = (reason: string) =>
      page.getByText(INVITATION).evaluate((zone, words) => {
        const entry = {
          isFile: true,
          file: (_: unknown, failed: (cause: Error) => void) => failed(new DOMException(words, 'NotFoundError')),
        };
        const item = { kind: 'file', type: 'image/jpeg', getAsFile: () => null, webkitGetAsEntry: () => entry };
        const dataTransfer = { types: ['Files'], files: [], items: [item] };
        const drop = new Event('drop', { bubbles: true, cancelable: true });
        zone.dispatchEvent(Object.assign(drop, { dataTransfer }));
      }, reason);
    await dropGone('');
    await expect(problem(page)).toHaveText('Error uploading file');
    await dropGone('The file could not be found');
    await expect(problem(page)).toHaveText('The file could not be found');
    await letGo(page, await dragOver(page, INVITATION, [await made('quadrants.png')]));
    await expect(problem(page)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(2);
  });

  test('prevents a stray file from replacing the page even where it is absent', async ({ page }) => {
    await page.goto('/resize');
    const refused = () =>
      page.evaluate(() => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
        return ['dragover', 'drop'].map((type) => {
          const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
          document.body.dispatchEvent(event);
          return event.defaultPrevented;
        });
      });
    await choose(page, await made('tiny.jpg'));
    await expect(page.getByRole('button', { name: 'Resize image' })).toBeVisible();
    expect(await refused()).toEqual([true, true]);
    await page.getByRole('button', { name: 'Keep the open picture' }).click();
    await page.getByRole('button', { name: 'Resize image' }).click();
    await expectStepThree(page, 'Resize Another Image');
    expect(await refused()).toEqual([true, true]);
  });

  test('has half its opacity while a batch is processed', async ({ page }) => {
    await page.goto('/batch?action=convert&format=avif');
    await expect(page.getByLabel('Target format')).toHaveValue('avif');
    await choose(page, await made('photo-3200.jpg'), await made('photo-3200.jpg', 'second.jpg'));
    await processAll(page).click();
    await expect(page.getByRole('progressbar', { name: 'Progress of all images' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Browse Files' })).toBeDisabled();
    const zone = page.locator('[aria-disabled=true]', { hasText: INVITATION });
    await expect(zone).toHaveCSS('opacity', '0.5');
    await expect(zone).toHaveCSS('pointer-events', 'none');
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Browse Files' })).toBeEnabled();
    await expect(zone).toHaveCount(0);
  });
});

test('a batch releases every object URL of removed files', ALL, async ({ page }) => {
  await countAddresses(page);
  await page.goto('/batch');
  await choose(page, await made('quadrants.tiff'), await made('photo-1200.jpg'), await made('truncated.jpg'));
  await processAll(page).click();
  await expect(page.getByText('Complete', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Compare quadrants.tiff before and after' }).click();
  await expect(divider(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await savedFile(page, () => page.getByRole('button', { name: /^Download All/ }).click());
  expect((await addresses(page)).made).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect.poll(async () => (await addresses(page)).held).toBe(0);
});

test.describe('before and after', () => {
  test.use({ hasTouch: true });

  test('is drawn for an animation and for formats that no browser draws, and is divided by touch', async ({ page }) => {
    await page.goto('/convert');
    for (const name of ['four-frames.gif', 'quadrants.tiff'] as const) {
      await choose(page, await made(name));
      await page.getByRole('button', { name: 'Convert to WebP' }).click();
      await expectStepThree(page, 'Convert Again');
      const pictures = stage(page).locator('img');
      await expect(pictures).toHaveCount(2);
      for (const picture of await pictures.all())
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
      await touch(page, 'drag');
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '25');
      await page.getByRole('button', { name: 'Convert Again' }).click();
    }
  });

  test('zooms with two fingers, and pans with one', ALL, async ({ page }) => {
    await page.goto('/convert');
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Convert to WebP' }).click();
    await expectStepThree(page, 'Convert Again');
    const shownAt = page.getByText(/^Shown at \d+%$/);
    const percent = async () => Number((await shownAt.textContent())?.replace(/\D/g, ''));
    const whole = await percent();
    await touch(page, 'pinch');
    await expect.poll(percent).toBeGreaterThan(whole * 1.5);
    const left = () =>
      stage(page)
        .locator('img')
        .last()
        .evaluate((image) => image.getBoundingClientRect().left);
    const before = await left();
    const divided = (await divider(page).getAttribute('aria-valuenow')) ?? '';
    await touch(page, 'drag');
    expect(await left()).toBeLessThan(before);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', divided);
  });
});

/** The comparison of the final result. Step two has its own, which disappears with the step. */
async function expectStepThree(page: Page, next: string): Promise<void> {
  await expect(page.getByRole('button', { name: next })).toBeVisible();
  await expect(divider(page)).toBeVisible();
}

/** Touches the stage: one finger that moves from the centre to a quarter from the left, or two that move apart. */
async function touch(page: Page, gesture: 'drag' | 'pinch'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage(page).boundingBox()) ?? {};
  const at = (share: number, id: number, down = 0.5) => ({ x: x + width * share, y: y + height * down, id });
  const path =
    gesture === 'drag'
      ? [0.5, 0.45, 0.35, 0.25].map((share) => [at(share, 1)])
      : [0.02, 0.05, 0.1, 0.15].map((apart) => [at(0.3 - apart, 1, 0.25), at(0.3 + apart, 2, 0.25)]);
  for (const [index, touchPoints] of path.entries())
    await devtools.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
