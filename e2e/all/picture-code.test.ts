/** The code that the page for websites writes, in browsers: each loads the file that fits its window, and no other. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { loadedWidth, pixelsOn } from '../../app/tools/responsive-images/widths.ts';
import { type ReadEntry, readZip } from '../../fixtures/read-zip.ts';
import { OTHER_ENGINES } from '../../proof/browsers/others.ts';
import { type OwnServer, put } from '../../proof/serve/own-server.ts';
import { choose, made, savedFile } from '../files.ts';
import { expect, test } from '../test.ts';

/** A real photo: AVIF saves nothing on generated noise. */
const PHOTO = join(import.meta.dirname, '../../app/upload/sample.jpg');
const { width: PHOTO_WIDTH, height: PHOTO_HEIGHT } = await sharp(PHOTO).metadata();
const RATIO = PHOTO_WIDTH / PHOTO_HEIGHT;
const WIDTHS = [480, 800, 1200] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/** The window's width, and the file that it needs. */
const WINDOWS = [
  [360, 480],
  [640, 800],
  [1100, 1200],
] as const;

let entries: ReadEntry[];
let requested: string[] = [];
let server: OwnServer;

/**
 * A page with a frame of this width. Its document loads once the frame is laid out: WebKit chooses a picture for a
 * width of 0 in a frame that is not, about once in 14 times.
 */
const framed = (width: string) => `<!doctype html><title>Frame</title>
<iframe width="${width}" height="600"></iframe>
<script>onload = () => { const [frame] = document.getElementsByTagName('iframe'); frame.getBoundingClientRect(); frame.src = '/meadow.html'; };</script>`;

async function serve(): Promise<OwnServer> {
  return put(
    createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/favicon.ico') {
        // Some versions of headless Chromium request it, for pages without an icon.
        response.writeHead(204).end();
        return;
      }
      const entry = entries.find(({ name }) => `/${name}` === pathname);
      const body = pathname === '/frame' ? framed(searchParams.get('width') ?? '') : entry?.bytes;
      if (entry && extname(pathname) !== '.html') requested.push(entry.name);
      response.writeHead(body ? 200 : 404, {
        'Content-Type': TYPES[extname(pathname) || '.html'] ?? 'text/plain',
        'Cache-Control': 'no-store',
      });
      response.end(body ?? '');
    }),
  );
}

test('three windows load three files, in Chromium and in other engines', async ({ page, browser }) => {
  test.slow();
  await page.goto(`/responsive-images?widths=${WIDTHS.join()}`);
  await choose(page, { name: 'Meadow.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PHOTO) });
  await page.getByRole('button', { name: 'Make 9 images' }).click();
  const zip = await savedFile(page, () => page.getByRole('button', { name: /^Download All/ }).click());
  entries = readZip(zip.bytes);

  for (const { name, bytes } of entries.filter(({ name }) => !name.endsWith('.html'))) {
    const [, width, extension = ''] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
    const { format, ...size } = await sharp(bytes).metadata();
    expect({ width: size.width, height: size.height }, name).toEqual({
      width: Number(width),
      height: Math.round(Number(width) / RATIO),
    });
    expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[extension]);
  }
  // Each format is smaller than the next, and so is each width.
  const bytesOf = (width: number, extension: string) =>
    entries.find(({ name }) => name === `meadow-${width}.${extension}`)?.bytes.length ?? 0;
  for (const width of WIDTHS) expect(bytesOf(width, 'avif')).toBeLessThan(bytesOf(width, 'jpg'));
  for (const extension of ['avif', 'webp', 'jpg'])
    expect(bytesOf(480, extension)).toBeLessThan(bytesOf(1200, extension));

  server = await serve();
  try {
    await inChromium(browser);
    for (const { name, vips, missing, start } of OTHER_ENGINES) {
      if (missing || !vips) continue;
      const driven = await start();
      try {
        for (const [window] of WINDOWS) {
          requested = [];
          await driven.goto(`${server.origin}/frame?width=${window}`);
          const seen = 'window.frames[0]?.document.images[0]';
          await driven.until(`${seen}?.currentSrc && ${seen}.complete`);
          expect(await driven.run<number>(`return ${seen}.naturalWidth`), `${name}, ${window}`).toBeGreaterThan(0);
          // Firefox that resists fingerprinting claims another one than its screen's.
          const density = await driven.run<number>('return window.frames[0].devicePixelRatio');
          const width = loadedWidth(WIDTHS, pixelsOn({ width: window, density }));
          expect(requested, `${name}, ${window} pixels wide`).toEqual([`meadow-${width}.avif`]);
        }
      } finally {
        await driven.close();
      }
    }
  } finally {
    await server.stop();
  }
});

async function inChromium(browser: Browser): Promise<void> {
  for (const [window, width] of WINDOWS) {
    requested = [];
    const context = await browser.newContext({ viewport: { width: window, height: 600 }, deviceScaleFactor: 1 });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`${server.origin}/meadow.html`);
    const image = page.locator('img');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
    expect(requested, `${window} pixels wide`).toEqual([`meadow-${width}.avif`]);
    // It fills the window, and its space was reserved in its proportions.
    const box = await image.boundingBox();
    expect(box).toMatchObject({ x: 0, width: window });
    expect(box?.height).toBeCloseTo(window / RATIO, -1);
    expect(complaints).toEqual([]);
    await context.close();
  }
}

test.describe('in a folder', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'set-'));
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the page in the ZIP works from a disk', async ({ page, browser }) => {
    await page.goto('/responsive-images?widths=300&formats=jpg');
    await choose(page, await made('photo-1200.jpg', 'Meadow.jpg'));
    await page.getByRole('button', { name: 'Make 1 image' }).click();
    const zip = await savedFile(page, () => page.getByRole('button', { name: /^Download All/ }).click());
    for (const { name, bytes } of readZip(zip.bytes)) writeFileSync(join(folder, name), bytes);
    const other = await browser.newPage();
    await other.goto(`file://${join(folder, 'meadow.html')}`);
    const image = other.locator('img');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\/meadow-300\.jpg$/);
    await other.close();
  });
});
