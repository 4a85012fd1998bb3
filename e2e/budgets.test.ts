/** What a visit costs: sizes and counts that reveal regressions. Limits are a little above today's values. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choose, download, downloadButton, made } from './files.ts';
import { kernelPath } from './kernels.ts';
import { watchRequests } from './requests.ts';
import { ALL, expect, letTimePass, test, toast } from './test.ts';

const CLIENT = join(import.meta.dirname, '../build/client');
const KB = 1024;

/** One page of each kind: JavaScript in bytes of brotli before any input, and all requests until then. */
const PAGES = {
  '/': { script: 136.25 * KB, requests: 25 },
  '/resize': { script: 128.5 * KB, requests: 20 },
  // Two of the requests are the service worker's start and the check for files shared by another app. What packs a ZIP is a chunk of its own.
  '/batch': { script: 162 * KB, requests: 35 },
  '/responsive-images': { script: 130 * KB, requests: 20 },
  '/form-photo': { script: 128.75 * KB, requests: 20 },
  '/metadata': { script: 128.75 * KB, requests: 20 },
  '/favicon': { script: 128.75 * KB, requests: 20 },
  '/tools/resize-image-to-1280x720': { script: 132.5 * KB, requests: 22 },
  // One picture per group, for any hub.
  '/tools/hubs/image-resizers': { script: 131 * KB, requests: 20 },
  // Without a query it redirects to the home page, whose scripts count too.
  '/search': { script: 136.75 * KB, requests: 28 },
  '/contact': { script: 131.5 * KB, requests: 21 },
  '/about': { script: 111 * KB, requests: 16 },
  '/benchmark': { script: 130.75 * KB, requests: 19 },
} as const;

/** All pages share one font for every weight. */
const FONT = 20 * KB;

/** All pages share one style sheet. */
const STYLE = 9.1 * KB;

/** The kernels of the JPEG codec, the resampler and the metric. */
const KERNELS = 16 * KB;

interface FirstJpeg {
  /** The button that runs the tool. */
  name: string;
  work?(page: Page): Promise<void>;
  /** All that an empty browser downloads from the address to the last job at rest, in bytes. The aim is 300 KB. */
  budget: number;
}

const FIRST_JPEG: Readonly<Record<string, FirstJpeg>> = {
  '/resize': {
    name: 'Resize image',
    work: (page) => page.getByLabel('Width').fill('600'),
    budget: 300 * KB,
  },
  '/compress': { name: 'Compress image', budget: 300 * KB },
};

/**
 * What a first job with another format downloads in addition: libvips, and the scripts of the engine and of the tool's next steps.
 * These contain live results, the close comparison, sharing, history, metadata, colour rounding, palettes of drawings, packing, animated
 * PNG, the pages of a file, icons and several runs on one file.
 */
const ENGINE = { module: 1600 * KB, scripts: 183.5 * KB } as const;

/** The packer of PNGs, which has the palette quantiser too: 4.5 and 6 KB when they were apart. */
const PACKER = 7.25 * KB;

/**
 * Everything that the benchmark page may fetch after a press on its button, besides the engine. 17 KB of it are for
 * Safari only, where browser-image-compression runs on the page and not in a worker.
 */
const BENCHMARK = 215 * KB;

/** As the server sends it; the smallest files have no compressed variant. */
function sentBytes(path: string): number {
  const file = join(CLIENT, path);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).byteLength;
}

const total = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + sentBytes(path), 0);

/** The file of a page's address. */
const fileOf = (path: string) => (path.includes('.') ? path : `${path}/index.html`);

const note = (description: string) => test.info().annotations.push({ type: 'size', description });

for (const [path, budget] of Object.entries(PAGES)) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const asked = { script: new Set<string>(), stylesheet: new Set<string>(), font: new Set<string>() };
    let requests = 0;
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (!protocol.startsWith('http')) return;
      requests++;
      const type = request.resourceType();
      if (type === 'script' || type === 'stylesheet' || type === 'font') asked[type].add(pathname);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const used = { script: total(asked.script), style: total(asked.stylesheet), requests };
    note(
      `${path}: ${(used.script / KB).toFixed(1)} KB of JavaScript, ${(used.style / KB).toFixed(1)} KB of CSS, ${requests} requests`,
    );
    expect(asked.script.size).toBeGreaterThan(3);
    expect(asked.stylesheet.size).toBeGreaterThan(0);
    expect(used.script, [...asked.script].join(' ')).toBeLessThanOrEqual(budget.script);
    expect(used.style).toBeLessThanOrEqual(STYLE);
    expect(asked.font.size).toBe(1);
    expect(total(asked.font)).toBeLessThanOrEqual(FONT);
    expect(requests).toBeLessThanOrEqual(budget.requests);
  });
}

