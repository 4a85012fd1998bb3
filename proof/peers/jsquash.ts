import type { JobKind } from './job.ts';
import type { Peer } from './peer.ts';
import { WorkerPool } from './worker-pool.ts';

interface JsquashOptions {
  id?: string;
  label?: string;
  /** A worker with the codecs in it. */
  spawn(): Worker;
  kinds: readonly JobKind[];
  workers?: number;
}

/** Squoosh's codecs as Squoosh uses them: in workers that stay. */
export function jsquashPeer({ id = 'jsquash', label = 'jSquash', spawn, kinds, workers = 1 }: JsquashOptions): Peer {
  const pool = new WorkerPool(workers, spawn);
  return {
    id,
    label,
    jobs: Object.fromEntries(kinds.map((kind) => [kind, pool.run])),
    close: pool.close,
  };
}
