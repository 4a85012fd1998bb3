import type { EngineOptions } from '../engine.ts';
import type { ImageError } from '../errors/errors.ts';
import { encodedIn, formatOf, formatOfBytes } from '../formats/index.ts';
import { recognise } from '../open/recognise.ts';
import type { Progress } from '../run/result.ts';
import type { Watermarks } from '../watermark/drawn.ts';
import { readHead } from './head-of.ts';
import type { Job, JobValues, Setup, WorkerPort } from './protocol.ts';

/**
 * Which workers do a job: those of the engine's own codec, those of the chosen backend, or those of libvips beside another backend.
 * A job that one of them rejects as unsupported goes to the next.
 */
export type Lane = 'own' | 'chosen' | 'vips';

export interface QueuedJob {
  job: Job;
  libraries: readonly string[];
  lane: Lane;
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
  readonly lane: Lane;
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

/** What the formats of a job need. */
export interface Needs {
  /** libvips's dynamic libraries. */
  libraries: string[];
  /** Whether the engine's own codec reads and writes all of them. */
  ownCodec: boolean;
}

/** Adds the files that a recipe refers to. No others, since their formats choose the worker. */
export function withWatermarks(job: Job, watermarks: Watermarks): Job {
  if (!('recipe' in job)) return job;
  const pictures = job.recipe.edits.flatMap((edit) => (edit.do === 'watermark' ? [edit.picture] : []));
  if (pictures.length === 0) return job;
  const referred = Object.entries(watermarks).filter(([picture]) => pictures.includes(picture));
  return { ...job, watermarks: Object.fromEntries(referred) };
}

/** Adds whether the job's file is read if it ends early. */
export function withIncomplete(job: Job, reads: EngineOptions['readIncomplete'] = false): Job {
  if (job.kind !== 'run' && job.kind !== 'frames') return job;
  return { ...job, readIncomplete: typeof reads === 'boolean' ? reads : reads(job.file) };
}

/**
 * @param head the file's first bytes as `readHead` returns them, if they are known
 * @throws {ImageError} `unsupported`, or `unreadable` for an empty file
 * @throws {DOMException} if a file cannot be read any more
 */
export async function needsOf(job: Job, head?: Uint8Array): Promise<Needs> {
  const formats = [recognise(head ?? (await readHead(job.file)))];
  const others = 'watermarks' in job ? Object.values(job.watermarks ?? {}) : [];
  if (job.kind === 'judge') others.push(job.result);
  for (const other of others) {
    // The worker reports a file that is no picture.
    const format = formatOfBytes(await readHead(other));
    if (format) formats.push(format);
  }
  const written = job.kind === 'run' || job.kind === 'frames' ? [job.recipe.output.format] : [];
  // One worker makes all results of a series.
  const series = job.kind === 'run' ? (job.series ?? []) : [];
  for (const id of [...written, ...series]) if (id !== 'same') formats.push(formatOf(id));
  return {
    libraries: [...new Set(formats.flatMap(({ library }) => library ?? []))],
    ownCodec: formats.every((format) => encodedIn(format).ownCodec),
  };
}

/** The id of the file that the job leaves open. */
export function heldBy({ job }: QueuedJob): number | undefined {
  return job.kind === 'run' ? job.held : undefined;
}

/** AVIF and JPEG XL, the formats with their own libraries, check the stop flag only after a picture: many seconds if it is large. */
export const stopsLate = ({ libraries }: QueuedJob): boolean => libraries.length > 0;

export function canServe(worker: PoolWorker, { libraries, lane }: QueuedJob): boolean {
  if (worker.lane !== lane) return false;
  return worker.backend !== 'vips' || libraries.every((library) => worker.libraries.includes(library));
}

/** Jobs of one kind can be done by the same workers. */
export const kindOf = ({ libraries, lane }: QueuedJob): string => [lane, ...libraries].join(' ');
