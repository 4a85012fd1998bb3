import type { Capabilities } from './backends/backend.ts';
import type { BindOptions } from './containers/bind.ts';
import type { DrawingSizes } from './decoders/drawing.ts';
import type { Judgement } from './judge.ts';
import type { PreviewOptions } from './preview.ts';
import type { Probe } from './probe.ts';
import type { Recipe } from './recipe/index.ts';
import type { Progress, Result } from './result.ts';

export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** A file whose decoded pixels are kept in a worker from the second run on, where they are not too many. */
export interface Opened extends Disposable {
  readonly file: File;
  /** As the engine's own `run`, with the same bytes as its result. */
  run(recipe: Recipe, options?: RunOptions): Promise<Result>;
  /** Gives the memory back, as it is after a minute without a run; the next run decodes again. */
  rest(): void;
}

/** Everything that can be done with an image. Every promise settles; what rejects is an `ImageError`. */
export interface Engine extends AsyncDisposable {
  /**
   * Starts a worker, or several, before they are needed, so that the first file does not wait for the download. Never
   * rejects.
   */
  warm(workers?: number): Promise<void>;

  /** Reads the header: no pixel is decoded. */
  probe(file: Blob, options?: { signal?: AbortSignal }): Promise<Probe>;

  /**
   * Carries out the recipe. Aborting the signal rejects with `cancelled` and ends the work at once.
   */
  run(file: File, recipe: Recipe, options?: RunOptions): Promise<Result>;

  /**
   * A file to be worked on more than once: a change of quality then costs an encode, and a change of size an edit and an
   * encode. Nothing is read before the first run.
   */
  open(file: File): Opened;

  /**
   * The pages of a file that has several, such as a TIFF, each as a file that is named after its page; else the file alone.
   * The files refer to the bytes where they are: nothing is decoded, and nothing held twice.
   */
  pages(file: File): Promise<File[]>;

  /**
   * One file of results that are a page or a frame each (`pages=one` of a recipe says that it is wanted), in their order. A
   * PDF refers to the bytes of its pages where they are: nothing is read, and nothing held twice. An animation is as large
   * as its largest picture, with the others in the middle, and goes on for ever.
   * @throws {ImageError} `no-file` for none, `unsupported` for what this engine did not make
   */
  bind(files: readonly Blob[], options?: BindOptions): Promise<Blob>;

  /**
   * What can be read and written here: everything, unless the canvas has to stand in for libvips. Starts a worker where
   * none has started.
   * @throws {ImageError} `engine-unavailable` where none can
   */
  capabilities(): Promise<Capabilities>;

  /**
   * How much a result looks like what the recipe's edits make of the file, on the whole and in each block of 32 pixels.
   * @returns undefined where the metric does not run: in a browser without WebAssembly's SIMD
   */
  judge(
    file: Blob,
    recipe: Recipe,
    result: Blob,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<Judgement | undefined>;

  /** An upright picture of the first frame, for what a browser cannot draw and for thumbnails. */
  preview(file: Blob, options: PreviewOptions & { signal?: AbortSignal }): Promise<Blob>;
}

export interface EngineOptions {
  /** Workers at most; by default as many as the machine has cores, up to 4. */
  workers?: number;
  /** Pixels that all running jobs together may decode; a single larger job runs alone. Default 150 million. */
  pixelBudget?: number;
  /**
   * `auto` takes libvips and falls back to the canvas where it cannot start. `sharp` is for Node, where the package of that
   * name is installed.
   */
  backend?: 'auto' | 'vips' | 'canvas' | 'sharp';
  /**
   * Draws an SVG on the page, since no worker has the visitor's fonts. Without it, or where it rejects, libvips draws,
   * which leaves out text and HTML.
   */
  drawVector?(file: Blob, sizes: DrawingSizes): Promise<ImageBitmap>;
}
