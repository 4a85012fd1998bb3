import { SEARCH } from '../../search/address.ts';
import { type Build, isAsset } from './build.ts';
import { HEADER_TABLE_PATH, type HeaderTable, isolated } from './isolate.ts';
import { offlinePage } from './offline-page.ts';
import type { Store } from './store.ts';

/** How long a stored page waits for a fresher one, in milliseconds: a slower network is as good as none. */
const PATIENCE = 4000;

/** Runs work after the response, which does not wait for it. */
type Beside = (work: Promise<unknown>) => void;

/**
 * Answers requests for the site's own files: assets from the device, because their names contain a hash of their
 * content; pages from the network as long as there is one, so that no visitor stays on an old build.
 */
export function createAnswers(build: Build, store: Store) {
  const known = new Set([...build.shell, ...build.later]);

  const readTable = async (): Promise<HeaderTable> => {
    const kept = await store.findPage(HEADER_TABLE_PATH);
    if (kept) return kept.json();
    const response = await fetch(HEADER_TABLE_PATH);
    await store.keep(HEADER_TABLE_PATH, response.clone());
    return response.json();
  };
  const isolate = (response: Response, path: string) => isolated(response, path, readTable);

  async function asset(request: Request, path: string, beside: Beside): Promise<Response> {
    const kept = await store.findAsset(path);
    if (kept) return isolate(kept, path);
    const response = await fetch(request);
    if (known.has(path)) beside(store.keep(path, response.clone()));
    return isolate(response, path);
  }

  async function page(request: Request, path: string, beside: Beside): Promise<Response | undefined> {
    const kept = await store.findPage(path);
    const arriving = fetch(request).then((response) => {
      if (kept && response.status >= 500) throw new Error(`${path} was answered with ${response.status}`);
      return response;
    });
    // Before another reader consumes the response. A file of a newer build is shown but not stored, because its own
    // worker does that.
    if (known.has(path)) beside(arriving.then((response) => store.keep(path, response.clone())));
    const response = await (kept ? orAfter(arriving, PATIENCE, kept) : arriving).catch(() => kept);
    return response && isolate(response, path);
  }

  return {
    /**
     * @param event a request to this site
     * @returns undefined for requests that only the network answers
     */
    to(event: FetchEvent): Promise<Response> | undefined {
      const { request } = event;
      const url = new URL(request.url);
      const beside: Beside = (work) => event.waitUntil(work.catch(() => {}));
      // A range request needs the complete file. Requests that forbid the network are left to the browser.
      if (request.method !== 'GET' || request.headers.has('range') || request.cache === 'only-if-cached')
        return undefined;
      if (isAsset(url.pathname)) return asset(request, url.pathname, beside);
      if (request.mode === 'navigate') {
        const path = url.pathname.replace(/(.)\/(index\.html)?$/, '$1');
        return page(request, path, beside).then((found) => found ?? withoutNetwork(path, build));
      }
      if (!known.has(url.pathname)) return undefined;
      return page(request, url.pathname, beside).then((found) => found ?? Response.error());
    },
  };
}

/** For a page that is neither stored nor reachable. Also performs the server's redirect of a search. */
function withoutNetwork(path: string, build: Build): Response {
  const query = path.startsWith(`${SEARCH}/`) ? path.slice(SEARCH.length + 1) : undefined;
  return query ? Response.redirect(`${SEARCH}?q=${query}`, 302) : offlinePage(build);
}

/** @returns the promise's value, or the fallback after the time limit */
function orAfter<T>(promised: Promise<T>, milliseconds: number, other: T): Promise<T> {
  return Promise.race([promised, new Promise<T>((resolve) => setTimeout(() => resolve(other), milliseconds))]);
}
