import type { Browser, Page } from '@playwright/test';
import type { BenchPage } from './page.ts';

declare global {
  interface Window {
    bench: BenchPage;
  }
}

/** Opens the page with all libraries in its own process. Close its context to end it. */
export async function openBenchPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Codecs may take longer than the driver's timeout.
  page.setDefaultTimeout(0);
  await page.goto(address);
  await page.waitForFunction(() => 'bench' in window && crossOriginIsolated);
  return page;
}
