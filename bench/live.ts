// What results that come by themselves cost and gain, on the production build: node bench/live.ts [rounds, 5 by default]
// The same ten-megapixel photo on /compress, with them off (a run begins with a click) and on, in turns. Then how soon the page
// answers at a quarter of the processor's speed, and its memory after many changes. Nothing else should run meanwhile.
import type { Page } from '@playwright/test';
import { leastRendererMemory } from '../e2e/renderer-memory.ts';
import { startServer } from '../trust/server/running.ts';
import { launch } from './driver/browser.ts';
import { findPhotos, tenMegapixels } from './inputs/photos.ts';
import { median } from './measure/statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
/** How often the quality is changed before memory is read the first and the second time. */
const CHANGES = { few: 20, many: 200 } as const;
const SLOWER = 4;
const DRAG_MS = 10_000;

const [photo] = await tenMegapixels(await findPhotos(20), 1);
if (!photo) throw new Error('There is no photo');
const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo.bytes };

const server = await startServer('.');
const browser = await launch(['--js-flags=--expose-gc']);

const run = (page: Page) => page.getByRole('button', { name: 'Compress image' });
const quality = (page: Page) => page.getByRole('slider', { name: 'Quality' });
const settings = (page: Page) => page.getByRole('region', { name: 'Compress' });
const figure = (page: Page) =>
  settings(page)
    .getByRole('status')
    .filter({ hasText: /(smaller|larger|same size)$/ });

/** @param live whether results come by themselves */
async function openTool(live: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript(
    (value) => {
      localStorage.setItem('live-results', value);
      for (const event of ['change', 'click', 'input'])
        addEventListener(event, () => Object.assign(window, { begun: performance.now() }), true);
    },
    live ? 'on' : 'off',
  );
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(`${server.origin}/compress`, { waitUntil: 'networkidle' });
  // As with a visitor: a hand that moves starts the engine before a file is there.
  await page.mouse.move(9, 9);
  await page.waitForTimeout(2500);
  return page;
}

/** What is waited for: an element with such a text, in the page's own words. */
interface Awaited {
  selector: string;
  text: RegExp;
  /** But not this very text. */
  not?: string | undefined;
}
const SETTINGS: Awaited = { selector: 'button', text: /^Compress image$/ };
const RESULT: Awaited = { selector: 'button', text: /^Download$/ };
const FIGURE: Awaited = { selector: '[role=status]', text: /(smaller|larger|same size)$/ };
const LOOK: Awaited = { selector: 'main *', text: /^First look/ };

/**
 * Seconds from the file's arrival, the last click or the last change in the page until the first frame in which this is there. Both
 * are the page's own clock: to hand a file of megabytes over takes the page's driver nearly a second, and it looks twice a second.
 */
async function seconds(
  page: Page,
  { selector, text, not = '' }: Awaited,
  act: () => Promise<unknown>,
): Promise<number> {
  await act();
  const ended = await page.waitForFunction(
    ([selector = '', text = '', not]) => {
      const pattern = new RegExp(text);
      const found = [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
        const words = element.innerText?.trim() ?? '';
        return pattern.test(words) && words !== not && element.checkVisibility();
      });
      return found && performance.now();
    },
    [selector, text.source, not],
    { polling: 'raf' },
  );
  const begun = await page.evaluate(() => (window as unknown as { begun: number }).begun);
  return (Number(await ended.jsonValue()) - begun) / 1000;
}

const times = new Map<string, number[]>();
const note = (what: string, value: number) => times.set(what, [...(times.get(what) ?? []), value]);

