// From a file to its result on a slow line and a slow processor: node proof/benchmark/slow-line.ts [rounds] [pause in ms] [megapixels]
// The line has 1.6 Mbit/s and 150 ms there and back, as DevTools' "Slow 4G" had. The browser's processes run for a quarter of the time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { median } from '#peers/statistics.ts';
import { launch } from '../browsers/chromium.ts';
import { processesOf } from '../browsers/processes.ts';
import { findPhotos } from '../photos.ts';
import { buildSite, startServer } from '../serve/site.ts';
import { slowLine } from '../serve/slow-line.ts';

const LINE = { bytesPerMs: 200, roundTripMs: 150 } as const;
/** Milliseconds of a period during which the browser runs, and does not. */
const DUTY = { on: 5, off: 15 } as const;

const [rounds = 5, pause = 2000, megapixels = 10] = process.argv.slice(2).map(Number);
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stops a browser's pages for most of the time until `stop` is called. */
function slowed(browser: Browser): { stop(): Promise<void> } {
  let isOn = true;
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name);
      } catch {
        // It has ended: an isolated page has a process of its own.
      }
    }
  };
  const cycle = async () => {
    while (isOn) {
      const pids = await processesOf(browser, ['renderer']);
      signal(pids, 'SIGSTOP');
      await wait(DUTY.off);
      signal(pids, 'SIGCONT');
      await wait(DUTY.on);
    }
  };
  const ended = cycle();
  return {
    stop: () => {
      isOn = false;
      return ended;
    },
  };
}

interface Visit {
  painted: number;
  hydrated: number;
  /** From the file on. */
  settings: number;
  result: number;
  kilobytes: number;
}

async function visit(origin: string, photoPath: string): Promise<Visit> {
  const line = await slowLine(Number(new URL(origin).port), LINE);
  const browser = await launch();
  try {
    const page = await browser.newPage();
    // What Chromium measures on such a line, but not behind this proxy.
    await page.addInitScript(
      (downlink) =>
        Object.defineProperty((navigator as Navigator & { connection: object }).connection, 'downlink', {
          value: downlink,
        }),
      (LINE.bytesPerMs * 8) / 1000,
    );
    const { stop } = slowed(browser);
    const start = performance.now();
    await page.goto(`http://localhost:${line.port}/resize`, { waitUntil: 'commit' });
    const input = page.getByLabel('Image file');
    await input.waitFor({ state: 'attached' });
    // React has attached its handlers.
    await input.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          const look = () => {
            if (Object.keys(element).some((key) => key.startsWith('__reactProps'))) resolve();
            else setTimeout(look, 10);
          };
          look();
        }),
    );
    const hydrated = performance.now();
    // The visitor looks for the file.
    for (const end = performance.now() + pause; performance.now() < end; await wait(100)) {
      await page.mouse.move(200 + (performance.now() % 100), 200);
    }
    const chosen = performance.now();
    await input.setInputFiles(photoPath);
    await page.getByLabel('Width').waitFor();
    const settings = performance.now();
    // The keyboard, since a click waits until the page has been still for two frames.
    await page.getByLabel('Width').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('1280');
    await page.keyboard.press('Enter');
    await page.getByText('Image resized successfully').waitFor();
    const done = performance.now();
    await stop();
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return {
      painted,
      hydrated: hydrated - start,
      settings: settings - chosen,
      result: done - chosen,
      kilobytes: line.bytes() / 1000,
    };
  } finally {
    await browser.close();
    line.close();
  }
}

buildSite();
const [photo] = (await findPhotos(1)).photos;
if (!photo) throw new TypeError('There is no photo: see proof/photos.ts');
const side = Math.sqrt((megapixels * 1e6 * 4) / 3);
const folder = await mkdtemp(join(tmpdir(), 'slow-line-'));
const photoPath = join(folder, 'photo.jpg');
await sharp(photo.bytes)
  .autoOrient()
  .resize(Math.round(side), Math.round(side * 0.75))
  .jpeg({ quality: 85 })
  .toFile(photoPath);
const server = await startServer();
const visits: Visit[] = [];
for (let round = 0; round < rounds; round++) {
  visits.push(await visit(server.origin, photoPath));
  console.log(visits.at(-1));
}
const typical = (key: keyof Visit) => median(visits.map((each) => each[key])).toFixed(0);
console.log(
  `${megapixels} megapixels, medians of ${rounds}: first paint ${typical('painted')} ms, hydrated ${typical('hydrated')} ms, ` +
    `settings ${typical('settings')} and result ${typical('result')} ms after the file, ${typical('kilobytes')} KB in all`,
);
await server.kill();
await rm(folder, { recursive: true });
