import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/** Requests must stay away for this long: a worker compiles what it has fetched before it fetches more. */
const REST_MS = 2000;

/**
 * Watches the requests of a page and its workers from now on.
 *
 * A request for a file that has arrived before is not waited for: the file is in the browser's cache. Playwright loses the end of
 * some of these requests on a busy machine, namely those for the script of a worker that another worker starts.
 * @returns waits until none has been pending for a while
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const arrived = new Set<string>();
  let lastChange = Date.now();
  page.on('request', (request) => {
    lastChange = Date.now();
    pending.add(request);
  });
  page.on('requestfinished', (request) => {
    lastChange = Date.now();
    pending.delete(request);
    arrived.add(request.url());
  });
  page.on('requestfailed', (request) => {
    lastChange = Date.now();
    pending.delete(request);
  });
  const awaited = () => [...pending].map((request) => request.url()).filter((url) => !arrived.has(url));
  return async () => {
    // In two steps, so that a failure names the files.
    await expect.poll(awaited).toEqual([]);
    await expect.poll(() => awaited().length === 0 && Date.now() - lastChange > REST_MS).toBe(true);
  };
}
