import type { Capabilities } from '../backends/backend.ts';
import type { DrawingSizes } from '../decoders/drawing.ts';
import type { ErrorMessage } from '../errors.ts';
import type { Probe } from '../probe.ts';
import type { Recipe } from '../recipe/index.ts';
import type { Progress } from '../result.ts';
import type { RunValue } from '../run.ts';

/** What a worker is made to do; one at a time. */
export type Job =
  | { kind: 'probe'; file: Blob }
  | { kind: 'run'; file: Blob; name: string; recipe: Recipe }
  | { kind: 'preview'; file: Blob; maxSide: number };

export interface JobValues {
  probe: Probe;
  run: RunValue;
  preview: { data: Uint8Array<ArrayBuffer>; mediaType: string };
}

/** What a worker is started with. */
export type Setup =
  | {
      backend: 'vips';
      module: WebAssembly.Module;
      libraries: readonly string[];
      /** The libraries' files by name, where a worker has no other way to them. */
      files: Readonly<Record<string, Blob>>;
    }
  | { backend: 'canvas' };

export type ToWorker =
  | { type: 'start'; setup: Setup }
  | { type: 'job'; job: Job }
  /** There is room for the pixels that were asked for. */
  | { type: 'admitted' }
  /** What the page has drawn, where it could. */
  | { type: 'drawn'; bitmap: ImageBitmap | undefined };

export type FromWorker =
  /** All of its code is here: what comes now needs no network. */
  | { type: 'loaded' }
  /** `slow`: it works, but so slowly that another backend may be the better choice. */
  | { type: 'started'; speed: 'fast' | 'slow'; capabilities: Capabilities }
  | { type: 'start-failed'; reason: 'broken' | 'not-loaded'; message: string }
  | { type: 'admit'; pixels: number }
  /** The job's file is a drawing, which the page may draw. */
  | { type: 'draw'; sizes: DrawingSizes }
  | { type: 'progress'; progress: Progress }
  | { type: 'done'; value: JobValues[keyof JobValues]; heapBytes: number }
  | { type: 'failed'; error: ErrorMessage; heapBytes: number };

/** What the worker that compiles libvips answers. */
export type Compiled = { module: WebAssembly.Module } | { error: string };

/** A worker as the pool sees it, in a browser or in Node. */
export interface WorkerPort {
  post(message: ToWorker, transfer?: ImageBitmap[]): void;
  terminate(): void;
}

export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  /** The worker itself broke: a script error, a message that cannot be read, an exit. */
  onBroken(reason: string): void;
  /** Its code could not be fetched. */
  onNotLoaded(reason: string): void;
}

export type SpawnWorker = (events: WorkerEvents) => WorkerPort;
