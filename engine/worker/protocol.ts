import type { EncodedFrames, Stretch } from '../animation/slices.ts';
import type { Capabilities } from '../backends/backend.ts';
import type { DrawingSizes } from '../decoders/drawing.ts';
import type { ErrorMessage } from '../errors.ts';
import type { Judgement } from '../judge.ts';
import type { PreviewOptions } from '../preview.ts';
import type { Probe } from '../probe.ts';
import type { Recipe } from '../recipe/index.ts';
import type { Progress } from '../result.ts';
import type { RunValue } from '../run.ts';

/** What a worker is made to do; one at a time. */
export type Job =
  | { kind: 'probe'; file: Blob }
  /** `held`: the file is open for more than one job, under this number; its pixels may be kept for the next. */
  | {
      kind: 'run';
      file: Blob;
      name: string;
      recipe: Recipe;
      held?: number;
      /** What other workers have made of an animation, in order, to be joined. */
      parts?: EncodedFrames[];
    }
  /** Some frames of an animation, encoded as the recipe says. */
  | { kind: 'frames'; file: Blob; recipe: Recipe; frames: Stretch }
  | ({ kind: 'preview'; file: Blob } & PreviewOptions)
  | { kind: 'judge'; file: Blob; recipe: Recipe; result: Blob };

export interface JobValues {
  probe: Probe;
  run: RunValue;
  frames: { parts: EncodedFrames[] };
  preview: { data: Uint8Array<ArrayBuffer>; mediaType: string };
  judge: { judgement: Judgement | undefined };
}

/** What a worker is started with. */
export type Setup =
  | {
      backend: 'vips';
      module: WebAssembly.Module;
      libraries: readonly string[];
      /** The libraries' files by name, where a worker has no other way to them. */
      files: Readonly<Record<string, Blob>>;
      /** Shared memory: 1 in its first element means that the present job is not wanted any more. */
      stop: Int32Array<SharedArrayBuffer>;
    }
  | { backend: 'canvas' }
  | { backend: 'sharp' };

export type ToWorker =
  | { type: 'start'; setup: Setup }
  | { type: 'job'; job: Job }
  /** There is room for the pixels that were asked for. */
  | { type: 'admitted' }
  /** What the page has drawn, where it could. */
  | { type: 'drawn'; bitmap: ImageBitmap | undefined }
  /** Pixels that are kept for the next job are not needed any more. */
  | { type: 'let-go' };

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
  | ({ type: 'done'; value: JobValues[keyof JobValues] } & Memory)
  | ({ type: 'failed'; error: ErrorMessage } & Memory);

/** What a worker has taken when a job is over. */
export interface Memory {
  /** See `Backend`; infinite too where a job failed in a way that nobody foresaw. */
  heapBytes: number;
  /** Decoded pixels that are kept for the next job on the same file. */
  heldPixels?: number;
}

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
