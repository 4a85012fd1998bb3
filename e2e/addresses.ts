import type { Page } from '@playwright/test';

declare global {
  interface Window {
    objectAddresses: { made: number; live: Set<string> };
  }
}

/** Counts the object URLs that every page opened from now on creates and releases. */
export async function countAddresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Set<string>();
    window.objectAddresses = { made: 0, live };
    const make = URL.createObjectURL;
    const release = URL.revokeObjectURL;
    URL.createObjectURL = (blob) => {
      const url = make.call(URL, blob);
      window.objectAddresses.made += 1;
      live.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      live.delete(url);
      release.call(URL, url);
    };
  });
}

/** The number of created URLs, and of those not released. */
export async function addresses(page: Page): Promise<{ made: number; held: number }> {
  return page.evaluate(() => ({ made: window.objectAddresses.made, held: window.objectAddresses.live.size }));
}
