import type { EncodedFrames, FrameRange } from '../animation/slices.ts';
import type { Capabilities } from '../backends/backend.ts';
import type { DrawingSizes } from '../codecs/svg/drawing.ts';
import type { ErrorMessage } from '../errors/errors.ts';
import type { Arrival } from '../errors/fetch-part.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output, Recipe } from '../recipe/index.ts';
import type { Judgement } from '../run/judge-result.ts';
import type { PreviewOptions } from '../run/preview.ts';
import type { Progress } from '../run/result.ts';
import type { RawResult } from '../run/run.ts';
import type { Watermarks } from '../watermark/drawn.ts';

/** A worker's job; one at a time. */
export type Job =
  | { kind: 'probe'; file: Blob; seesAlpha?: boolean | undefined }
  /** `held`: the id of a file that is open for several jobs; the worker may keep its pixels for the next one. */
  | {
      kind: 'run';
      file: Blob;
      name: string;
      recipe: Recipe;
      watermarks?: Watermarks | undefined;
      readIncomplete?: boolean;
      held?: number;
      /** The output formats of all runs on an open file, if they are known: its pixels are kept from the first run on. */
      series?: readonly Output['format'][];
      /** Frames of an animation that other workers encoded, in order, to be joined. */
      parts?: EncodedFrames[];
    }
  /** Encodes some frames of an animation. */
  | {
      kind: 'frames';
      file: Blob;
      recipe: Recipe;
      watermarks?: Watermarks | undefined;
      readIncomplete?: boolean;
      frames: FrameRange;
    }
  | ({ kind: 'preview'; file: Blob } & PreviewOptions)
  | { kind: 'judge'; file: Blob; recipe: Recipe; watermarks?: Watermarks | undefined; result: Blob };

/** The id of a file that stays open, and the formats of a series of runs. */
export type Held = Pick<Extract<Job, { kind: 'run' }>, 'held' | 'series'>;

export interface JobValues {
  probe: Probe;
  run: RawResult;
  frames: { parts: EncodedFrames[] };
  preview: { data: Uint8Array<ArrayBuffer>; mediaType: string };
  judge: { judgement: Judgement | undefined };
}

/** Parameters of a worker's start. */
export type Setup =
  | {
      backend: 'vips';
      module: WebAssembly.Module;
      libraries: readonly string[];
      /** The libraries' files by name, if a worker cannot load them itself. */
      files: Readonly<Record<string, Blob>>;
      /** Whether the page draws drawings. */
      draws: boolean;
      /** Shared memory: 1 in the first element requests the current job to stop. */
      stop: Int32Array<SharedArrayBuffer>;
    }
  /** `stop` as for libvips, where memory can be shared. */
  | { backend: 'jpeg'; stop?: Int32Array<SharedArrayBuffer> }
  | { backend: 'canvas' }
  | { backend: 'sharp' };

export type ToWorker =
  | { type: 'start'; setup: Setup }
  | { type: 'job'; job: Job }
  /** The requested pixels fit into the budget. */
  | { type: 'admitted' }
  /** The page's drawing, if it could draw it. */
  | { type: 'drawn'; bitmap: ImageBitmap | undefined }
  /** Requests the release of kept pixels. */
  | { type: 'let-go' };

export type FromWorker =
  /** All code is loaded: the rest of the start needs no network. */
  | { type: 'loaded' }
  /** `slow`: it works, but another backend may be the better choice. */
  | { type: 'started'; speed: 'fast' | 'slow'; capabilities: Capabilities }
  | { type: 'start-failed'; reason: 'broken' | 'not-loaded' | 'silent'; message: string }
  | { type: 'admit'; pixels: number }
  /** Requests the page to draw a drawing: the job's file, one that was made of it, or its watermark. */
  | { type: 'draw'; sizes: DrawingSizes; drawing: Blob }
  | { type: 'progress'; progress: Progress }
  /** More of a large part has arrived. */
  | { type: 'arrival'; arrival: Arrival }
  | ({ type: 'done'; value: JobValues[keyof JobValues] } & Memory)
  | ({ type: 'failed'; error: ErrorMessage } & Memory);

/** A worker's memory after a job. */
export interface Memory {
  /** See `Backend`; also infinite after an unexpected error. */
  heapBytes: number;
  /** Decoded pixels that are kept for the next job on the same file. */
  heldPixels?: number;
}

/** The result of the worker that compiles libvips. */
export type Compiled = { module: WebAssembly.Module } | { error: string; isSilent: boolean };

/** The pool's interface to a worker, in a browser or in Node. */
export interface WorkerPort {
  post(message: ToWorker, transfer?: ImageBitmap[]): void;
  terminate(): void;
}

export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  /** The worker failed: a script error, a message that cannot be deserialised, an exit. */
  onBroken(reason: string): void;
  /** The worker's code could not be fetched. */
  onNotLoaded(reason: string): void;
  /** Nothing of its code has arrived for a while. */
  onSilent(reason: string): void;
}

export type SpawnWorker = (events: WorkerEvents) => WorkerPort;
