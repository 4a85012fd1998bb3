/** The site without a network, after one visit, from a cold start: the server has ended, and every page is a new one. */
import type { BrowserContext, Page } from '@playwright/test';
import { choose, made, type Upload } from './files.ts';
import { type OwnServer, serveBuild } from './own-server.ts';
import { expect, test, toast } from './test.ts';

test.use({ serviceWorkers: 'allow' });

let server: OwnServer;
test.beforeEach(async () => {
  server = await serveBuild();
});
test.afterEach(() => server.stop());

/** Opens a page and leaves it once all that every tool needs is kept. */
async function visitOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(server.origin + path);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) if (await (await caches.open(name)).match('/.complete')) return true;
        return false;
      }),
    )
    .toBe(true);
  await page.close();
}

/** A new page, at an address that nobody serves any more. */
async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.origin + path);
  return page;
}

const TOOLS = [
  { path: '/resize?width=300', run: 'Resize image', done: 'Image resized successfully' },
  { path: '/compress', run: 'Compress image', done: 'Image compressed successfully' },
  { path: '/convert?format=webp', run: /^Convert to /, done: 'Format conversion complete' },
  { path: '/batch?width=300', run: /^(Process|Start|Resize|Run)/, done: /./ },
] as const;

test('after one visit of the home page every tool works without a server, isolated as with one', async ({
  context,
}) => {
  await visitOnce(context, '/');
  await server.stop();
  for (const { path, run, done } of TOOLS) {
    const page = await coldStart(context, path);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    await choose(page, await made('photo-1200.jpg'));
    await page.getByRole('button', { name: run }).first().click();
    await expect(toast(page)).toContainText(done);
    await page.close();
  }
});

const openConverter = async (context: BrowserContext, upload: Upload, format: string) => {
  const page = await coldStart(context, `/convert?format=${format}`);
  await choose(page, upload);
  return page;
};

test('a codec that was used is there without a server, and one that was not is asked for in words', async ({
  context,
}) => {
  await visitOnce(context, '/');
  const online = await openConverter(context, await made('photo-1200.jpg'), 'avif');
  await online.getByRole('button', { name: /^Convert to / }).click();
  await expect(toast(online)).toContainText('Format conversion complete');
  await online.close();
  await server.stop();

  const offline = await openConverter(context, await made('photo-1200.jpg'), 'avif');
  await offline.getByRole('button', { name: /^Convert to / }).click();
  await expect(toast(offline)).toContainText('Format conversion complete');
});

test('a landing page that was visited is there, one that was not says so, and a search is led on', async ({
  context,
}) => {
  await visitOnce(context, '/tools/jpg-to-webp-converter');
  await server.stop();
  const page = await coldStart(context, '/tools/jpg-to-webp-converter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/JPG to WebP/i);
  await page.goto(`${server.origin}/tools/png-to-jpg-converter`).catch(() => {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await page.getByRole('link', { name: 'Resize images' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resize/i);
  await page.goto(`${server.origin}/search/jpg%20to%20png`);
  await expect(page).toHaveURL(/\/search\?q=jpg%20to%20png$/);
});

test('a landing page that was reached by a link is there from a cold start', async ({ context }) => {
  await visitOnce(context, '/');
  const page = await coldStart(context, '/tools/hubs/image-converters');
  await page
    .getByRole('main')
    .getByRole('link', { name: /JPG to PNG/i })
    .first()
    .click();
  await expect(page).toHaveURL(/jpg-to-png/);
  const { pathname } = new URL(page.url());
  await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname)).toBe(true);
  await page.close();
  await server.stop();
  const cold = await coldStart(context, pathname);
  await expect(cold.getByRole('heading', { level: 1 })).toHaveText(/JPG to PNG/i);
});
