import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pixelsOf } from '../../fixtures/compare.ts';
import { HAS_CORPUS } from '../../fixtures/corpus.ts';
import { choose, download, made, real } from '../files.ts';
import { fields, open, resize, run, turn } from '../resize-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../test.ts';

test('losses are announced before the run', async ({ page }) => {
  await open(page, await made('place-and-thumbnail.jpg'));
  const losses = page.getByRole('list', { name: 'Before you start' });
  await expect(losses).toContainText('Camera details and hidden data are removed.');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await choose(page, await made('quadrants.png'));
  await expect(fields(page).width).toBeVisible();
  await expect(losses.getByText('removed')).toHaveCount(0);
});

test.describe('the address', () => {
  test('opens the tool with its settings', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await turn(page, 'Turn left');
    await fields(page).width.fill('400');
    await expect(page).toHaveURL(/rotate=270&width=400/);
    await open(page, await made('quadrants.png'), page.url().replace(/^.*\/resize/, '/resize'));
    await expect(fields(page).width).toHaveValue('400');
    await expect(fields(page).height).toHaveValue(String(Math.round((400 * 64) / 48)));
  });

  test('fills the fields with exact dimensions, or with a frame', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '/resize?width=1280&height=720');
    await expect(fields(page).width).toHaveValue('1280');
    await expect(fields(page).height).toHaveValue('720');
    await open(page, await made('photo-1200.jpg'), '/resize?width=1280&height=720&fit=inside');
    await expect(fields(page).width).toHaveValue('1080');
    await expect(fields(page).height).toHaveValue('720');
  });

  test('applies without a visible control, and the screen mentions it', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '/resize?crop=10,10,300,300&width=200&dpi=144&target=20kb');
    await expect(fields(page).width).toHaveValue('200');
    await expect(fields(page).height).toHaveValue('200');
    await expect(page.getByText(/^Also: .*20 KB/)).toBeVisible();
    await expect(page).toHaveURL(/\/resize\?crop=10%2C10%2C300%2C300&width=200&target=20kb&dpi=144$/);
    await resize(page);
    const { image, bytes } = await download(page);
    expect(image).toMatchObject({ width: 200, height: 200, density: 144 });
    expect(bytes.length).toBeLessThanOrEqual(20 * 1024);
    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByRole('button', { name: 'Remove these settings' }).click();
    await expect(page).toHaveURL(/\/resize\?crop=10%2C10%2C300%2C300&width=200&dpi=144$/);

    // 60 × 40 pixels, and never enlarged.
    await open(page, await made('four-frames.gif'), '/resize?edge=400&enlarge=no');
    await run(page).click();
    await expect(toast(page)).toContainText('Image left as it is');
    expect((await download(page)).image).toMatchObject({ width: 60 });
  });

  test('shows the format of the result, and keeps showing it', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '/resize?width=400&format=webp&target=20kb');
    await expect(page.getByText('400 × 267 · WebP')).toBeVisible();
    await fields(page).width.fill('300');
    await expect(page).toHaveURL(/\/resize\?width=300&format=webp&target=20kb$/);
    await expect(page.getByText('Also: at most 20 KB')).toBeVisible();
    await resize(page);
    const { bytes, image } = await download(page);
    expect(image).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(bytes.length).toBeLessThanOrEqual(20 * 1024);
  });

  test('applies again after a link to the same page', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await fields(page).width.fill('400');
    await expect(page).toHaveURL(/\/resize\?width=400$/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resize' }).click();
    await expect(page).toHaveURL(/\/resize$/);
    await expect(page).toHaveURL(/\/resize\?width=400$/);
    await expect(fields(page).width).toHaveValue('400');
  });

  test('is ignored if it is invalid', async ({ page }) => {
    await open(page, await made('photo-1200.jpg'), '/resize?width=-4&height=abc&percent=9999999&rotate=12&nonsense=1');
    await expect(fields(page).width).toHaveValue('1200');
  });
});

test.describe('before and after', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, await made('photo-1200.jpg'));
    await fields(page).width.fill('1100');
    await resize(page);
  });
  const divider = (page: Page) => page.getByRole('slider', { name: 'Divider between before and after' });

  test('are separated by a divider that keyboard and mouse move', async ({ page }) => {
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
    await divider(page).press('ArrowLeft');
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '48');
    await divider(page).press('Home');
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '0');
    const stage = page.getByRole('group', { name: /^Before and after/ });
    const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    await page.mouse.click(x + width * 0.75, y + height / 3);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '75');
  });

  test('can be compared closely', async ({ page }) => {
    const shownAt = page.getByText(/^Shown at \d+%$/);
    const whole = await shownAt.textContent();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(shownAt).not.toHaveText(whole ?? '');
    const stage = page.getByRole('group', { name: /^Before and after/ });
    await stage.press('1');
    await expect(shownAt).toHaveText('Shown at 100%');
    await stage.press('0');
    await expect(shownAt).toHaveText(whole ?? '');
    await expectAccessible(page);
  });
});

test('cropping fits a phone, and each of its controls has a name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test.describe('real photos', () => {
  test.skip(!HAS_CORPUS, 'needs the folder of real pictures beside the project');

  test('ten megapixels become 1280 wide, upright, in the same colours', async ({ page }) => {
    const photo = await real('photos/demo-large-photo.jpg');
    await open(page, photo);
    await expect(fields(page).width).toHaveValue('3872');
    await expect(fields(page).height).toHaveValue('2592');
    await fields(page).width.fill('1280');
    await expect(fields(page).height).toHaveValue('857');
    await resize(page);
    const { name, bytes, image } = await download(page);
    expect(name).toMatch(/\.jpg$/);
    expect(image).toMatchObject({ format: 'jpeg', width: 1280, height: 857 });
    expect(image.orientation ?? 1).toBe(1);
    const expected = await pixelsOf(await sharp(photo.buffer).resize(64, 43).png().toBuffer());
    const actual = await pixelsOf(await sharp(bytes).resize(64, 43).png().toBuffer());
    const worst = expected.data.reduce(
      (most, sample, at) => Math.max(most, Math.abs(sample - (actual.data[at] ?? 0))),
      0,
    );
    expect(worst).toBeLessThan(24);
  });

  for (const orientation of [3, 6, 8]) {
    test(`a photo with orientation ${orientation} is upright in the result`, async ({ page }) => {
      await open(page, await real(`Landscape_${orientation}.jpg`));
      await expect(fields(page).width).toHaveValue('600');
      await fields(page).width.fill('300');
      await resize(page);
      const { image } = await download(page);
      expect(image).toMatchObject({ width: 300, height: 225 });
      expect(image.orientation ?? 1).toBe(1);
    });
  }

  test('cancelling restores the page at once, and the next run works', async ({ page }) => {
    await open(page, await real('photos/demo-large-photo.jpg'));
    await fields(page).width.fill('12000');
    await run(page).click();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    await expect(page.getByRole('progressbar')).toBeVisible();
    await cancel.click();
    await expect(run(page)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await fields(page).width.fill('320');
    await resize(page);
    expect((await download(page)).image).toMatchObject({ width: 320 });
  });
});
