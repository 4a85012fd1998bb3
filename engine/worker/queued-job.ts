import type { ImageError } from '../errors/errors.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import { formatOf, formatOfBytes } from '../formats/index.ts';
import { recognise } from '../open/recognise.ts';
import type { Progress } from '../run/result.ts';
import type { Job, JobValues, Setup, WorkerPort } from './protocol.ts';

export interface QueuedJob {
  job: Job;
  libraries: readonly string[];
  /** The canvas or sharp rejected the job as unsupported. */
  vipsOnly: boolean;
  /** It failed in a worker with possibly corrupted memory, and runs again. */
  again?: true;
  onProgress: ((progress: Progress) => void) | undefined;
  resolve(value: JobValues[keyof JobValues]): void;
  reject(error: ImageError): void;
}

export interface PoolWorker {
  /** Known before the worker has started. */
  readonly backend: Setup['backend'];
  readonly libraries: readonly string[];
  /** A libvips worker beside the canvas or sharp, only for jobs that those reject. */
  readonly vipsOnly: boolean;
  /** Absent until its code is loaded. */
  port?: WorkerPort;
  /** `stopping`: its job was cancelled, and its stop flag is set. */
  state: 'starting' | 'idle' | 'busy' | 'stopping';
  job?: QueuedJob;
  /** The id of the file that it had open last. */
  lastFile?: number;
  /** The stop flag, in shared memory because a busy worker receives no messages; absent without shared memory. */
  stop?: Int32Array<SharedArrayBuffer>;
  /** Milliseconds of its start after its code was loaded. */
  startMs?: number;
  startTimer?: ReturnType<typeof setTimeout>;
  stopTimer?: ReturnType<typeof setTimeout>;
  releasePixels?: () => void;
  /** It waits for admission of its pixels. */
  atGate?: true;
}

/** Returns the dynamic libraries that a job's formats need. */
export async function librariesFor(job: Job): Promise<string[]> {
  const formats = [recognise(await headOf(job.file))];
  const result = job.kind === 'judge' && formatOfBytes(await headOf(job.result));
  if (result) formats.push(result);
  const written = job.kind === 'run' || job.kind === 'frames' ? [job.recipe.output.format] : [];
  // One worker makes all results of a series.
  const series = job.kind === 'run' ? (job.series ?? []) : [];
  for (const id of [...written, ...series]) if (id !== 'same') formats.push(formatOf(id));
  return [...new Set(formats.flatMap(({ library }) => library ?? []))];
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** The id of the file that the job leaves open. */
export function heldBy({ job }: QueuedJob): number | undefined {
  return job.kind === 'run' ? job.held : undefined;
}

/** AVIF and JPEG XL, the formats with their own libraries, check the stop flag only after a picture: many seconds if it is large. */
export const stopsLate = ({ libraries }: QueuedJob): boolean => libraries.length > 0;

export function canServe(worker: PoolWorker, { libraries, vipsOnly }: QueuedJob): boolean {
  if (worker.vipsOnly !== vipsOnly) return false;
  return worker.backend !== 'vips' || libraries.every((library) => worker.libraries.includes(library));
}
