/** What visitors do with a result and after it: clipboard, saving, pasting, the tab, the settings used last. */
import type { Page } from '@playwright/test';
import { onClipboard, paste } from '../clipboard.ts';
import { choose, download, downloadButton, made } from '../files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, toast } from '../test.ts';

const run = (page: Page) => page.getByRole('button', { name: 'Compress image' });
const copy = (page: Page, name = 'Copy as PNG') => page.getByRole('button', { name, exact: true });

async function compressed(page: Page, query = ''): Promise<void> {
  await page.goto(`/compress${query}`);
  await choose(page, await made('photo-1200.jpg'));
  await run(page).click();
  await expect(downloadButton(page)).toBeVisible();
}

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts a PNG of the result on the clipboard, and names the format', async ({ page }) => {
    await compressed(page);
    await copy(page).click();
    await expect(toast(page)).toContainText('Image copied');
    await expect(toast(page)).toContainText('As a PNG');
    const { type, size } = await onClipboard(page);
    expect(type).toBe('image/png');
    expect(size).toEqual([1200, 800]);
    // Copying is not saving: the result can still be lost. Home would take it along.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('has a plain name if the clipboard takes the result as it is', async ({ page }) => {
    await page.goto('/convert?format=png');
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Convert to PNG' }).click();
    await copy(page, 'Copy').click();
    await expect(toast(page)).toContainText('Paste it wherever you need it.');
    expect((await onClipboard(page)).type).toBe('image/png');
  });
});

