import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HAS_CORPUS } from '../fixtures/corpus.ts';
import { leastRendererMemory } from '../proof/browsers/renderer-memory.ts';
import { needed } from '../scripts/machine/tool.ts';
import { openExpert } from './expert.ts';
import { choose, download, made, real, type Upload } from './files.ts';
import { LONG_TASK_MS, mainThreadTasks } from './main-thread.ts';
import {
  ALL,
  atLength,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  LONG,
  LONG_PROOF,
  letTimePass,
  test,
} from './test.ts';
import { watchWorkers } from './worker-watch.ts';

/* The real result while settings change. */

const tenMegapixels = () => (HAS_CORPUS ? real('photos/demo-large-photo.jpg') : made('photo-3200.jpg'));

const quality = (page: Page) => page.getByRole('slider', { name: 'Quality' });
const run = (page: Page) => page.getByRole('button', { name: /^(Compress|Resize) image$|^Convert to/ });
const settings = (page: Page) => page.getByRole('region', { name: /^(Compress|Adjust|Convert)$/ });
/** Announced once the exact size is known: `12.3 KB, 67% smaller`. */
const figure = (page: Page) =>
  settings(page)
    .getByRole('status')
    .filter({ hasText: /(smaller|larger|same size)$/ });
const stage = (page: Page) => page.getByRole('group', { name: /and after\.|and now\./ });
/** The picture on the right: the current result. */
const shown = (page: Page) => stage(page).locator('img').nth(1);

async function open(page: Page, path: string, upload: Upload): Promise<void> {
  await page.goto(path);
  await choose(page, upload);
  await expect(run(page)).toBeVisible();
}

test('a button that is pressed at the moment when it appears does what it says', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Resize image');
      if (!button) return;
      observer.disconnect();
      button.click();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/resize?width=300');
  await choose(page, await made('photo-1200.jpg'));
  expect((await download(page)).image).toMatchObject({ width: 300, height: 200 });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Remembers the blobs of object URLs, because the page may only fetch its own files. */
async function keepBlobs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blobs = new Map<string, Blob>();
    Object.assign(window, { blobs });
    const plain = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      const url = plain(blob);
      blobs.set(url, blob);
      return url;
    };
  });
}

/** The source of the picture on the screen. */
async function shownHash(page: Page): Promise<string> {
  const bytes = await shown(page).evaluate(async (image: HTMLImageElement) => {
    const { blobs } = window as unknown as { blobs: Map<string, Blob> };
    return [...new Uint8Array((await blobs.get(image.src)?.arrayBuffer()) ?? new ArrayBuffer())];
  });
  return hashOf(Buffer.from(bytes));
}

/** The tools share this mechanism, so `npm test` tries one of them. */
const tierOf = (path: string) => (path === '/compress' ? {} : ALL);

for (const [path, again] of [
  ['/compress', 'Compress Another Image'],
  ['/resize?width=400', 'Resize Another Image'],
  ['/convert?format=webp', 'Convert Again'],
] as const)
  test(
    `${path}: the result exists before the button is pressed, and the button saves that same file`,
    tierOf(path),
    async ({ page }) => {
      const watched = await watchWorkers(page);
      await keepBlobs(page);
      await open(page, path, await made('photo-1200.jpg'));
      await expect(figure(page)).toBeVisible();
      const { runs } = await watched();
      expect(runs).toBe(1);
      if (path.startsWith('/resize')) await page.getByRole('button', { name: 'See the result' }).click();
      const hash = await shownHash(page);
      await run(page).click();
      expect(hashOf((await download(page)).bytes)).toBe(hash);
      expect((await watched()).runs).toBe(runs);
      await expect(page.getByRole('button', { name: again })).toBeVisible();
    },
  );

test('an estimate is marked, and the real size replaces it', async ({ page }) => {
  // The engine's answer waits until the test has examined the estimate.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const plain = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof plain>) {
      const held = message[0]?.job?.kind === 'run' && !('letGo' in window);
      if (held) port1.addEventListener('message', () => plain.apply(this, message));
      else plain.apply(this, message);
      port1.start();
    } as typeof plain;
    addEventListener('let-go', () => {
      Object.assign(window, { letGo: true });
      port2.postMessage('now');
    });
  });
  await open(page, '/compress', await made('photo-1200.jpg'));
  await expect(settings(page)).toContainText('Calculating…');
  await expect(settings(page)).toContainText(/About [\d.]+ KB, \d+% smaller/);
  await expect(figure(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.evaluate(() => dispatchEvent(new Event('let-go')));
  await expect(figure(page)).toBeVisible();
  await expect(settings(page)).not.toContainText('About');
  await expectAccessible(page);
});

