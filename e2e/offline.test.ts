/**
 * The site without a network, after one visit, from a cold start: the server has stopped, and every page is a new one.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { resizeWords as english } from '#words/resize.ts';
import { SHARE_PATH } from '../app/offline/protocol.ts';
import type { OwnServer } from '../proof/serve/own-server.ts';
import { serveBuild } from '../proof/serve/site.ts';
import { offlinePageWords } from '../words/es/offline-page.ts';
import { PAGE_PATHS } from '../words/es/paths.ts';
import { resizeWords as spanish } from '../words/es/resize.ts';
import { choose, made, type Upload } from './files.ts';
import { makeLaterBuild, serveWithoutHeaders } from './own-server.ts';
import { ALL, expect, expectAccessible, PROOF, test, toast } from './test.ts';

const spanishPaths = PAGE_PATHS as Readonly<Record<'/' | '/resize', string>>;

test.use({ serviceWorkers: 'allow' });

let server: OwnServer;
test.beforeEach(async () => {
  server = await serveBuild();
});
test.afterEach(() => server.stop());

/** Opens a page and leaves it once it is stored, and everything that the tools need. The page itself is stored last. */
async function visitOnce(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(server.origin + path);
  const isStored = async (own: string) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if ((await cache.match('/.complete')) && (await cache.match(own))) return true;
    }
    return false;
  };
  await expect.poll(() => page.evaluate(isStored, path)).toBe(true);
  await page.close();
}

/** Opens a new page at an address that nothing serves any more. */
async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.origin + path);
  return page;
}

const TOOLS = [
  { path: '/resize?width=300', run: 'Resize image', done: 'Image resized successfully' },
  { path: '/compress', run: 'Compress image', done: 'Image compressed successfully' },
  { path: '/convert?format=webp', run: /^Convert to /, done: 'Format conversion complete' },
  { path: '/batch?width=300', run: 'Process All Images', done: 'Batch processing complete' },
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
    // A batch shows its button from the start.
    await expect(page.getByText('photo-1200.jpg').first()).toBeVisible();
    await page.getByRole('button', { name: run }).click();
    await expect(toast(page)).toContainText(done);
    await page.close();
  }
});

test(
  'after a visit in Spanish its tools work without a server, and the English ones if they were visited too',
  ALL,
  async ({ context }) => {
    await visitOnce(context, '/resize');
    await visitOnce(context, spanishPaths['/']);
    // Each worker removes the earlier files of its own language only.
    await visitOnce(context, '/compress');
    await server.stop();
    for (const [path, words] of [
      [spanishPaths['/resize'], spanish],
      ['/resize', english],
    ] as const) {
      const page = await coldStart(context, `${path}?width=300`);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      await page.locator('main input[type=file]').setInputFiles(await made('photo-1200.jpg'));
      await page.getByRole('button', { name: words.run, exact: true }).click();
      await expect(page.getByRole('button', { name: words.again, exact: true })).toBeVisible();
      await page.close();
    }
    const missing = await context.newPage();
    await missing.goto(`${server.origin}${spanishPaths['/']}/convertir-jpg-a-png`).catch(() => {});
    await expect(missing.locator('html')).toHaveAttribute('lang', 'es');
    await expect(missing.getByRole('heading', { level: 1 })).toHaveText(offlinePageWords.title);
  },
);

const openConverter = async (context: BrowserContext, upload: Upload, format: string) => {
  const page = await coldStart(context, `/convert?format=${format}`);
  await choose(page, upload);
  return page;
};

test('a codec that was used works without a server', PROOF, async ({ context }) => {
  await visitOnce(context, '/');
  const online = await openConverter(context, await made('quadrants.png'), 'avif');
  await online.getByRole('button', { name: /^Convert to / }).click();
  await expect(toast(online)).toContainText('Format conversion complete');
  await online.close();
  await server.stop();

  const offline = await openConverter(context, await made('quadrants.png'), 'avif');
  await offline.getByRole('button', { name: /^Convert to / }).click();
  await expect(toast(offline)).toContainText('Format conversion complete');
});

test('a drawing is rewritten without a server once one has been', ALL, async ({ context }) => {
  await visitOnce(context, '/');
  const compress = async () => {
    const page = await coldStart(context, '/compress');
    await choose(page, await made('drawing.svg'));
    await page.getByRole('button', { name: 'Compress image' }).click();
    await expect(toast(page)).toContainText('File size reduced by');
    await page.close();
  };
  await compress();
  await server.stop();
  await compress();
});

