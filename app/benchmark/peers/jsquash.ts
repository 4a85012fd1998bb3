import type { Job } from '../job.ts';
import type { Peer } from './peer.ts';
import { WorkerPool, type WorkerReply } from './worker-pool.ts';

export interface JsquashRequest {
  file: File;
  job: Job;
}
export type JsquashReply = WorkerReply;

/**
 * Squoosh's codecs as Squoosh uses them: in workers that stay, decoding, resizing with Lanczos 3 in linear light, and
 * MozJPEG's, libwebp's and oxipng's defaults.
 */
export function jsquashPeer({ workers = 1 }: { workers?: number } = {}): Peer {
  const pool = new WorkerPool(
    workers,
    () => new Worker(new URL('./jsquash-worker.ts', import.meta.url), { type: 'module', name: 'jsquash' }),
  );
  const run = (file: File, job: Job) => pool.run({ file, job } satisfies JsquashRequest);
  return {
    id: 'jsquash',
    label: 'jSquash',
    jobs: { resize: run, compress: run, 'to-jpeg': run, 'to-webp': run },
    close: () => pool.close(),
  };
}
