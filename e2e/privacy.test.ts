/**
 * No part of a picture leaves the device. The browser resolves every host name except the site's own to a trap on this
 * machine, which records all traffic, whatever its protocol. The site's own server records every request.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { OwnServer } from '../proof/serve/own-server.ts';
import { type Seen, serveBuild } from '../proof/serve/site.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/machine/chromium.ts';
import { choose, made, type Upload } from './files.ts';
import { openTrap, type Trap } from './privacy/trap.ts';
import { WAYS_OUT, type WayOut } from './privacy/ways-out.ts';
import { ALL, expect, test, toast } from './test.ts';

let trap: Trap;
let server: OwnServer;
let browser: Browser;
let requests: Seen[];

test.beforeEach(async () => {
  requests = [];
  trap = await openTrap();
  server = await serveBuild(undefined, 0, (seen) => requests.push(seen));
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, '--host-resolver-rules=MAP * 127.0.0.1, EXCLUDE localhost'],
  });
});
test.afterEach(async () => {
  await browser.close();
  await server.stop();
  await trap.close();
});

/** In the pictures' names, their metadata and their bytes, and nowhere else. */
const MARK = 'marked-7f3a91';

/** A picture with the mark in its name and after its data, where readers do not look. */
async function marked(name: Parameters<typeof made>[0], extension: string): Promise<Upload> {
  const upload = await made(name, `${MARK}.${extension}`);
  return { ...upload, buffer: Buffer.concat([upload.buffer, Buffer.from(MARK)]) };
}

const TOOLS = {
  resize: { path: '/resize?width=300', run: 'Resize image', done: 'Image resized successfully' },
  compress: { path: '/compress', run: 'Compress image', done: 'Image compressed successfully' },
  compressToSize: {
    path: '/compress?target=20kb',
    run: 'Compress image',
    done: 'Target size compression complete',
  },
  avif: { path: '/convert?format=avif', run: /^Convert to /, done: 'Format conversion complete' },
  pdf: { path: '/convert?format=pdf', run: /^Convert to /, done: 'onver' },
  batch: { path: '/batch?width=300', run: 'Process All Images', done: 'Batch processing complete' },
} as const;

async function workWith(
  page: Page,
  { path, run, done }: (typeof TOOLS)[keyof typeof TOOLS],
  files: Upload[],
): Promise<void> {
  await page.goto(server.origin + path);
  await choose(page, ...files);
  await page.getByRole('button', { name: run }).click();
  await expect(toast(page)).toContainText(done);
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  await (await download).delete();
}

/**
 * No request leaves the site, and no request to the site contains the mark. @returns the requests to the site, each
 * once
 */
function sentToTheSite(): string[] {
  expect(trap.caught).toEqual([]);
  const files = requests.filter(({ method }) => method === 'GET');
  expect(files.length).toBeGreaterThan(30);
  // Every GET was answered with a file or the one list that pages read. A query contains the visitor's settings in the
  // address.
  expect(files.filter(({ status }) => ![200, 304].includes(status)).map(({ path }) => path)).toEqual([]);
  for (const { path, headers, body } of requests) expect(`${path} ${headers} ${body}`).not.toContain(MARK);
  const sent = requests.filter(({ method }) => method !== 'GET');
  return [...new Set(sent.map(({ method, path, body }) => `${method} ${path} ${body}`))].sort();
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ acceptDownloads: true, serviceWorkers: 'allow' });
  return context.newPage();
}

test('while tools process pictures, only the site’s own files are requested, and the two calls contain only typed text', async () => {
  test.slow();
  const page = await newPage();
  const photo = await marked('photo-1200.jpg', 'jpg');
  await workWith(page, TOOLS.resize, [photo]);
  await workWith(page, TOOLS.batch, [photo, await marked('quadrants.png', 'png')]);

  await page.goto(`${server.origin}/`);
  await page.getByRole('banner').getByRole('combobox', { name: 'Search tools' }).fill('resize to 640x480');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(tools|resize)/);
  const message = {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    subject: 'A question',
    message: 'How many pixels?',
  };
  await page.goto(`${server.origin}/contact`);
  for (const [label, text] of Object.entries(message))
    await page
      .getByLabel(
        label.replace(/^./, (first) => first.toUpperCase()),
        { exact: true },
      )
      .fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(toast(page)).toContainText('Message Sent!');

  // Closing sends what waits for the page's end.
  await page.context().close();
  // `website` is a trap for robots: an invisible field.
  expect(sentToTheSite()).toEqual([
    `POST /api/contact ${JSON.stringify({ ...message, website: '' })}`,
    `POST /api/search/track ${JSON.stringify({ query: 'resize to 640x480' })}`,
  ]);
});