test('a landing page that was visited is there, another one says that it is not, and a search is redirected', async ({
  context,
}) => {
  await visitOnce(context, '/tools/jpg-to-webp-converter');
  await server.stop();
  const page = await coldStart(context, '/tools/jpg-to-webp-converter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/JPG to WebP/i);
  await page.goto(`${server.origin}/tools/png-to-jpg-converter`).catch(() => {});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  // In the site's own styles: its font, and its bold headings.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
  await expect(page.locator('body')).toHaveCSS('font-family', /^Figtree/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Resize images' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/resize/i);
  await page.goto(`${server.origin}/search/zebra%20stripes`);
  // The search page continues from here. A search without a match ends on the home page.
  await expect(page).toHaveURL(/q=zebra.stripes|q=zebra%20stripes/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
});

test('a landing page that was reached through a link is there from a cold start', ALL, async ({ context }) => {
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

test(
  'once made available offline, the whole site is there: HEIC, SVG, PDF and every landing page',
  PROOF,
  async ({ context }) => {
    test.slow();
    const page = await context.newPage();
    await page.goto(`${server.origin}/about`);
    await page.getByRole('button', { name: 'Make available offline' }).click();
    await expect(page.getByText('Available offline on this device')).toBeVisible();
    // The next page still shows it.
    await page.goto(`${server.origin}/terms-of-use`);
    await expect(page.getByText('Available offline on this device')).toBeVisible();
    await page.close();
    await server.stop();

    for (const [file, format] of [
      ['quadrants.heic', 'png'],
      ['quadrants.svg', 'png'],
      ['quadrants.png', 'pdf'],
      ['quadrants.png', 'avif'],
    ] as const) {
      const cold = await openConverter(context, await made(file), format);
      await cold.getByRole('button', { name: /^Convert to / }).click();
      await expect(toast(cold)).toContainText(/Format conversion complete|successfully converted/);
      await cold.close();
    }
    const landing = await coldStart(context, '/tools/bmp-to-png-converter');
    await expect(landing.getByRole('heading', { level: 1 })).toHaveText(/BMP to PNG/i);
    const benchmark = await coldStart(context, '/benchmark');
    await expect(benchmark.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('the service worker passes on the header by which a server announces its API', ALL, async ({ context }) => {
  await visitOnce(context, '/');
  const page = await context.newPage();
  const asked = page.waitForRequest('**/api/search/popular');
  await page.goto(server.origin);
  await asked;
});

test(
  'a newer build is announced and loaded on request; an open page keeps its own scripts',
  ALL,
  async ({ context }) => {
    test.slow();
    const later = await makeLaterBuild();
    await visitOnce(context, '/tools/jpg-to-webp-converter');
    const open = await context.newPage();
    await open.goto(`${server.origin}/resize?width=300`);
    const ownScripts = () => open.locator('link[href*="/assets/manifest-"]').getAttribute('href');
    const before = await ownScripts();
    const { port } = server;
    await server.stop();
    server = await serveBuild(later.client, port);

    // Another tab opens the new build, and its worker takes over.
    const other = await context.newPage();
    await other.goto(`${server.origin}/about`);
    // Browsers check for a newer worker with each page, at a time of their choice.
    await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = open.getByText('There is a newer version of this site.');
    await expect(notice).toBeVisible();
    await expect(other.getByText('There is a newer version of this site.')).toBeHidden();
    // The page was not reloaded. Scripts that only the old build had, and that were not loaded yet, are available.
    expect(await ownScripts()).toBe(before);
    await choose(open, await made('photo-1200.jpg'));
    await open.getByRole('button', { name: 'Resize image' }).click();
    await expect(toast(open)).toContainText('Image resized successfully');
    await open.getByRole('button', { name: 'Load it now' }).click();
    await expect(open.getByRole('button', { name: 'Browse Files' })).toBeVisible();
    expect(await ownScripts()).not.toBe(before);
    await expect(notice).toBeHidden();
    await other.close();
    await open.close();

    // The new build is stored like the old one, including visited pages. The old one is removed completely.
    await visitOnce(context, '/');
    const kept = await context.newPage();
    await kept.goto(`${server.origin}/about`);
    const names = () => kept.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')));
    await expect.poll(names).toHaveLength(1);
    await server.stop();
    const cold = await coldStart(context, '/tools/jpg-to-webp-converter');
    await expect(cold.locator(`link[href="${before}"]`)).toHaveCount(0);
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText(/JPG to WebP/i);
    later.remove();
  },
);

test(
  'on a host that sets no headers the page isolates itself, has its policy, and works without the host',
  PROOF,
  async ({ context }) => {
    const host = await serveWithoutHeaders();
    const page = await context.newPage();
    // The first visit reloads because there was no input yet. An evaluation in the page would count as input.
    const again = page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.fromServiceWorker(),
    );
    await page.goto(`${host.origin}/convert/?format=avif`);
    await again;
    await expect.poll(() => page.evaluate(() => crossOriginIsolated).catch(() => false)).toBe(true);
    const blocked = await page.evaluate(async () => {
      const violated = new Promise((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
      );
      await fetch('https://example.org/').catch(() => {});
      return violated;
    });
    expect(blocked).toBe('connect-src');
    await choose(page, await made('quadrants.png'));
    await page.getByRole('button', { name: /^Convert to / }).click();
    await expect(toast(page)).toContainText('Format conversion complete');
    await expect.poll(() => page.evaluate(() => caches.match('/resize').then(Boolean))).toBe(true);
    // The codec is stored after the response, which does not wait for it.
    const codecIsKept = async () => {
      const used = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm'));
      const kept = await Promise.all(used.map(({ name }) => caches.match(name)));
      return kept.length > 0 && kept.every(Boolean);
    };
    await expect.poll(() => page.evaluate(codecIsKept)).toBe(true);
    await page.close();
    await host.stop();
    const cold = await context.newPage();
    await cold.goto(`${host.origin}/convert/?format=avif`);
    expect(await cold.evaluate(() => crossOriginIsolated)).toBe(true);
    await choose(cold, await made('quadrants.png'));
    await cold.getByRole('button', { name: /^Convert to / }).click();
    await expect(toast(cold)).toContainText('Format conversion complete');
  },
);

/** Sends files to the site like the system's share dialog. */
async function share(page: Page, files: readonly Upload[], action: string = SHARE_PATH): Promise<void> {
  const list = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') }));
  await page.evaluate(
    ({ list, action }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'images', multiple: true });
      const data = new DataTransfer();
      for (const { name, type, base64 } of list)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type }),
        );
      input.files = data.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { list, action },
  );
}

test('files shared with the installed site reach its tools and no server', ALL, async ({ context }) => {
  await visitOnce(context, '/');
  const page = await context.newPage();
  await page.goto(`${server.origin}/about`);
  await server.stop();

  await share(page, [await made('photo-1200.jpg')]);
  await expect(page).toHaveURL(`${server.origin}/resize`);
  await expect(page.getByRole('button', { name: 'Resize image' })).toBeVisible();

  // As on a device without a network: the browser knows that it is offline.
  await context.setOffline(true);
  await page.goto(`${server.origin}/about`);
  await share(page, [await made('photo-1200.jpg'), await made('quadrants.png')]);
  await expect(page).toHaveURL(`${server.origin}/batch`);
  await expect(page.getByRole('listitem').filter({ hasText: 'quadrants.png' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('received'))).toBe(false);
});

test('a translated site that was installed receives files in its language', ALL, async ({ context }) => {
  await visitOnce(context, '/de');
  const page = await context.newPage();
  await page.goto(`${server.origin}/de/ueber-uns`);
  const { href } = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => new URL(link.href));
  const manifest = await (await page.request.get(href)).json();
  await share(page, [await made('photo-1200.jpg')], manifest.share_target.action);
  await expect(page).toHaveURL(`${server.origin}/de/bildgroesse-aendern`);
  await expect(page.getByText('photo-1200.jpg')).toBeVisible();
  await page.goto(`${server.origin}/de/ueber-uns`);
  await share(page, [await made('photo-1200.jpg'), await made('quadrants.png')], manifest.share_target.action);
  await expect(page).toHaveURL(`${server.origin}/de/stapelverarbeitung`);
  await expect(page.getByRole('listitem').filter({ hasText: 'quadrants.png' })).toBeVisible();
});

test('shared files that arrive empty are requested again, with a way to choose them', ALL, async ({ context }) => {
  await visitOnce(context, '/');
  const page = await context.newPage();
  await page.goto(`${server.origin}/about`);
  await share(page, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) }]);
  await expect(page).toHaveURL(`${server.origin}/resize`);
  await expect(toast(page)).toContainText('The shared files arrived empty');
  await expect(page.getByRole('button', { name: 'Browse Files' })).toBeVisible();
});

test('a server that receives shared files stores none: it redirects to the tool, which asks for them', async ({
  request,
}) => {
  const answer = await request.post(server.origin + SHARE_PATH, { data: Buffer.alloc(64 * 1024), maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/resize#received');
});