// A quality that is set by hand may save nothing.
test.use({ expectedComplaints: [/^Compression was ineffective/] });

const INTERRUPTIONS = atLength(50, 12);
test(`${INTERRUPTIONS} changes during work: the downloaded file is the last one shown`, LONG, async ({ page }) => {
  const watched = await watchWorkers(page);
  await keepBlobs(page);
  await open(page, '/compress', await made('photo-1200.jpg'));
  for (let n = 0; n < INTERRUPTIONS; n++) {
    await quality(page).fill(String(40 + ((n * 37) % 60)));
    // Pauses from none at all to some that let results arrive.
    await page.waitForTimeout((n * 53) % 290);
  }
  await quality(page).fill('57');
  await expect(stage(page)).toContainText('JPG 57');
  await expect(figure(page)).toBeVisible();
  await run(page).click();
  const hash = hashOf((await download(page)).bytes);
  // The picture follows as soon as it is decoded.
  await expect.poll(() => shownHash(page)).toBe(hash);
  const { mostAtOnce } = await watched();
  expect(mostAtOnce).toBe(1);
});

test('settings that were used before are restored without work', async ({ page }) => {
  const watched = await watchWorkers(page);
  await open(page, '/compress', await made('photo-1200.jpg'));
  await quality(page).fill('60');
  await expect(stage(page)).toContainText('JPG 60');
  await expect(figure(page)).toBeVisible();
  const first = await figure(page).textContent();
  await quality(page).fill('50');
  await expect(stage(page)).toContainText('JPG 50');
  await expect(figure(page)).not.toHaveText(first ?? '');
  const { runs } = await watched();
  await quality(page).fill('60');
  await expect(figure(page)).toHaveText(first ?? '');
  expect((await watched()).runs).toBe(runs);
});

test('a result is pinned and compared with later ones', ALL, async ({ page }) => {
  await open(page, '/compress', await made('photo-1200.jpg'));
  await expect(figure(page)).toBeVisible();
  await page.getByRole('button', { name: 'Zoom and compare' }).click();
  await page.getByRole('button', { name: 'Pin this result' }).click();
  await page.getByRole('radio', { name: 'WebP', exact: true }).check();
  const group = page.getByRole('group', { name: /^Pinned and now\./ });
  await expect(group).toContainText(/Pinned.*KB · JPG 75.*Now.*KB · WebP 75/s);
  // Both get a score once nothing else is running.
  await expect(group.getByText(/(same|different|apart|worse) · \d/)).toHaveCount(2);
  const sources = await group
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  expect(new Set(sources).size).toBe(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Compare with original' }).click();
  await expect(stage(page)).toContainText('Before');
});

test('can be turned off, which the device remembers', ALL, async ({ page }) => {
  await page.clock.install();
  const watched = await watchWorkers(page);
  await open(page, '/compress', await made('photo-1200.jpg'));
  await openExpert(page);
  await page.getByLabel('Show the result while I change settings').uncheck();
  await page.reload();
  await choose(page, await made('photo-1200.jpg'));
  await expect(run(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'photo-1200.jpg' })).toBeVisible();
  await quality(page).fill('50');
  await letTimePass(page, 800);
  expect((await watched()).runs).toBe(0);
  await expect(settings(page)).toContainText(/About .* smaller/);
  await run(page).click();
  expect((await download(page)).image).toMatchObject({ format: 'jpeg' });
  expect((await watched()).runs).toBe(1);
});

test('nothing is processed in advance with Save-Data, unless the visitor turned it on', ALL, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
  });
  const watched = await watchWorkers(page);
  await open(page, '/compress', await made('photo-1200.jpg'));
  await letTimePass(page, 800);
  expect((await watched()).runs).toBe(0);
  await openExpert(page);
  await page.getByLabel('Show the result while I change settings').check();
  await expect(figure(page)).toBeVisible();
});

test('nothing is processed in advance while the page is hidden', ALL, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    let state: DocumentVisibilityState = 'visible';
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state });
    addEventListener('test-visibility', (event) => {
      state = (event as CustomEvent<DocumentVisibilityState>).detail;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const turn = (state: string) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('test-visibility', { detail })), state);
  const watched = await watchWorkers(page);
  await open(page, '/compress', await made('photo-1200.jpg'));
  await expect(figure(page)).toBeVisible();
  await turn('hidden');
  const { runs } = await watched();
  await quality(page).fill('50');
  await letTimePass(page, 800);
  expect((await watched()).runs).toBe(runs);
  await turn('visible');
  await expect(stage(page)).toContainText('JPG 50');
});

