import type { Job, JobKind, JobOf } from './job.ts';

/** A measured library: the jobs that it can do, each in its best documented way. */
export interface Peer {
  readonly id: string;
  readonly label: string;
  readonly jobs: { readonly [K in JobKind]?: (file: File, job: JobOf<K>) => Promise<Blob> };
  /** Terminates its workers. Not usable afterwards. */
  close(): void;
}

export const can = (peer: Peer, kind: JobKind): boolean => kind in peer.jobs;

/**
 * @param file with its media type
 * @throws the library's error, or a `TypeError` for an unsupported job
 */
export function perform(peer: Peer, file: File, job: Job): Promise<Blob> {
  const run = peer.jobs[job.do] as ((file: File, job: Job) => Promise<Blob>) | undefined;
  if (!run) throw new TypeError(`${peer.label} cannot do ${job.do}`);
  return run(file, job);
}
