/**
 * A browser without storage, a drawing with scripts, a network that fails in the middle of work. As everywhere, a
 * complaint in the console fails the test.
 */
import { choose, download, made } from '../files.ts';
import { watchRequests } from '../requests.ts';
import { expect, letTimePass, test, toast } from '../test.ts';

const PAGES = [
  '/',
  '/resize',
  '/compress',
  '/convert',
  '/batch',
  '/responsive-images',
  '/form-photo',
  '/metadata',
  '/favicon',
  '/contact',
  '/about',
  '/tools/jpg-to-png-converter',
];

test('with all storage forbidden, every page opens without complaints and a tool works', async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = (owner: object, ...names: string[]) => {
      for (const name of names)
        Object.defineProperty(owner, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    };
    // As with all cookies blocked.
    forbid(Window.prototype, 'caches');
    forbid(window, 'localStorage', 'sessionStorage', 'indexedDB');
    navigator.storage.persist = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /theme/i }).first()).toBeEnabled();
  }
  await page.getByRole('button', { name: /theme/i }).first().click();
  await page.goto('/resize?width=300');
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Resize image' }).click();
  expect((await download(page)).image).toMatchObject({ width: 300, height: 200 });
});

test('a drawing with handlers and scripts is drawn, and none of them runs', async ({ page }) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48" onload="alert(1)"><script>alert(2)</script><rect width="64" height="48" fill="#00a000" onclick="alert(3)" onmouseover="alert(4)"/><a href="javascript:alert(5)"><text y="20">a</text></a></svg>';
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('nothing'));
  await page.goto('/convert?format=png');
  await choose(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await page.getByRole('button', { name: 'Convert to PNG' }).click();
  expect((await download(page)).image).toMatchObject({ format: 'png', width: 64, height: 48 });
});

test('without a network, a link to a page that was never loaded leaves the batch in place', async ({
  page,
  context,
}) => {
  const untilFetched = watchRequests(page);
  await page.goto('/batch?width=300');
  await page.getByLabel('Image file').setInputFiles([await made('photo-1200.jpg')]);
  const row = page.getByRole('list', { name: /^Images/ }).getByRole('listitem');
  await expect(row).toContainText('1200 × 800');
  await untilFetched();
  await context.setOffline(true);
  for (const place of ['contentinfo', 'banner'] as const) {
    await page
      .getByRole(place)
      .getByRole('link', { name: place === 'banner' ? 'Compress' : 'About' })
      .first()
      .click();
    await expect(toast(page)).toContainText('You are offline');
    await expect(page).toHaveURL(/\/batch/);
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Close toast' }).first().click();
    await expect(page.getByText('You are offline')).toHaveCount(0);
  }
  await context.setOffline(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test('over a slow network, the settings in an address stay there until they are read', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/address-[^/]+\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/address-[^/]+\.js$/);
  await page.clock.install();
  await page.goto('/batch?width=300');
  await asked;
  await expect(page.getByRole('button', { name: /theme/i }).first()).toBeEnabled();
  // Twice the delay before settings are written to the address.
  await letTimePass(page, 600);
  expect(new URL(page.url()).search).toBe('?width=300');
  gate.resolve();
  await expect(page.getByLabel('Width')).toHaveValue('300');
  await letTimePass(page, 600);
  expect(new URL(page.url()).searchParams.get('width')).toBe('300');
});

test('over a slow network, invalid settings leave the address once they have been read', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/address-[^/]+\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/compress?quality=900&nonsense=1');
  // Twice the delay before settings are written to the address.
  await letTimePass(page, 600);
  expect(new URL(page.url()).search).toBe('?quality=900&nonsense=1');
  gate.resolve();
  await expect(page).toHaveURL(/\/compress$/);
});
