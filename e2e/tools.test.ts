import type { Page } from '@playwright/test';
import { addresses, countAddresses } from './addresses.ts';
import { fakeTest } from './fake-engine/fake-engine.ts';
import { choose, downloadButton, dragOver, letGo, made, savedFile, type Upload, withLenientBrowser } from './files.ts';
import { tabTo } from './keyboard.ts';
import { watchRequests } from './requests.ts';
import { ALL, expect, expectAccessible, expectNoSidewaysScroll, test, toast } from './test.ts';

/** What the three single-file tools have in common. `npm test` tries one of them, because they share their screen. */
const TOOLS = [
  {
    path: '/resize',
    landing: '/tools/resize-image-to-square',
    steps: ['Upload', 'Adjust', 'Download'],
    run: 'Resize image',
    again: 'Resize Another Image',
    done: 'Image resized successfully',
    failed: 'Error resizing image',
    reason: 'Failed to load image',
  },
  {
    path: '/compress',
    landing: '/tools/200kb-photo-compressor',
    steps: ['Upload', 'Compress', 'Download'],
    run: 'Compress image',
    again: 'Compress Another Image',
    done: 'Image compressed successfully',
    failed: 'Error compressing image',
    reason: 'Compression failed: Failed to load image',
  },
  {
    path: '/convert',
    landing: '/tools/jpg-to-webp-converter',
    steps: ['Upload', 'Convert', 'Download'],
    run: /^Convert to /,
    again: 'Convert Again',
    done: 'Format conversion complete',
    failed: 'Error converting image',
    reason: 'Failed to load image',
  },
] as const;

const INVITATION = 'Drag & Drop your images here';
const invitation = (page: Page) => page.getByText(INVITATION);
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
/** Limits are no errors. */
const refusal = (page: Page) => problem(page).or(page.getByText('File is too large.').locator('..'));
const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });
const home = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });

