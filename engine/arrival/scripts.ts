import type { LargePart } from '../errors/fetch-part.ts';
import { readOn } from './fetched.ts';
import { type Watch, whileHeard } from './while-heard.ts';

/*
 * Browsers do not report how much of a script has arrived, neither of an imported module nor of a worker's own script. So one
 * that takes long is fetched a second time, which shows whether bytes arrive. Chromium and Firefox read both from one download.
 */

/** Ordinary imports have ended by then. */
const FOLLOW_AFTER_MS = 5000;

/** Bundlers write an import as a literal. */
const IMPORTS = /\bimport\(\s*["'`]([^"'`]+)["'`]/g;
const STATIC_IMPORTS = /(?:\bfrom|\bimport)\s*["']([^"']+)["']/g;

const addressesIn = (code: string, pattern: RegExp, base: string) =>
  [...code.matchAll(pattern)].map(([, address = '']) => new URL(address, base).href);

/** Fetches a script and those that it imports statically, except those of the `followed`. */
async function follow(address: string, watch: Watch, followed: Set<string>): Promise<void> {
  if (followed.has(address)) return;
  followed.add(address);
  // The browser's own download of it may be complete: its bytes in the cache are no sign of life.
  const heard = performance.getEntriesByName(address).length > 0 ? () => {} : watch.heard;
  const response = await fetch(address, { signal: watch.signal });
  heard();
  const [code] = await Promise.all([response.clone().text(), readOn(response, heard)]);
  const imported = addressesIn(code, STATIC_IMPORTS, address);
  await Promise.all(imported.map((next) => follow(next, watch, followed)));
}

/** Watches scripts that the browser loads. */
function followSoon(addresses: readonly string[], watch: Watch): void {
  const followed = new Set<string>();
  const begin = () => {
    for (const address of addresses) follow(address, watch, followed).catch(() => {});
  };
  const timer = setTimeout(begin, FOLLOW_AFTER_MS);
  watch.signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Fetches a large script before its import, which takes it from the cache, and reports how much of it has arrived. */
async function fetchBefore(address: string, { signal, heard }: Watch, { bytes, report }: LargePart): Promise<void> {
  report({ share: 0, bytes: undefined });
  const response = await fetch(address, { signal });
  const transferred = Number(response.headers.get('content-length')) || undefined;
  let arrived = 0;
  await readOn(response, (length) => {
    heard();
    arrived += length;
    report({ share: Math.min(arrived / bytes, 1), bytes: transferred });
  });
  report({ share: 1, bytes: transferred });
}

/**
 * Runs a function that imports modules, and gives up if they are silent.
 *
 * A worker has to end then, and a page stops its loads: browsers keep a stalled import, and a second one would wait for the first.
 * @param addresses of what it imports, if its own text does not contain them as literals; a large part is the first
 * @throws {TypeError} as `import()` does
 * @throws {DOMException} `TimeoutError` if nothing arrives for 20 seconds
 */
export function importWatched<T>(
  load: () => Promise<T>,
  addresses: readonly string[] = addressesIn(String(load), IMPORTS, import.meta.url),
  large?: LargePart,
): Promise<T> {
  return whileHeard(async (watch) => {
    const [first] = addresses;
    if (large && first) await fetchBefore(first, watch, large);
    followSoon(addresses, watch);
    return load();
  }).catch((error: unknown) => {
    if (error instanceof DOMException) (globalThis as { stop?(): void }).stop?.();
    throw error;
  });
}

/** The first message of a worker's script. */
export const RUNS = 'picwright-worker-runs';

/**
 * Resolves when a worker's script runs or reports an error.
 * @throws {DOMException} `TimeoutError` if nothing of it arrives for 20 seconds
 */
export function untilItRuns(worker: EventTarget, address: string): Promise<void> {
  return whileHeard((watch) => {
    followSoon([address], watch);
    const { promise, resolve } = Promise.withResolvers<void>();
    for (const word of ['message', 'messageerror', 'error'])
      worker.addEventListener(word, () => resolve(), { signal: watch.signal });
    return promise;
  });
}
