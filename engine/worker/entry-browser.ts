// Only here: a module in another chunk of the worker could be loaded before the polyfill runs.
import './dispose-polyfill.ts';
import { importWatched, RUNS } from '../arrival/scripts.ts';
import { compileOnce, MODULES_AT_START } from './modules.ts';
import { compileModule } from './modules-browser.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/*
 * The worker imports its code dynamically and exports nothing. WebKit runs a worker's script a second time for a chunk that
 * imports from it, and the copy would receive the jobs without having a backend.
 */
const compile = compileOnce(compileModule);
const serving = importWatched(() => import('./serve-browser.ts')).then(({ serveWith }) =>
  serveWith(compile, importWatched),
);
self.postMessage(RUNS);

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  // The first message arrives before the code that serves it.
  if (data.type === 'start') for (const name of MODULES_AT_START[data.setup.backend]) void compile(name);
  serving.then(
    (receive) => receive(data),
    (error: unknown) => {
      // `import()` throws a TypeError if it cannot fetch a module.
      const reason = error instanceof DOMException ? 'silent' : error instanceof TypeError ? 'not-loaded' : 'broken';
      self.postMessage({ type: 'start-failed', reason, message: String(error) } satisfies FromWorker);
    },
  );
};
