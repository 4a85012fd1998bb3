import type { Browser, Page } from '@playwright/test';
import type { BenchPage } from './page.ts';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** A page of all engines in a process of its own. Close its context with it. */
export async function openBenchPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Codecs may take long, and a limit of the driver's would end them.
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window && crossOriginIsolated);
  return page;
}