/** Polls a value while the pointer keeps moving: on a busy machine its first move can precede the page's listener. */
function whileMoving(page: Page, read: () => unknown) {
  let moves = 0;
  return expect.poll(async () => {
    moves += 1;
    await page.mouse.move(5 + (moves % 2), 5);
    return read();
  });
}

test('a tool starts without a formatter, which costs 15 ms, and has one before a file arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = window as Window & { formatters?: number };
    counter.formatters = 0;
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(Formatter, options: ConstructorParameters<typeof Intl.NumberFormat>) {
        counter.formatters = (counter.formatters ?? 0) + 1;
        return new Formatter(...options);
      },
    });
  });
  const made = () => page.evaluate(() => (window as Window & { formatters?: number }).formatters);
  await page.goto('/resize', { waitUntil: 'networkidle' });
  expect(await made()).toBe(0);
  await whileMoving(page, made).toBeGreaterThan(0);
});

test('no script imports a worker’s own script, which WebKit would run twice', () => {
  const assets = join(CLIENT, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const workers = scripts.filter((name) => name.startsWith('worker-'));
  expect(workers.length).toBeGreaterThan(4);
  const imports = scripts.flatMap((name) => {
    const text = readFileSync(join(assets, name), 'utf8');
    return [...text.matchAll(/(?:from|import\()\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, imported]) => imported);
  });
  expect(imports.length).toBeGreaterThan(50);
  expect(workers.filter((name) => imports.includes(name))).toEqual([]);
});

test('the engine is fetched with the visitor’s first activity, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/resize', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.endsWith('.wasm'))).toEqual([]);
  await whileMoving(page, () => asked.filter((url) => url.endsWith('.wasm')).length).toBeGreaterThan(2);
});

test('a worker’s kernels are fetched beside its code', async ({ page }) => {
  const kernels = new Set<string>();
  const areAsked = Promise.withResolvers<void>();
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) kernels.add(request.url());
    if (kernels.size === 3) areAsked.resolve();
  });
  let held = 0;
  await page.route('**/assets/serve-*.js', async (route) => {
    held += 1;
    await areAsked.promise;
    await route.continue();
  });
  await page.goto('/resize', { waitUntil: 'networkidle' });
  await choose(page, await made('photo-1200.jpg'));
  await expect(page.getByLabel('Width')).toBeVisible();
  // A second worker may have begun meanwhile.
  await expect.poll(() => held).toBeGreaterThan(0);
});

/** The metric and the copies for later visits follow once the browser is idle, which can be before the test sees the toast. */
const isOfIdleTime = (path: string) =>
  /\/(judge-result|picture-scorer|compare-drawings|score|site-worker|received-files)-[^/]+$/.test(path) ||
  path === kernelPath('score');

test.describe('a first JPEG in an empty browser', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const [path, { name, work, budget }] of Object.entries(FIRST_JPEG))
    test(`needs ${budget / KB} KB on ${path}, with what follows at rest, and nothing of libvips`, async ({
      page,
      context,
    }) => {
      const asked = new Set<string>();
      context.on('request', (request) => {
        const { protocol, pathname } = new URL(request.url());
        // The service worker stores the site for later visits.
        if (protocol.startsWith('http') && !request.serviceWorker()) asked.add(pathname);
      });
      await page.route(/vips|canvas-/, (route) => route.abort());
      const untilFetched = watchRequests(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await choose(page, await made('photo-1200.jpg'));
      await work?.(page);
      await page.getByRole('button', { name }).click();
      expect((await download(page)).image).toMatchObject({ format: 'jpeg' });
      // The jobs of a browser at rest: the score, and the start of the service worker.
      await expect(page.getByRole('button', { name: 'Show where it differs' })).toBeVisible();
      await expect.poll(() => context.serviceWorkers().length).toBe(1);
      await untilFetched();
      const paths = [...asked];
      const kernels = paths.filter((asset) => asset.endsWith('.wasm'));
      note(
        `${path}: ${(total(paths.map(fileOf)) / KB).toFixed(1)} KB, ${(total(kernels) / KB).toFixed(1)} KB of kernels`,
      );
      expect(paths.filter((asset) => /vips|canvas-/.test(asset))).toEqual([]);
      expect(kernels).toHaveLength(4);
      expect(total(kernels)).toBeLessThanOrEqual(KERNELS);
      expect(total(paths.map(fileOf)), paths.join(' ')).toBeLessThanOrEqual(budget);
    });
});