test('no other tool or codec sends anything', ALL, async () => {
  test.slow();
  const page = await newPage();
  const photo = await marked('photo-1200.jpg', 'jpg');
  for (const tool of [TOOLS.compress, TOOLS.compressToSize, TOOLS.pdf]) await workWith(page, tool, [photo]);
  for (const picture of [
    await marked('quadrants.png', 'png'),
    await made('quadrants.svg', `${MARK}.svg`),
    await marked('quadrants.heic', 'heic'),
  ])
    await workWith(page, TOOLS.avif, [picture]);
  await page.context().close();
  expect(sentToTheSite()).toEqual([]);
});

const addressOf = ({ name }: WayOut) => `http://world.example:${trap.port}/${encodeURIComponent(name)}`;
const isCaught = (way: WayOut) =>
  trap.caught.some(
    (text) => text.includes(`/${encodeURIComponent(way.name)} `) || (way.name === 'WebRTC' && text.startsWith('udp')),
  );

/** Runs the code in the realm, as if it had been injected. An exception means that the way is closed. */
async function take(context: BrowserContext, page: Page, way: WayOut): Promise<void> {
  const args = `const to = ${JSON.stringify(addressOf(way))}, host = ${JSON.stringify(`world.example:${trap.port}`)};`;
  const code = `(() => { ${args} try { const left = (() => { ${way.code} })(); left?.catch?.(() => {}) } catch {} })()`;
  const worker = page.workers().find((one) => /worker-entry|entry-browser/.test(one.url()));
  const realm: { evaluate(code: string): Promise<unknown> } | undefined = {
    page,
    worker,
    'site worker': context.serviceWorkers()[0],
  }[way.realm];
  if (!realm) throw new Error(`There is no ${way.realm}`);
  await realm.evaluate(code).catch(() => {});
}

/**
 * Ways that navigate a frame or a page to an address that the policy blocks. Chromium 156.0.8078.108 connects to the
 * address of some before it reads the policy, and sends nothing.
 */
const NAVIGATIONS = ['frame', 'object', 'embed', 'form into a frame', 'a form'];
const bareConnections = () => trap.caught.filter((text) => text === 'a connection').length;

async function takeEach(context: BrowserContext, page: Page, ways: WayOut[]): Promise<void> {
  for (const way of ways.filter(({ leaves }) => !leaves)) await take(context, page, way);
  for (const way of ways.filter(({ leaves }) => leaves)) {
    const own = await context.newPage();
    await own.goto(`${server.origin}/about`);
    await take(context, own, way);
    if (way.open) await expect.poll(() => isCaught(way), way.name).toBe(true);
    else await own.waitForTimeout(300);
    await own.close();
  }
  await page.waitForTimeout(1500);
}

/** @returns the numbers of connections without data that were opened by blocked navigations, and by all other ways */
async function takeAll(context: BrowserContext): Promise<{ byNavigations: number; byOthers: number }> {
  const page = await context.newPage();
  await page.goto(`${server.origin}/resize?width=300`);
  await choose(page, await made('quadrants.png'));
  await page.getByRole('button', { name: 'Resize image' }).click();
  await expect(toast(page)).toContainText('Image resized successfully');
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  const isNavigation = ({ name }: WayOut) => NAVIGATIONS.includes(name);
  await takeEach(
    context,
    page,
    WAYS_OUT.filter((way) => !isNavigation(way)),
  );
  const byOthers = bareConnections();
  await takeEach(context, page, WAYS_OUT.filter(isNavigation));
  await page.close();
  return { byOthers, byNavigations: bareConnections() - byOthers };
}

test('injected code in a page, a worker or the service worker can only use the documented ways out', ALL, async () => {
  test.slow();
  const { byNavigations, byOthers } = await takeAll(await browser.newContext({ serviceWorkers: 'allow' }));
  for (const way of WAYS_OUT.filter(({ open }) => open)) await expect.poll(() => isCaught(way), way.name).toBe(true);
  const reached = WAYS_OUT.filter(isCaught).map(({ name }) => name);
  // A connection without data leaks something too.
  expect(byOthers).toBe(0);
  expect(byNavigations).toBeLessThanOrEqual(NAVIGATIONS.length);
  expect(reached.sort()).toEqual(
    WAYS_OUT.filter(({ open }) => open)
      .map(({ name }) => name)
      .sort(),
  );
  const told = readFileSync(join(import.meta.dirname, '../docs/trust.md'), 'utf8');
  for (const { name, open } of WAYS_OUT) if (open) expect(told).toContain(`| ${name} | ${open} |`);
});

// This tests the test itself, and only the promise runs it.
if (process.env.TRUST)
  test('the trap works: without the policies, code gets out in most of these ways', async () => {
    test.slow();
    await takeAll(await browser.newContext({ bypassCSP: true, serviceWorkers: 'allow' }));
    const reached = WAYS_OUT.filter(isCaught).map(({ name }) => name);
    expect(reached.length, reached.join(', ')).toBeGreaterThan(35);
    // Ways that no policy stops are open here too.
    expect(reached).toEqual(expect.arrayContaining(WAYS_OUT.filter(({ open }) => open).map(({ name }) => name)));
  });
