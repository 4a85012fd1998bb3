import { RUNS, untilItRuns } from '#engine/arrival/scripts.ts';
import type { ZipImage } from './zip-image.ts';
import type { FromZipWorker } from './zip-worker.ts';
import zipWorkerUrl from './zip-worker.ts?worker&url';

/** Caches the worker's script, in case there is no network later. Never rejects. */
export async function fetchZipWorker(): Promise<void> {
  await fetch(zipWorkerUrl, { priority: 'low' }).catch(() => {});
}

/**
 * Packs images in their own worker, which ends with the work.
 * @throws {Error} if there are none, or if one cannot be read any more
 */
export async function makeZip(images: readonly ZipImage[]): Promise<Blob> {
  if (images.length === 0) throw new Error('No images provided for download');
  const worker = new Worker(zipWorkerUrl, { type: 'module', name: 'zip' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const notLoaded = 'The ZIP worker could not be loaded';
      untilItRuns(worker, zipWorkerUrl).catch((cause) => reject(new Error(notLoaded, { cause })));
      worker.onmessage = ({ data }: MessageEvent<FromZipWorker | typeof RUNS>) => {
        if (data === RUNS) return;
        if (data.ok) resolve(data.zip);
        else reject(new Error(data.message));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message || notLoaded));
      };
      worker.onmessageerror = () => reject(new Error('A message of the ZIP worker could not be read'));
      worker.postMessage(images);
    });
  } finally {
    worker.terminate();
  }
}