for (let round = 0; round < ROUNDS; round++) {
  const off = await openTool(false);
  const toSettings = await seconds(off, SETTINGS, () => off.getByLabel('Image file').setInputFiles(file));
  await off.getByRole('img', { name: file.name }).waitFor();
  await off.waitForTimeout(1500);
  const toResult = await seconds(off, RESULT, () => run(off).click());
  note('off: from the drop to the settings', toSettings);
  note('off: from the click to the result', toResult);
  note('off: both, and the click that lies between', toSettings + toResult);
  await off.context().close();

  // Nobody clicks so soon; but then, too, the picture is decoded for the screen while the engine works.
  const atOnce = await openTool(false);
  const soon = await seconds(atOnce, RESULT, async () => {
    await atOnce.getByLabel('Image file').setInputFiles(file);
    await run(atOnce).click();
  });
  note('off: the result, from a click in the very moment in which the button comes', soon);
  await atOnce.context().close();

  const on = await openTool(true);
  const live = await seconds(on, FIGURE, () => on.getByLabel('Image file').setInputFiles(file));
  note('on: from the drop to the true size', live);
  // How much it looks like the original is worked out last.
  await on.getByText(/(same|different|apart|worse) · \d/).waitFor();
  await on.waitForTimeout(500);
  for (const [change, at] of [
    ['first change', '60'],
    ['second change', '50'],
  ] as const) {
    const size = await figure(on).textContent();
    note(`on: ${change}, to a first look`, await seconds(on, LOOK, () => quality(on).fill(at)));
    note(`on: ${change}, to the true size`, await seconds(on, { ...FIGURE, not: size?.trim() }, async () => {}));
    await on.waitForTimeout(500);
  }
  note('on: from the press of the button to the download', await seconds(on, RESULT, () => run(on).click()));
  await on.context().close();
}

console.log(`${photo.name}, ${photo.width} × ${photo.height}, medians of ${ROUNDS} in seconds`);
for (const [what, values] of times)
  console.log(
    `  ${median(values).toFixed(2)}  ${what} (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`,
  );

// How soon the page answers: durations of interactions as the browser itself measures them for INP.
const slow = await openTool(true);
await slow.getByLabel('Image file').setInputFiles(file);
await figure(slow).waitFor();
await slow.evaluate(() => {
  const durations: Record<number, number> = {};
  Object.assign(window, { durations, shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId)
        durations[entry.interactionId] = Math.max(durations[entry.interactionId] ?? 0, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
});
const devtools = await slow.context().newCDPSession(slow);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
const box = (await quality(slow).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const until = performance.now() + DRAG_MS;
for (let press = 0; performance.now() < until; press++) {
  const at = (share: number) => slow.mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await at(0.5 + 0.4 * Math.sin(press));
  await slow.mouse.down();
  for (let step = 1; step <= 10; step++) await at(0.5 + 0.4 * Math.sin(press + step / 10));
  await slow.mouse.up();
  await slow.keyboard.press('ArrowLeft');
  await slow.keyboard.press('ArrowRight');
}
await slow.waitForTimeout(1000);
const durations = Object.values(
  await slow.evaluate(() => (window as unknown as { durations: Record<number, number> }).durations),
).sort((a, b) => b - a);
// The definition of INP leaves out one interaction in fifty.
const inp = durations[Math.floor(durations.length / 50)];
console.log(
  `At a processor ${SLOWER} times slower: ${durations.length} interactions, INP ${inp} ms, longest ${durations[0]} ms`,
);
await slow.context().close();

const many = await openTool(true);
await many.getByLabel('Image file').setInputFiles(file);
await figure(many).waitFor();
const memory: number[] = [];
for (let n = 1; n <= CHANGES.many; n++) {
  await quality(many).fill(String(40 + ((n * 53) % 60)));
  if (n % 10 > 0) await many.waitForTimeout(40);
  else await figure(many).waitFor();
  if (n === CHANGES.few || n === CHANGES.many) {
    await many.waitForTimeout(5000);
    memory.push(await leastRendererMemory(browser, many));
  }
}
const [few = 0, later = 0] = memory;
console.log(
  `Memory of all renderers, without what the browser keeps while there is plenty: ${Math.round(few / 1e6)} MB after ${CHANGES.few} changes, ${Math.round(later / 1e6)} after ${CHANGES.many}: ${(later / few).toFixed(2)} times`,
);
await browser.close();
await server.kill();
