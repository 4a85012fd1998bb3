import type { Job, JobKind, JobOf } from './job.ts';

/** A library that is measured: what it can do, each in its documented best way. */
export interface Peer {
  readonly id: string;
  readonly label: string;
  readonly jobs: { readonly [K in JobKind]?: (file: File, job: JobOf<K>) => Promise<Blob> };
  /** Ends its workers; it is not used afterwards. */
  close(): void;
}

export const can = (peer: Peer, kind: JobKind): boolean => kind in peer.jobs;

/**
 * @param file with its media type
 * @throws what the library throws, and a `TypeError` for a job that it cannot do
 */
export function perform(peer: Peer, file: File, job: Job): Promise<Blob> {
  const run = peer.jobs[job.do] as ((file: File, job: Job) => Promise<Blob>) | undefined;
  if (!run) throw new TypeError(`${peer.label} cannot do ${job.do}`);
  return run(file, job);
}
