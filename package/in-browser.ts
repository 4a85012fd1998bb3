import { withMissingIsolation } from '../engine/backends/isolation.ts';
import type { Engine, EngineOptions } from '../engine/engine.ts';
import { parseRecipe } from '../engine/recipe/index.ts';
import { canRunVips, createEngineInBrowser } from '../engine/worker/create-in-browser.ts';
import { checkEngineOptions } from '../engine/worker/engine-options.ts';
import { untilProgressThrows } from '../engine/worker/thrown-in-progress.ts';
import { assetAddresses } from './assets.ts';
import { type Compress, compressOn } from './compress.ts';
import type { Beginning } from './worker/message.ts';
import { WorkerScript } from './worker-script.ts';

export interface PackageEngineOptions extends EngineOptions {
  /**
   * The folder with the package's `picwright-assets`, for a bundler that does not follow `new URL(…, import.meta.url)`:
   * an address relative to the page.
   */
  assets?: string | URL;
}

/**
 * Processes images in workers of this page. Nothing is loaded before `warm` or the first job.
 * @throws {ImageError} `bad-recipe` for an invalid option
 */
export function createEngine({ assets, ...options }: PackageEngineOptions = {}): Engine {
  checkEngineOptions(options);
  const addresses = assetAddresses(assets);
  const notLoaded =
    `${addresses['worker.js']} could not be loaded. A bundler that does not follow new URL(…, import.meta.url) needs ` +
    "the folder picwright-assets beside what it writes, or createEngine's option `assets`.";
  const script = new WorkerScript(addresses['worker.js'], notLoaded);
  const start = (task: Beginning['task'], name: string) => {
    const worker = new Worker(script.address, { name });
    worker.postMessage({ task, addresses } satisfies Beginning);
    return worker;
  };
  if ((options.backend ?? 'auto') === 'auto' && !canRunVips()) warnOfFallback();
  return createEngineInBrowser(
    {
      startWorker: (name) => start('serve', name),
      startCompiler: (name) => start('compile', name),
      scripts: { worker: addresses['worker.js'], compiler: addresses['worker.js'] },
      guards: { parseRecipe, untilProgressThrows },
      libraryUrl: (name) => addresses[name as keyof typeof addresses] ?? name,
      notLoaded,
      explainLoss: () => script.explainLoss(),
    },
    options,
  );
}

let hasWarned = false;

/** Explains to developers why results other than JPEGs have `backend: 'canvas'`. */
function warnOfFallback(): void {
  if (hasWarned) return;
  hasWarned = true;
  const sentence =
    'picwright: the canvas replaces libvips here, with fewer formats and without metadata, except for JPEGs from JPEGs';
  // biome-ignore lint/suspicious/noConsole: for the page's developer
  console.warn(withMissingIsolation(sentence));
}

let shared: Engine | undefined;
const sharedEngine = (): Engine => {
  shared ??= createEngine();
  return shared;
};

/** Makes one file smaller, with an engine that all such calls share. */
export const compress: Compress = async (file, options) => {
  return compressOn(options?.engine ?? sharedEngine(), file, options);
};
