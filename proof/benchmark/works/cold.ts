import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { median } from '#peers/statistics.ts';
import type { Input } from '../../photos.ts';
import { FILES } from '../inputs/publish.ts';
import type { Bench, Work } from '../measure/bench.ts';
import type { TimelineSpan } from '../measure/result.ts';

/**
 * How long a visitor looks for the file, in milliseconds. With `0` the file is dropped as soon as the page accepts it.
 */
const PAUSES = [0, 2000] as const;

/** Moments in milliseconds since the navigation. */
interface Visit {
  painted: number;
  loaded: number;
  engineAsked: number;
  engineThere: number;
  chosen: number;
  settings: number;
  pressed: number;
  result: number;
  /** From the button to the result of a second job on the same page. */
  warm: number;
}

const now = (page: Page) => page.evaluate(() => performance.now());

/** Waits in the page itself, frame by frame, and returns the time. */
const whenSeen = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.body.innerText.includes(wanted)) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    text,
  );

const RUN = 'Resize image';
const DONE = 'Image resized successfully';

/** Durations as a visitor perceives them, in milliseconds. */
const HAND_MS = 50;

/** Moves the pointer to the file: a visitor's first activity, for which the engine's download waits. */
async function lookForFile(page: Page, pause: number): Promise<void> {
  const until = performance.now() + pause;
  for (let x = 200; performance.now() < until; x = (x + 10) % 600) {
    await page.mouse.move(x, 200);
    await page.waitForTimeout(HAND_MS);
  }
}

/**
 * Collects the requests for the engine's kernels. Returns when the first was requested and when the last one had arrived so far, in
 * milliseconds since the navigation. Observed from outside: a worker fetches them, and the page's own timings do not include them.
 */
function watchEngine(page: Page): (timeOrigin: number) => { engineAsked: number; engineThere: number } {
  const finished: Request[] = [];
  page.context().on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.wasm')) finished.push(request);
  });
  return (timeOrigin) => {
    const timings = finished.map((request) => request.timing());
    return {
      engineAsked: Math.min(...timings.map(({ startTime }) => startTime)) - timeOrigin,
      engineThere: Math.max(...timings.map(({ startTime, responseEnd }) => startTime + responseEnd)) - timeOrigin,
    };
  };
}

async function visit(bench: Bench, photo: Input, pause: number): Promise<Visit> {
  const context = await bench.browser.newContext();
  const page = await context.newPage();
  const engineMoments = watchEngine(page);
  try {
    await page.goto(`${bench.siteAddress}resize`, { waitUntil: 'load' });
    const loaded = await now(page);
    await lookForFile(page, pause);
    const chosen = await now(page);
    await page.getByLabel('Image file').setInputFiles(join(FILES, photo.name));
    await page.getByLabel('Width').waitFor();
    const settings = await now(page);
    const press = async (width: number) => {
      await page.getByLabel('Width').fill(String(width));
      const pressed = await now(page);
      await page.getByRole('button', { name: RUN }).click();
      return { pressed, result: await whenSeen(page, DONE) };
    };
    const { pressed, result } = await press(1280);
    const { painted, timeOrigin } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      timeOrigin: performance.timeOrigin,
    }));
    const engine = engineMoments(timeOrigin);
    await page.getByRole('button', { name: 'Change settings' }).click();
    const again = await press(1270);
    return { painted, ...engine, loaded, chosen, settings, pressed, result, warm: again.result - again.pressed };
  } finally {
    await context.close();
  }
}

/** The median of each moment. */
function typical(visits: Visit[]): Visit {
  const keys = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((each) => each[key]))])) as unknown as Visit;
}

function spansOf(visit: Visit): TimelineSpan[] {
  return [
    { label: 'page painted', start: 0, end: visit.painted },
    { label: 'page loaded', start: visit.painted, end: visit.loaded },
    { label: 'engine downloads', start: visit.engineAsked, end: visit.engineThere },
    { label: 'visitor looks for the file', start: visit.loaded, end: visit.chosen },
    { label: 'file read, settings shown', start: visit.chosen, end: visit.settings },
    { label: 'resize', start: visit.pressed, end: visit.result },
  ];
}

export const cold: Work = {
  id: 'cold',
  title: 'From opening the page to the first result, on localhost',
  async measure(bench) {
    const [photo] = bench.inputs.tenMegapixels;
    if (!photo) throw new TypeError('There is no photo');
    const visits = new Map<number, Visit[]>(PAUSES.map((pause) => [pause, []]));
    for (let round = -1; round < bench.options.rounds; round++) {
      for (const pause of PAUSES) {
        const each = await visit(bench, photo, pause);
        if (round >= 0) visits.get(pause)?.push(each);
      }
    }
    const [atOnce, unhurried] = PAUSES.map((pause) => typical(visits.get(pause) ?? []));
    if (!atOnce || !unhurried) throw new TypeError('There was no visit');
    const row = (
      name: string,
      { painted, engineAsked, engineThere, chosen, settings, result, warm, pressed }: Visit,
    ) => [
      name,
      ...[painted, engineAsked, engineThere, settings - chosen, result - pressed, result - chosen, warm].map((ms) =>
        ms.toFixed(0),
      ),
    ];
    return {
      notes: [
        'A new browser context for every visit, so nothing is cached. The page is the site itself, with its server.',
      ],
      measurements: [],
      claims: [
        {
          against: '–',
          required: 'the engine’s download and start overlap with choosing the file',
          measured: `asked for at ${unhurried.engineAsked.toFixed(0)} ms, there at ${unhurried.engineThere.toFixed(0)} ms, file chosen at ${unhurried.chosen.toFixed(0)} ms; first result ${(unhurried.result - unhurried.pressed).toFixed(0)} ms after the button, a later one ${unhurried.warm.toFixed(0)} ms`,
          reached: unhurried.engineThere < unhurried.chosen,
          ifMissed: {
            why: 'The download begins with the visitor’s first activity, and took longer than choosing the file.',
            next: 'a service worker that fetches the engine during the previous visit.',
          },
        },
      ],
      tables: [
        {
          caption: 'Milliseconds',
          head: [
            'file chosen',
            'first paint',
            'engine asked for',
            'engine there',
            'file to settings',
            'button to result',
            'file to result',
            'button to a second result',
          ],
          rows: [row('as soon as the page has loaded', atOnce), row('two seconds later', unhurried)],
        },
      ],
      timelines: [
        { caption: 'The file is dropped as soon as the page has loaded', spans: spansOf(atOnce) },
        { caption: 'The file is dropped two seconds later', spans: spansOf(unhurried) },
      ],
    };
  },
};
