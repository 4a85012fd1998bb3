import { unavailable } from '#app/engine/unavailable.ts';
import { RUNS, untilItRuns } from '#engine/arrival/scripts.ts';
import type { FromPixelWorker, ToPixelWorker } from './pixel-worker.ts';
import pixelWorkerUrl from './pixel-worker.ts?worker&url';
import type { CannotWork, PixelWork } from './work.ts';

export type WorkOn = (picture: Blob, works: readonly PixelWork[], signal: AbortSignal) => Promise<Blob | CannotWork>;

/**
 * Does the work in a worker of its own, which ends with it, or with the signal.
 * @returns a PNG, a TIFF if it is grey, or the reason why there is none
 * @throws {Error} an `ImageError` if the worker does not arrive
 */
export const workOn: WorkOn = async (picture, works, signal) => {
  const worker = new Worker(pixelWorkerUrl, { type: 'module', name: 'pixels' });
  try {
    return await new Promise<Blob | CannotWork>((resolve, reject) => {
      const notLoaded = (cause?: unknown) => reject(unavailable('The worker for pixels', cause));
      untilItRuns(worker, pixelWorkerUrl).catch(notLoaded);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<FromPixelWorker | typeof RUNS>) => {
        if (data === RUNS) return;
        if (data.ok) resolve(data.picture);
        else reject(new Error(data.message));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        if (event.message) reject(new Error(event.message));
        else notLoaded();
      };
      worker.onmessageerror = () => reject(new Error('A message of the worker for pixels could not be read'));
      worker.postMessage({ picture, works } satisfies ToPixelWorker);
    });
  } finally {
    worker.terminate();
  }
};