for (const [at, { path, landing, steps, run, again, done, failed, reason }] of TOOLS.entries()) {
  const runButton = (page: Page) => page.getByRole('button', { name: run });

  test.describe(path, at === 1 ? {} : ALL, () => {
    fakeTest('is accessible in every state: idle, dragging, ready, done', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('list', { name: 'Steps' }).getByRole('listitem')).toHaveText(
        steps.map((name) => new RegExp(name)),
      );
      await expect(step(page)).toHaveText(/Upload/);
      await expectAccessible(page);
      const held = await dragOver(page, INVITATION, [await made('photo-1200.jpg')]);
      await expect(page.getByText('Drop the files here')).toBeVisible();
      await expectAccessible(page);
      await letGo(page, held);
      await expect(step(page)).toHaveText(new RegExp(steps[1]));
      await expectAccessible(page);
      await runButton(page).click();
      await expect(toast(page)).toContainText(done);
      await expect(step(page)).toHaveText(/Download/);
      // The toast covers neither name nor button.
      await page.getByTitle(/^(resized|compressed|converted)-.*\d{13}\./).click({ trial: true });
      await downloadButton(page).click({ trial: true });
      await page.getByRole('button', { name: again }).click({ trial: true });
      await expectAccessible(page);
    });

    fakeTest('is accessible while it works and when it has failed, and can be cancelled', async ({ page, engine }) => {
      await withLenientBrowser(page);
      await page.goto(path);
      await engine.hold();
      await choose(page, await made('photo-1200.jpg'));
      await runButton(page).click();
      const cancel = page.getByRole('button', { name: 'Cancel' });
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expectAccessible(page);
      // Leaving now would lose the current work.
      await home(page).click();
      await expect(dialog(page)).toHaveText(/Your image is still being processed/);
      await page.keyboard.press('Escape');
      await cancel.click();
      await expect(runButton(page)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByText(failed)).toHaveCount(0);

      await engine.release();
      await page.getByRole('button', { name: 'Start Over' }).click();
      await choose(page, await made('damaged.png'));
      await runButton(page).click();
      await expect(toast(page)).toContainText(failed);
      await expect(toast(page)).toContainText(reason);
      await expect(problem(page)).toHaveText(/damaged or incomplete/);
      await expectAccessible(page);
      // Nothing is unfinished any more, so nothing asks.
      await home(page).click();
      await expect(page).toHaveURL(/\/$/);
    });

    fakeTest('rejects files that it cannot read, with one message at a time', async ({ page }) => {
      await page.goto(path);
      const wrong: [Upload, RegExp | string][] = [
        [await made('eleven-megabytes.jpg'), 'File is too large. Max size: 10MB'],
        [await made('text.jpg', 'notes.txt'), 'Invalid file type. Please upload an image.'],
        [await made('text.jpg'), 'Invalid file type. Please upload an image.'],
        [await made('empty.jpg'), 'Failed to load image'],
      ];
      for (const [upload, message] of wrong) {
        await choose(page, upload);
        await expect(refusal(page).filter({ hasText: upload.name })).toContainText(message);
        await expect(refusal(page)).toHaveCount(1);
        await expect(step(page)).toHaveText(/Upload/);
      }
      await letGo(page, await dragOver(page, INVITATION, [await made('tiny.jpg'), await made('quadrants.png')]));
      await expect(page.getByRole('status').filter({ hasText: 'Too many files. Max: 1' })).toBeVisible();
      await expect(step(page)).toHaveText(/Upload/);
      await expectAccessible(page);
      await choose(page, await made('photo-1200.jpg'));
      await expect(runButton(page)).toBeVisible();
      await expect(problem(page)).toHaveCount(0);
    });

    fakeTest(
      'goes back to an empty start by each of its ways, and has the next step in view on a small laptop',
      async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(path);
        for (const name of ['Start Over', again]) {
          await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport({ ratio: 1 });
          await choose(page, await made('photo-1200.jpg'));
          await expect(runButton(page)).toBeInViewport({ ratio: 1 });
          if (name === again) {
            await runButton(page).click();
            // The second step has a button with that name too.
            await expect(step(page)).toHaveText(/Download/);
            await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
            await savedFile(page, () => downloadButton(page).click());
          }
          await page.getByRole('button', { name, exact: true }).click();
          await expect(invitation(page)).toBeVisible();
          await expect(step(page)).toHaveText(/Upload/);
          await expect(page.getByRole('region', { name: 'Image preview' })).toHaveCount(0);
        }
      },
    );

    fakeTest('works by keyboard alone', async ({ page }) => {
      // From the start: the browser takes a moment to pass its file dialog to the test.
      const chooser = page.waitForEvent('filechooser');
      await page.goto(path);
      await tabTo(page, page.getByRole('button', { name: 'Browse Files' }));
      await page.keyboard.press('Enter');
      await (await chooser).setFiles(await made('photo-1200.jpg'));
      await expect(runButton(page)).toBeVisible();
      // The new step takes the focus from the old one.
      await expect(page.getByRole('region', { name: steps[1], exact: true })).toBeFocused();
      await tabTo(page, runButton(page));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Result' })).toBeFocused();
      await tabTo(page, page.getByRole('slider', { name: 'Divider between before and after' }));
      await page.keyboard.press('End');
      await expect(page.getByRole('slider', { name: 'Divider between before and after' })).toHaveAttribute(
        'aria-valuetext',
        '100% before',
      );
      await tabTo(page, downloadButton(page));
      const { bytes } = await savedFile(page, () => page.keyboard.press('Enter'));
      expect(bytes.length).toBeGreaterThan(0);
      await tabTo(page, page.getByRole('button', { name: again }));
      await page.keyboard.press('Enter');
      await expect(invitation(page)).toBeVisible();
    });

    fakeTest('fits a phone in every state', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await expectInReach(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport();
      await expectInReach(page);
      await choose(page, await made('photo-1200.jpg', 'a-holiday-photo-with-a-name-that-never-seems-to-end.jpg'));
      await expect(runButton(page)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Start Over' })).toBeInViewport();
      await expectInReach(page);
      await runButton(page).click();
      await expect(downloadButton(page)).toBeInViewport();
      await expectInReach(page);
      await expectAccessible(page);
    });

    fakeTest('has the next step in view on a small laptop under a long heading too', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(landing);
      await expect(page.getByRole('button', { name: 'Browse Files' })).toBeInViewport({ ratio: 1 });
      await choose(page, await made('photo-1200.jpg'));
      await expect(runButton(page)).toBeInViewport({ ratio: 1 });
      await runButton(page).click();
      await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
    });

    test('shows its result below the header, wherever the page was scrolled to', async ({ page }) => {
      await page.setViewportSize({ width: 1023, height: 900 });
      await page.goto(path);
      await choose(page, await made('photo-1200.jpg'));
      await expect(runButton(page)).toBeVisible();
      // Half under the header, as after scrolling down.
      await page.getByRole('region', { name: steps[1], exact: true }).evaluate((element) => {
        window.scrollBy(0, element.getBoundingClientRect().top - 30);
      });
      await runButton(page).click();
      // The score arrives late and moves the content below it, not the result's top.
      await expect(page.getByRole('button', { name: 'Show where it differs' })).toBeVisible();
      await expect
        .poll(() => page.getByRole('region', { name: 'Result' }).evaluate((it) => it.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(56);
    });

    test('works without a network once an image is open', ALL, async ({ page, context }) => {
      // The scripts for toasts, remembered settings and scores are the last to be fetched.
      const judges = path !== '/resize';
      // A picture is shown before the engine has arrived.
      const engine = [/\/serve-/, /\/kernel-/];
      const parts = [/toast-surface/, /\/address-/, ...(judges ? [/\/kernel-/, /\/score-/] : engine)].map((part) =>
        page.waitForResponse(part),
      );
      const untilFetched = watchRequests(page);
      await page.goto(path);
      await choose(page, await made('photo-1200.jpg'));
      await expect(runButton(page)).toBeVisible();
      for (const part of parts) await (await part).finished();
      // Each worker fetches the same scripts, then its kernels.
      await untilFetched();
      await context.setOffline(true);
      await runButton(page).click();
      await expect(toast(page)).toContainText(done);
      const { bytes } = await savedFile(page, () => downloadButton(page).click());
      expect(bytes.length).toBeGreaterThan(0);
    });

    fakeTest('returns to a result by Forward, until the settings change', async ({ page }) => {
      await page.goto(path);
      await choose(page, await made('photo-1200.jpg'));
      await runButton(page).click();
      const result = page.getByRole('button', { name: again });
      await expect(result).toBeVisible();
      await page.goBack();
      await expect(runButton(page)).toBeVisible();
      await page.goForward();
      await expect(result).toBeVisible();
      await expect(downloadButton(page)).toBeEnabled();
      await page.getByRole('button', { name: 'Change settings' }).click();
      await expect(runButton(page)).toBeVisible();
      await page.goBack();
      await expect(invitation(page)).toBeVisible();
      await page.goForward();
      await expect(runButton(page)).toBeVisible();
    });

    fakeTest('asks before a result is lost, and releases every object URL', async ({ page }) => {
      await countAddresses(page);
      await page.goto(path);
      await choose(page, await made('quadrants.tiff'));
      await runButton(page).click();
      await expect(downloadButton(page)).toBeVisible();
      // No tool accepts it there.
      const about = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
      await about.click();
      await expect(dialog(page)).toHaveText(/have not downloaded your new image yet/);
      await expect(dialog(page).getByRole('button', { name: 'Stay' })).toBeFocused();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Stay' }).click();
      await expect(downloadButton(page)).toBeVisible();
      // The browser asks in its own words when the page itself is closed.
      const asked = page.waitForEvent('dialog');
      const leaving = page.evaluate(() => window.location.reload());
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.dismiss();
      await leaving;
      expect((await addresses(page)).made).toBeGreaterThan(1);
      await savedFile(page, () => downloadButton(page).click());
      await about.click();
      await expect(page).toHaveURL(/\/about$/);
      await expect.poll(() => addresses(page)).toMatchObject({ held: 0 });
    });
  });
}

/** Every control can be scrolled into view vertically. */
async function expectInReach(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, [role=slider])')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < 0 || right > document.documentElement.clientWidth);
      })
      .map((element) => element.outerHTML),
  );
  expect(beyond).toEqual([]);
}
