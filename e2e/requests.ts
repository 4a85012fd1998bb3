import type { Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/** Requests must stay away for this long: a worker compiles what it has fetched before it fetches more. */
const REST_MS = 2000;

/**
 * Watches the requests of a page and its workers from now on.
 * @returns waits until none has been pending for a while
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let lastEnd = Date.now();
  const end = (request: Request) => {
    pending.delete(request);
    lastEnd = Date.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => pending.size === 0 && Date.now() - lastEnd > REST_MS).toBe(true);
}