/** Whether libvips starts early depends on what Chromium has measured of the line. */
async function onFastLine(page: Page): Promise<() => string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object };
    for (const [name, value] of Object.entries({ saveData: false, effectiveType: '4g', downlink: 10 }))
      Object.defineProperty(connection, name, { value });
  });
  return () => asked.filter((url) => /vips-[^/]*\.wasm$/.test(url));
}

/** Longer than the engine leaves to a new visitor before it loads what follows. */
const WHILE = 4000;

test('libvips is fetched on a fast line once formats are offered', ALL, async ({ page }) => {
  await page.clock.install();
  const ofLibvips = await onFastLine(page);
  await page.goto('/resize', { waitUntil: 'networkidle' });
  await choose(page, await made('photo-1200.jpg'));
  await page.getByLabel('Width').fill('600');
  await expect(downloadButton(page).first()).toBeEnabled();
  await letTimePass(page, WHILE);
  expect(ofLibvips()).toEqual([]);
  await page.getByText('Format and quality').click();
  await expect.poll(ofLibvips).toHaveLength(1);
});

test('libvips follows the first job of a batch, not its page', ALL, async ({ page }) => {
  await page.clock.install();
  const ofLibvips = await onFastLine(page);
  await page.goto('/tools/batch-image-compression', { waitUntil: 'networkidle' });
  await letTimePass(page, WHILE);
  expect(ofLibvips()).toEqual([]);
  await choose(page, await made('photo-1200.jpg'));
  await expect.poll(ofLibvips).toHaveLength(1);
});

test('the downloads of a first job with libvips stay within their budget', async ({ page }) => {
  const asked = new Set<string>();
  await page.goto('/resize', { waitUntil: 'networkidle' });
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await choose(page, await made('quadrants.webp'));
  await page.getByLabel('Width').fill('20');
  await page.getByRole('button', { name: 'Resize image' }).click();
  await expect(toast(page)).toContainText('Image resized successfully');
  const modules = [...asked].filter((path) => /vips[^/]*\.wasm$/.test(path));
  const scripts = [...asked].filter((path) => path.endsWith('.js') && !isOfIdleTime(path));
  note(`${(total(modules) / KB).toFixed(0)} KB of WebAssembly, ${(total(scripts) / KB).toFixed(1)} KB of scripts`);
  // Rare formats have their own libraries, which are fetched with the first file that needs them.
  expect(modules).toHaveLength(1);
  expect(total(modules)).toBeLessThanOrEqual(ENGINE.module);
  expect(total(scripts)).toBeLessThanOrEqual(ENGINE.scripts);
});

test('the PNG packer is fetched with the first PNG that is saved, and not before', ALL, async ({ page }) => {
  const asked = new Set<string>();
  const packer = kernelPath('png');
  const packers = () => [...asked].filter((path) => path === packer);
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/convert?format=png', { waitUntil: 'networkidle' });
  expect(packers()).toEqual([]);
  await choose(page, await made('photo-1200.jpg'));
  await page.getByRole('button', { name: 'Convert to PNG' }).click();
  await expect(toast(page)).toContainText('successfully converted');
  note(`${(total(packers()) / KB).toFixed(1)} KB to pack PNGs`);
  expect(packers()).toHaveLength(1);
  expect(total(packers())).toBeLessThanOrEqual(PACKER);
});

test('the libraries for comparison are small, and on no other page', async ({ page }) => {
  const isPeer = (name: string) => /mozjpeg|squoosh|calc_s2|jsquash|browser-image-compression|score-worker/.test(name);
  const peers = readdirSync(join(CLIENT, 'assets')).filter((name) => isPeer(name) && !/\.(br|gz)$/.test(name));
  const bytes = total(peers.map((name) => `/assets/${name}`));
  note(`${(bytes / KB).toFixed(0)} KB of other libraries`);
  expect(peers.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThanOrEqual(BENCHMARK);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/benchmark', { waitUntil: 'networkidle' });
  expect(asked.filter(isPeer)).toEqual([]);
});
