import type { JobKind } from './job.ts';
import type { Peer } from './peer.ts';
import { WorkerPool } from './worker-pool.ts';

interface JsquashOptions {
  id?: string;
  label?: string;
  /** A worker that contains the codecs. */
  spawn(): Worker;
  kinds: readonly JobKind[];
  workers?: number;
}

/** Squoosh's codecs, used like Squoosh does: in persistent workers. */
export function jsquashPeer({ id = 'jsquash', label = 'jSquash', spawn, kinds, workers = 1 }: JsquashOptions): Peer {
  const pool = new WorkerPool(workers, spawn);
  return {
    id,
    label,
    jobs: Object.fromEntries(kinds.map((kind) => [kind, pool.run])),
    close: pool.close,
  };
}