test(
  'dragging a slider for seconds with a large photo keeps the page responsive and still',
  { tag: [LONG.tag, ALL.tag] },
  async ({ page, browser }, info) => {
    test.slow();
    const watched = await watchWorkers(page);
    await open(page, '/compress', await tenMegapixels());
    await expect(figure(page)).toBeVisible();
    await page.evaluate(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as { value: number; sources: unknown[] }[];
        // A shift without a source is of something invisible: the content of closed details.
        for (const { value, sources } of shifts) if (sources.length > 0) moved.sum += value;
      }).observe({ type: 'layout-shift' });
    });
    const box = (await quality(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    let before = 0;
    const tasks = await mainThreadTasks(browser, page, async () => {
      before = (await watched()).started;
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.75, y);
      await page.mouse.down();
      for (let step = 0; step < atLength(200, 80); step++) {
        const at = 0.65 + 0.3 * Math.sin(step / 12);
        await page.mouse.move(box.x + box.width * at, y);
        await page.waitForTimeout(step % 40 === 0 ? 600 : 20);
      }
      await page.mouse.up();
      await expect(figure(page)).toBeVisible();
    });
    const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
    const { mostAtOnce, started } = await watched();
    info.annotations.push({ type: 'dragging', description: `longest task ${tasks.longest} ms, layout shift ${moved}` });
    // 200 ms of interaction on a processor with a quarter of the speed are 50 ms here.
    expect(tasks.longest).toBeLessThan(LONG_TASK_MS);
    expect(moved).toBeLessThanOrEqual(0.02);
    expect(mostAtOnce).toBe(1);
    // Workers cancel outdated jobs. Few have to be terminated and replaced.
    expect(started - before).toBeLessThan(5);
  },
);

/** The memory of another worker that has processed a small picture. */
const WORKER_BYTES = 120e6;
const engineWorkers = (page: Page) => page.workers().filter((worker) => /entry-browser/.test(worker.url())).length;

const CHANGES = 200;
test(`takes no more memory after ${CHANGES} changes than after 20`, LONG_PROOF, async ({ page, browser }, info) => {
  needed('procfs', (reason) => test.skip(true, reason));
  test.slow();
  const watched = await watchWorkers(page);
  await open(page, '/compress?format=jpeg', await (process.env.TRUST ? tenMegapixels() : made('photo-3200.jpg')));
  let at = 0;
  const changes = async (count: number) => {
    for (let n = 0; n < count; n++, at++) {
      // The first twenty use the whole scale like the others: 4:4:4, from 90 on, takes more memory.
      await quality(page).fill(String(40 + ((at * 53) % 60)));
      if (n % 10 < 9) await page.waitForTimeout(40);
      else await expect(figure(page)).toBeVisible();
    }
  };
  // The score is the last thing that is computed for a result.
  const judged = () => expect(stage(page)).toContainText(/same|different|apart|worse/);
  await changes(20);
  await judged();
  const after20 = await leastRendererMemory(browser, page);
  const workers20 = engineWorkers(page);
  await changes(CHANGES - 20);
  await judged();
  const afterAll = await leastRendererMemory(browser, page);
  info.annotations.push({
    type: 'memory',
    description: `${after20 / 1e6} MB after 20, ${afterAll / 1e6} after ${CHANGES}, workers ${workers20} and ${engineWorkers(page)}`,
  });
  // A worker that was started in between has its own heap.
  const more = Math.max(0, engineWorkers(page) - workers20);
  expect(afterAll).toBeLessThanOrEqual(after20 * 1.2 + more * WORKER_BYTES);
  expect((await watched()).started).toBeLessThan(6);
});

for (const path of ['/compress', '/resize?width=400', '/convert?format=webp'])
  test(
    `${path}: on any screen the next step stays in view while the result arrives, and nothing overflows`,
    tierOf(path),
    async ({ page }) => {
      await page.goto(path);
      for (const [width, height] of [
        [360, 740],
        [390, 844],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await choose(page, await made('photo-1200.jpg'));
        await expect(run(page)).toBeInViewport({ ratio: 1 });
        // On a phone the bar with the button shows it.
        const result = page.getByText(/^((?!about).)*[KM]B, \d+% (smaller|larger)$/i).filter({ visible: true });
        await expect(result.first()).toBeVisible();
        await expect(run(page)).toBeInViewport({ ratio: 1 });
        await expectNoSidewaysScroll(page);
        // Back to the previous step, with the settings.
        await page.goBack();
        await expect(run(page)).toHaveCount(0);
      }
    },
  );
