import type { Engine, EngineOptions } from '../engine/engine.ts';
import { parseRecipe } from '../engine/recipe/index.ts';
import { canRunVips, createEngineInBrowser } from '../engine/worker/create-in-browser.ts';
import { assetAddresses } from './assets.ts';
import { type Compress, compressOn } from './compress.ts';
import type { Beginning } from './worker/message.ts';

/** The package's door for browsers. */
export * from '../engine/public.ts';
export type { Compress, Compressed, CompressOptions } from './compress.ts';
export { plan } from './plan.ts';

export interface PackageEngineOptions extends EngineOptions {
  /**
   * The folder with the package's `picwright-assets`, for a bundler that does not follow `new URL(…, import.meta.url)`:
   * an address, relative to the page's.
   */
  assets?: string | URL;
}

/** Images through workers of this page; nothing is loaded before `warm` or the first job. */
export function createEngine({ assets, ...options }: PackageEngineOptions = {}): Engine {
  const addresses = assetAddresses(assets);
  const start = (task: Beginning['task'], name: string) => {
    const worker = new Worker(addresses['worker.js'], { name });
    worker.postMessage({ task, addresses } satisfies Beginning);
    return worker;
  };
  if ((options.backend ?? 'auto') === 'auto' && !canRunVips()) tellOfFallback();
  return createEngineInBrowser(
    {
      startWorker: (name) => start('serve', name),
      startCompiler: (name) => start('compile', name),
      parseRecipe,
      libraryUrl: (name) => addresses[name as keyof typeof addresses] ?? name,
      notLoaded:
        `${addresses['worker.js']} could not be loaded. A bundler that does not follow new URL(…, import.meta.url) needs ` +
        "the folder picwright-assets beside what it writes, or createEngine's option `assets`.",
    },
    options,
  );
}

let hasToldOfFallback = false;

/** A developer should know why results say `backend: 'canvas'`. */
function tellOfFallback(): void {
  if (hasToldOfFallback) return;
  hasToldOfFallback = true;
  // biome-ignore lint/suspicious/noConsole: for the developer whose page it is
  console.warn(
    'picwright: this page is not cross-origin isolated, so the canvas works instead of libvips, with fewer formats. ' +
      'Send Cross-Origin-Opener-Policy: same-origin and Cross-Origin-Embedder-Policy: require-corp.',
  );
}

let shared: Engine | undefined;

/** One file made smaller, by an engine that all such calls share. */
export const compress: Compress = (file, options) => {
  shared ??= createEngine();
  return compressOn(options?.engine ?? shared, file, options);
};
