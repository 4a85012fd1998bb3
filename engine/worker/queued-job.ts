import type { ImageError } from '../errors.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Progress } from '../result.ts';
import { recognise } from '../run.ts';
import type { Job, JobValues, Setup, WorkerPort } from './protocol.ts';

export interface QueuedJob {
  job: Job;
  libraries: readonly string[];
  /** The canvas has given it back, since it does not know the format. */
  vipsOnly: boolean;
  onProgress: ((progress: Progress) => void) | undefined;
  resolve(value: JobValues[keyof JobValues]): void;
  reject(error: ImageError): void;
}

export interface PoolWorker {
  /** What it can do, known before it has started. */
  readonly backend: Setup['backend'];
  readonly libraries: readonly string[];
  /** A libvips beside the canvas, for nothing but what the canvas gives back. */
  readonly vipsOnly: boolean;
  /** Absent until its code has been loaded. */
  port?: WorkerPort;
  state: 'starting' | 'idle' | 'busy';
  job?: QueuedJob;
  startTimer?: ReturnType<typeof setTimeout>;
  releasePixels?: () => void;
}

/** The dynamic libraries that a job's formats need. */
export async function librariesFor(job: Job): Promise<string[]> {
  const formats = [recognise(new Uint8Array(await job.file.slice(0, HEAD_BYTES).arrayBuffer()))];
  if (job.kind === 'run' && job.recipe.output.format !== 'same') formats.push(formatOf(job.recipe.output.format));
  return formats.flatMap(({ library }) => library ?? []);
}

export function canServe(worker: PoolWorker, { libraries, vipsOnly }: QueuedJob): boolean {
  if (worker.vipsOnly !== vipsOnly) return false;
  return worker.backend === 'canvas' || libraries.every((library) => worker.libraries.includes(library));
}
