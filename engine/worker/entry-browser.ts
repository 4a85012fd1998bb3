// Here and nowhere else: any module that is bundled beside the worker's rest may be loaded before that is run.
import './dispose-polyfill.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/*
 * All that the worker does is imported here and nothing is to be had from this file, since WebKit runs a worker's own
 * script a second time for a chunk that imports from it: the copy would receive the jobs, and know no backend.
 */
const serving = import('./serve-browser.ts');

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  serving.then(
    ({ receive }) => receive(data),
    (error: unknown) => {
      // `import()` throws a TypeError for what it could not fetch.
      const reason = error instanceof TypeError ? 'not-loaded' : 'broken';
      self.postMessage({ type: 'start-failed', reason, message: String(error) } satisfies FromWorker);
    },
  );
};
