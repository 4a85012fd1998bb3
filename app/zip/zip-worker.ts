/// <reference lib="webworker" />
import { RUNS } from '#engine/arrival/scripts.ts';
import type { ZipImage } from './zip-image.ts';
import { zipStream } from './zip-stream.ts';

/** The reply of a ZIP worker, once. */
export type FromZipWorker = { ok: true; zip: Blob } | { ok: false; message: string };

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.postMessage(RUNS);
// The browser collects the stream in a blob, which it may keep on disk.
scope.onmessage = async ({ data: images }: MessageEvent<ZipImage[]>) => {
  try {
    const response = new Response(zipStream(images), { headers: { 'Content-Type': 'application/zip' } });
    scope.postMessage({ ok: true, zip: await response.blob() } satisfies FromZipWorker);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ ok: false, message } satisfies FromZipWorker);
  }
};