test('copying is absent if the browser has no clipboard for images, and for a document', async ({ page }) => {
  await page.goto('/convert?format=pdf');
  await choose(page, await made('tiny.jpg'));
  await page.getByRole('button', { name: 'Convert to PDF' }).click();
  await expect(downloadButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await downloadButton(page).click();
  await compressed(page);
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});

test.describe('saving to a chosen place', () => {
  /** A test cannot use the browser's own dialog, but the files are real. */
  const answer = (page: Page, name: string | undefined) =>
    page.addInitScript((name) => {
      window.showSaveFilePicker = async () => {
        if (!name) throw new DOMException('', 'AbortError');
        return (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
      };
    }, name);
  const savedBytes = (page: Page, name: string) =>
    page.evaluate(async (name) => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle(name);
      return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
    }, name);

  test('writes the result there, and the next one to the same file', async ({ page }) => {
    await answer(page, 'mine.jpg');
    await compressed(page);
    await expect(page.getByRole('button', { name: /again$/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save as…' }).click();
    await expect(toast(page)).toContainText('mine.jpg now has this result.');
    const first = await download(page);
    expect(Buffer.from(await savedBytes(page, 'mine.jpg')).equals(first.bytes)).toBe(true);

    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByRole('slider', { name: 'Quality' }).fill('40');
    await run(page).click();
    await page.getByRole('button', { name: 'Save to mine.jpg again' }).click();
    await expect(toast(page)).toContainText('Image saved');
    const second = await download(page);
    expect(second.bytes.length).toBeLessThan(first.bytes.length);
    expect(Buffer.from(await savedBytes(page, 'mine.jpg')).equals(second.bytes)).toBe(true);

    // The file name would not fit another format.
    await page.getByRole('button', { name: 'Change settings' }).click();
    await page.getByRole('radio', { name: 'WebP', exact: true }).check();
    await run(page).click();
    await expect(downloadButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: /again$/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('does nothing after a cancelled dialog, and is absent if the browser has none', async ({ page }) => {
    await answer(page, undefined);
    await compressed(page);
    await expect(toast(page)).toContainText('Image compressed');
    await page.getByRole('button', { name: 'Save as…' }).click();
    await expect(toast(page)).toContainText('Image compressed');
    await expect(page.getByRole('button', { name: /again$/ })).toHaveCount(0);
    await downloadButton(page).click();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await compressed(page);
    await expect(page.getByRole('button', { name: 'Save as…' })).toHaveCount(0);
  });
});

test.describe('pasting', () => {
  test('is explained in the upload area', async ({ page }) => {
    await page.goto('/compress');
    await expect(page.getByText('You can also paste an image.')).toBeVisible();
  });

  test('at home asks what to do, and opens the picture in that tool, several pictures in the batch', async ({
    page,
  }) => {
    for (const [files, path, sign] of [
      [[await made('photo-1200.jpg', 'pasted.jpg')], /\/compress$/, run(page)],
      [
        [await made('tiny.jpg', 'one.jpg'), await made('quadrants.png', 'two.png')],
        /\/batch\?action=compress$/,
        page.getByText('two.png'),
      ],
    ] as const) {
      await page.goto('/');
      await paste(page, ...files);
      await expect(page.getByRole('heading', { name: 'What do you want to do' })).toBeVisible();
      await page.getByRole('button', { name: 'Compress' }).click();
      await expect(page).toHaveURL(path);
      await expect(sign).toBeVisible();
    }
  });

  test('over an open picture opens the new one with the same settings, and loses no result', async ({ page }) => {
    await page.goto('/compress?quality=42');
    await choose(page, await made('photo-1200.jpg', 'first.jpg'));
    await expect(run(page)).toBeVisible();
    await paste(page, await made('photo-600.png', 'second.png'));
    await expect(page.getByText('second.png').first()).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('42');
    await run(page).click();
    await expect(downloadButton(page)).toBeVisible();
    await paste(page, await made('tiny.jpg', 'third.jpg'));
    await expect(toast(page)).toContainText('has not been downloaded yet');
    await expect(downloadButton(page)).toBeVisible();
    await download(page);
    await paste(page, await made('text.jpg', 'notes.txt'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Invalid file type. Please upload an image.');
  });
});

test('the tab shows a long run in its title and icon, and nothing after it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/convert?format=avif');
  const icon = () => page.locator('link[rel="icon"]').getAttribute('href');
  await choose(page, await made('photo-3200.jpg'));
  const start = page.getByRole('button', { name: 'Convert to AVIF' });
  await expect(start).toBeVisible();
  const [title, own] = [await page.title(), await icon()];
  await start.click();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  await page.clock.runFor(2100);
  await expect(page).toHaveTitle(/^\d+% · Converting…$/);
  expect(await icon()).toMatch(/^data:image\/svg/);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveTitle(title);
  expect(new URL((await icon()) ?? '', page.url()).pathname).toBe(new URL(own ?? '', page.url()).pathname);
});

test.describe('the settings used last', () => {
  const offer = (page: Page) => page.getByRole('button', { name: /^Use your last settings/ });

  test('are offered but never applied unasked, and can be forgotten', async ({ page }) => {
    await compressed(page, '?quality=33&format=webp');
    await download(page);
    await page.goto('/compress?quality=60');
    await choose(page, await made('photo-600.png'));
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('60');
    await expect(offer(page)).toHaveText('Use your last settings: WebP, quality 33%');
    await expectAccessible(page);
    await offer(page).click();
    await expect(page.getByRole('slider', { name: 'Quality' })).toHaveValue('33');
    await expect(page.getByRole('radio', { name: 'WebP', exact: true })).toBeChecked();
    await expect(offer(page)).toHaveCount(0);

    await page.goto('/privacy-policy');
    const remember = page.getByRole('checkbox', { name: 'Remember the settings I used last on this device' });
    await expect(remember).toBeChecked();
    await remember.uncheck();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'last-settings': 'off' });
    await compressed(page, '?quality=20');
    await download(page);
    await page.goto('/compress');
    await choose(page, await made('photo-600.png'));
    await expect(run(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/privacy-policy');
    await expect(remember).not.toBeChecked();
    await remember.check();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('belong to each tool, and exclude settings of a single picture', async ({ page }) => {
    await page.goto('/resize?width=300&rotate=90');
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: 'Resize image' }).click();
    await download(page);
    expect(await page.evaluate(() => localStorage.getItem('last-settings'))).toBe('{"resize":"width=300"}');
  });
});

test('everything fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await compressed(page);
  await expectNoSidewaysScroll(page);
  await expect(downloadButton(page)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test.describe('sharing from a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('passes the result to other apps if the browser can', async ({ page }) => {
    // Chromium on a desktop has no apps to share with, but the file is real.
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.length === 1,
        share: async ({ files }: ShareData) => {
          const [file] = files ?? [];
          if (!('agrees' in window)) throw new DOMException('', 'AbortError');
          Object.assign(window, {
            shared: [file?.name, file?.type, [...new Uint8Array((await file?.arrayBuffer()) ?? [])]],
          });
        },
      });
    });
    await compressed(page);
    const share = page.getByRole('button', { name: 'Share image' });
    await share.tap();
    await expect(share).toBeEnabled();
    await expectAccessible(page);
    await page.evaluate(() => Object.assign(window, { agrees: true }));
    await share.tap();
    const shared = () => page.evaluate(() => (window as unknown as { shared?: [string, string, number[]] }).shared);
    await expect.poll(async () => (await shared())?.[0]).toMatch(/^compressed-image-\d{13}\.jpg$/);
    const [, type, bytes] = (await shared()) ?? [];
    expect(type).toBe('image/jpeg');
    expect(Buffer.from(bytes ?? []).equals((await download(page)).bytes)).toBe(true);
  });

  test('is absent if the browser cannot share', async ({ page }) => {
    await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
    await compressed(page);
    await expect(page.getByRole('button', { name: 'Share image' })).toHaveCount(0);
  });
});
