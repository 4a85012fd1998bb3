import type { Browser, Page } from '@playwright/test';
import { processesOf, residentBytes } from './processes.ts';

/**
 * Resident memory of all renderers in bytes, without garbage that nobody has had reason to collect yet. On Linux only, and
 * in a browser that was started with `--js-flags=--expose-gc`.
 */
export async function rendererMemory(browser: Browser, page: Page): Promise<number> {
  const collect = () => (globalThis as unknown as { gc(): void }).gc();
  // libvips's own threads wait blocked, and have nothing of JavaScript to give back.
  const workers = page.workers().filter((worker) => /entry-browser/.test(worker.url()));
  if (workers.length === 0) throw new Error('The engine has no worker: there is nothing to measure');
  await Promise.all([
    page.evaluate(collect),
    ...workers.map((worker) =>
      worker.evaluate(collect).catch((error: unknown) => {
        // One that has ended meanwhile has nothing to give back.
        if (page.workers().includes(worker)) throw error;
      }),
    ),
  ]);
  return sumOfRenderers(browser, 'VmRSS');
}

/**
 * The same without what the browser keeps for as long as memory is plenty: of pictures of ten megapixels it keeps some
 * decoded, up to a bound of its own.
 */
export async function leastRendererMemory(browser: Browser, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await session.detach();
  // It gives back when it has time to, and tells nobody.
  await page.waitForTimeout(1500);
  return rendererMemory(browser, page);
}

/** The most that each renderer has had at any time, all together, in bytes; garbage included. On Linux only. */
export function rendererPeak(browser: Browser): Promise<number> {
  return sumOfRenderers(browser, 'VmHWM');
}

const sumOfRenderers = async (browser: Browser, field: 'VmRSS' | 'VmHWM') =>
  residentBytes(await processesOf(browser, ['renderer']), field);
