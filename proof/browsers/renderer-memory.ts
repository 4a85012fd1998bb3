import type { Browser, Page } from '@playwright/test';
import { processesOf, residentBytes } from './processes.ts';

/**
 * The resident memory of all renderers in bytes, after a garbage collection. Only on Linux, in a browser started with
 * `--js-flags=--expose-gc`.
 */
export async function rendererMemory(browser: Browser, page: Page): Promise<number> {
  const collect = () => (globalThis as unknown as { gc(): void }).gc();
  // libvips's own threads are blocked and have no JavaScript garbage.
  const workers = page.workers().filter((worker) => /entry-browser/.test(worker.url()));
  if (workers.length === 0) throw new Error('The engine has no worker: there is nothing to measure');
  await Promise.all([
    page.evaluate(collect),
    ...workers.map((worker) =>
      worker.evaluate(collect).catch((error: unknown) => {
        // A worker that has ended meanwhile has no garbage.
        if (page.workers().includes(worker)) throw error;
      }),
    ),
  ]);
  return sumOfRenderers(browser, 'VmRSS');
}

/**
 * The same without the browser's caches: with plenty of memory, it keeps some pictures of ten megapixels decoded, up to
 * its own limit.
 */
export async function leastRendererMemory(browser: Browser, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await session.detach();
  // The browser releases the caches when it is idle and sends no event.
  await page.waitForTimeout(1500);
  return rendererMemory(browser, page);
}

/** The sum of each renderer's peak memory in bytes, including garbage. Only on Linux. */
export function rendererPeak(browser: Browser): Promise<number> {
  return sumOfRenderers(browser, 'VmHWM');
}

const sumOfRenderers = async (browser: Browser, field: 'VmRSS' | 'VmHWM') =>
  residentBytes(await processesOf(browser, ['renderer']), field);
