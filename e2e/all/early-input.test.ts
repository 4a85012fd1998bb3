import type { Page } from '@playwright/test';
import { choose, made } from '../files.ts';
import { expect, test } from '../test.ts';

/** Holds these files back until the returned function is called. */
async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds back scripts like a slow network: all of them, or only those that hydrate the page. */
const NONE_YET = '**/assets/*.js';
const ALL_BUT_THE_START = /\/assets\/entry\.client-[^/]+\.js$/;

/** Opens the page and waits until it is stable: presses now come before hydration. */
async function openHeld(page: Page, path: string, held: string | RegExp): Promise<() => void> {
  const letCome = await hold(page, held);
  if (held === NONE_YET) {
    await page.goto(path, { waitUntil: 'commit' });
  } else {
    const asked = page.waitForRequest(held);
    await page.goto(path);
    await asked;
  }
  return letCome;
}

for (const [when, held] of [
  ['before the scripts arrive', NONE_YET],
  ['during hydration', ALL_BUT_THE_START],
] as const) {
  test.describe(`input ${when} is kept:`, () => {
    test('fields and boxes', async ({ page }) => {
      const letCome = await openHeld(page, '/batch', held);
      await page.getByLabel('Width').fill('640');
      await page.getByLabel('Enlarge smaller pictures').check();
      letCome();
      await expect(page).toHaveURL(/width=640/);
      await expect(page).toHaveURL(/enlarge=yes/);
      await expect(page.getByLabel('Width')).toHaveValue('640');
      await expect(page.getByLabel('Enlarge smaller pictures')).toBeChecked();
    });

    test('the action, and the next key after it', async ({ page }) => {
      const letCome = await openHeld(page, '/batch', held);
      await page.getByRole('radio', { name: 'Resize' }).focus();
      await page.keyboard.press('ArrowRight');
      letCome();
      await expect(page.getByRole('slider', { name: 'Quality' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Compress' })).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByLabel('Target format')).toBeVisible();
    });

    test('a choice from a list', async ({ page }) => {
      const letCome = await openHeld(page, '/tools/batch-image-converter', held);
      await page.getByLabel('Target format').selectOption('AVIF');
      letCome();
      await expect(page).toHaveURL(/format=avif/);
      await expect(page.getByLabel('Target format')).toHaveValue('avif');
    });

    test('a chosen file', async ({ page }) => {
      const letCome = await openHeld(page, '/tools/resize-image-to-1280x720', held);
      await choose(page, await made('photo-1200.jpg'));
      letCome();
      await expect(page.getByLabel('Width')).toHaveValue('1280');
    });

    for (const [path, opened] of [
      ['/compress', 'Compress image'],
      ['/tools/heic-to-jpg-converter', 'Convert to '],
      ['/batch', 'Remove photo-1200.jpg'],
      ['/', 'Compress'],
    ] as const)
      test(`a press of the button of the file dialog on ${path}`, async ({ page }) => {
        const letCome = await openHeld(page, path, held);
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Browse Files' }).click();
        const dialog = await chooser;
        expect(dialog.isMultiple()).toBe(true);
        await dialog.setFiles(await made('photo-1200.jpg'));
        letCome();
        await expect(page.getByRole('main').getByRole('button', { name: opened }).first()).toBeVisible();
      });

    test('a dialog that is still open when the scripts arrive', async ({ page }) => {
      const letCome = await openHeld(page, '/compress', held);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Browse Files' }).click();
      const dialog = await chooser;
      letCome();
      // React marks the elements that it has hydrated.
      await page.waitForFunction(() => Object.keys(document.querySelector('main input[type=file]') ?? {}).length > 0);
      await dialog.setFiles(await made('photo-1200.jpg'));
      await expect(page.getByRole('button', { name: 'Compress image' })).toBeVisible();
    });

    test('the text of the search field', async ({ page }) => {
      const letCome = await openHeld(page, '/about', held);
      await page.getByRole('combobox', { name: 'Search tools' }).first().fill('webp to gif');
      letCome();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Search tools' }).first()).toHaveValue('webp to gif');
    });

    test('a search', async ({ page }) => {
      const letCome = await openHeld(page, '/about', held);
      await page.getByRole('combobox', { name: 'Search tools' }).first().fill('webp to gif');
      await page.keyboard.press('Enter');
      letCome();
      await expect(page).toHaveURL(/webp-to-gif/);
    });

    test('a recipe on the page for developers', async ({ page }) => {
      const letCome = await openHeld(page, '/developers', held);
      await page.getByLabel('Recipe').fill('edge=40&format=png');
      await page.getByLabel('Recipe').press('Enter');
      letCome();
      await expect(page.getByRole('button', { name: 'Run it here' })).toBeEnabled();
      await page.getByLabel('Recipe').press('Enter');
      await expect(page.getByText(/ 40\s×\s\d+, \d+ ms/)).toBeVisible();
    });

    test('a message, which is not sent in the address', async ({ page }) => {
      const letCome = await openHeld(page, '/contact', held);
      await page.getByLabel('Name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Subject').fill('A question');
      await page.getByLabel('Message').fill('Does it keep the date?');
      await page.getByLabel('Subject').press('Enter');
      letCome();
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
      await expect(page.getByLabel('Name')).toHaveValue('Ada');
      await expect(page.getByLabel('Message')).toHaveValue('Does it keep the date?');
      expect(new URL(page.url()).search).toBe('');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent!').first()).toBeVisible();
    });
  });
}

test('a file that is chosen before the effects of the first render waits for the settings in the address', async ({
  page,
}) => {
  const letCome = await hold(page, /\/address-[^/]+\.js$/);
  // React calls this hook between the render and its effects.
  await page.addInitScript(() => {
    let isChosen = false;
    const choose = () => {
      const input = document.querySelector<HTMLInputElement>('main input[type=file]');
      if (isChosen || !input) return;
      isChosen = true;
      const chosen = new DataTransfer();
      chosen.items.add(new File(['a'], 'early.png', { type: 'image/png' }));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const hook = { supportsFiber: true, inject: () => 1, onCommitFiberUnmount() {}, onPostCommitFiberRoot() {} };
    const onCommitFiberRoot = () => queueMicrotask(choose);
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot } });
  });
  const asked = page.waitForRequest(/\/address-[^/]+\.js$/);
  await page.goto('/batch?width=300');
  await asked;
  // What a file that does not wait would have drawn is drawn by then.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await page.getByText('early.png').count()).toBe(0);
  letCome();
  await expect(page.getByText('early.png')).toBeVisible();
  await expect(page.getByLabel('Width')).toHaveValue('300');
});

test('without any input, nothing is set', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    for (const type of ['input', 'change'])
      window.addEventListener(type, ({ target }) => heard.push(`${type}: ${(target as Element).outerHTML}`), true);
    Object.assign(window, { heard });
  });
  const pages = [
    '/',
    '/batch',
    '/batch?action=convert',
    '/tools/batch-image-converter',
    '/responsive-images',
    '/form-photo',
    '/metadata',
    '/favicon',
    '/developers',
    '/benchmark',
    '/contact',
  ];
  for (const path of [...pages, '/privacy-policy', '/compress', '/search?q=nothing']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard), path).toEqual([]);
  }
});
