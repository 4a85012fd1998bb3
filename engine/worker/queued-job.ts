import type { ImageError } from '../errors.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import { formatOf, formatOfBytes } from '../formats/index.ts';
import { recognise } from '../recognise.ts';
import type { Progress } from '../result.ts';
import type { Job, JobValues, Setup, WorkerPort } from './protocol.ts';

export interface QueuedJob {
  job: Job;
  libraries: readonly string[];
  /** The canvas or sharp has given it back, since it does not do this. */
  vipsOnly: boolean;
  /** It failed in a worker whose memory may have been written over, and is done once more. */
  again?: true;
  onProgress: ((progress: Progress) => void) | undefined;
  resolve(value: JobValues[keyof JobValues]): void;
  reject(error: ImageError): void;
}

export interface PoolWorker {
  /** What it can do, known before it has started. */
  readonly backend: Setup['backend'];
  readonly libraries: readonly string[];
  /** A libvips beside the canvas or sharp, for nothing but what those give back. */
  readonly vipsOnly: boolean;
  /** Absent until its code has been loaded. */
  port?: WorkerPort;
  /** Stopping: its job is not wanted any more, and it has been told. */
  state: 'starting' | 'idle' | 'busy' | 'stopping';
  job?: QueuedJob;
  /** The number of the file that it had open last. */
  lastFile?: number;
  /** Told through memory, since it hears no message while it works; absent where that cannot be. */
  stop?: Int32Array<SharedArrayBuffer>;
  /** How long it took to start once its code was there. */
  startMs?: number;
  startTimer?: ReturnType<typeof setTimeout>;
  stopTimer?: ReturnType<typeof setTimeout>;
  releasePixels?: () => void;
  /** It waits for room for its pixels. */
  atGate?: true;
}

/** The dynamic libraries that a job's formats need. */
export async function librariesFor(job: Job): Promise<string[]> {
  const formats = [recognise(await headOf(job.file))];
  const result = job.kind === 'judge' && formatOfBytes(await headOf(job.result));
  if (result) formats.push(result);
  if ((job.kind === 'run' || job.kind === 'frames') && job.recipe.output.format !== 'same')
    formats.push(formatOf(job.recipe.output.format));
  return formats.flatMap(({ library }) => library ?? []);
}

const headOf = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** The number of the file that it leaves open. */
export function heldBy({ job }: QueuedJob): number | undefined {
  return job.kind === 'run' ? job.held : undefined;
}

/** AVIF and JPEG XL, the formats with libraries of their own, look up only when a picture is done: many seconds, if it is large. */
export const stopsLate = ({ libraries }: QueuedJob): boolean => libraries.length > 0;

export function canServe(worker: PoolWorker, { libraries, vipsOnly }: QueuedJob): boolean {
  if (worker.vipsOnly !== vipsOnly) return false;
  return worker.backend !== 'vips' || libraries.every((library) => worker.libraries.includes(library));
}
