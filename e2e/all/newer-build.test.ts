import { choose, download, made } from '../files.ts';
import { expect, test } from '../test.ts';

/* A page of an older build, whose files the server no longer has. Without a service worker, another attempt would fail for ever. */

test.use({
  serviceWorkers: 'block',
  // The browser's own message.
  expectedComplaints: [/^Failed to load resource: the server responded with a status of 404/],
});

const NOTICE = 'There is a newer version of this site.';

for (const [where, step] of [
  ['/convert?format=tiff', 'Convert to TIFF'],
  ['/batch', 'Process All Images'],
] as const)
  test(`${where} offers one reload where a newer build has taken its files`, async ({ page }) => {
    await page.goto(where);
    const [path = ''] = where.split('?');
    // From now on, the server has the newer build alone.
    await page.route(/\/(engine|worker)-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const newer = (await response.text()).replaceAll('/assets/manifest-', '/assets/manifest-x');
      await route.fulfill({ response, body: newer });
    });
    await choose(page, await made('photo-600.png'));
    const notice = page.getByRole('status').filter({ hasText: NOTICE });
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(notice).toBeVisible();
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Load it now' }).click();
    await expect(notice).toHaveCount(0);
    await choose(page, await made('photo-600.png'));
    await expect(page.getByRole('button', { name: step })).toBeEnabled();
  });

test('nothing is offered where the same build answers', async ({ page }) => {
  await page.goto('/convert?format=tiff');
  await page.route(/\/(engine|worker)-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
  const looked = page.waitForResponse((response) => new URL(response.url()).pathname === '/convert');
  await choose(page, await made('photo-600.png'));
  await (await looked).finished();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Convert to TIFF' }).click();
  expect((await download(page)).image).toMatchObject({ format: 'tiff', width: 600 });
});
