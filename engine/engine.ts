import type { Backend, Capabilities } from './backends/backend.ts';
import type { DrawingSizes } from './codecs/svg/drawing.ts';
import type { BindOptions } from './containers/bind.ts';
import type { Arrival } from './errors/fetch-part.ts';
import type { Probe } from './probe/probe.ts';
import type { Recipe } from './recipe/index.ts';
import type { Judgement } from './run/judge-result.ts';
import type { PreviewOptions } from './run/preview.ts';
import type { Progress, Result } from './run/result.ts';
import type { Watermarks } from './watermark/drawn.ts';

export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** The files of the recipe's watermarks, by their SHA-256 in hex, which `hashOf` returns. */
  watermarks?: Watermarks;
}

/** One of several results of a file. */
export interface Numbered {
  /** The position of its recipe in the list. */
  index: number;
  result: Result;
}

/** A file whose decoded pixels stay in a worker from the second run on, unless there are too many. */
export interface Opened extends Disposable {
  readonly file: File;
  /** Runs a recipe like `Engine.run`, with the same bytes as its result. */
  run(recipe: Recipe, options?: RunOptions): Promise<Result>;
  /** Releases the memory. This also happens after a minute without a run; the next run decodes again. */
  rest(): void;
}

/** Everything that the engine can do with an image. Every promise settles, and rejects with an `ImageError`, or with what `onProgress` throws. */
export interface Engine extends AsyncDisposable {
  /**
   * Starts one or several workers before they are needed, so that the first file does not wait for the download. Never
   * rejects.
   * @param backend the one whose jobs are to come: `jpeg` for JPEGs from JPEGs, which need no libvips; by default any
   */
  warm(workers?: number, backend?: Backend['id']): Promise<void>;

  /**
   * Reads the header of a file without decoding pixels.
   * @param options.seesAlpha whether a still picture with an alpha channel is decoded, and `alpha` is false if nothing in it is
   * transparent
   */
  probe(file: Blob, options?: { signal?: AbortSignal; seesAlpha?: boolean }): Promise<Probe>;

  /**
   * Runs the recipe. Aborting the signal rejects with `cancelled` and ends the work at once.
   */
  run(file: File, recipe: Recipe, options?: RunOptions): Promise<Result>;

  /**
   * Runs several recipes on one file and yields each result when it is ready, large ones first, with the bytes of `run`.
   * The file is decoded once (a JPEG once per scale at which it decodes), and each size is computed once for all formats.
   * One worker makes all results, so run at most as many files at a time as there are workers. The first error ends the
   * iteration. Ending it early cancels nothing that is done, and releases the memory.
   */
  runAll(file: File, recipes: readonly Recipe[], options?: RunOptions): AsyncIterable<Numbered>;

  /**
   * Opens a file for several runs: a change of quality then costs an encode, and a change of size an edit and an encode.
   * Nothing is read before the first run.
   */
  open(file: File): Opened;

  /**
   * Returns each page of a file with several, such as a TIFF, as a file that is named after its page; otherwise the
   * file alone. The files refer to the original's bytes: nothing is decoded or copied.
   */
  pages(file: File): Promise<File[]>;

  /**
   * Binds results that are a page or a frame each (`pages=one` in their recipe) to one file, in order. A PDF refers to
   * the bytes of its pages: nothing is read or copied. An animation has the size of its largest picture, centres the
   * others and loops forever.
   * @throws {ImageError} `no-file` without results, `unsupported` for results of another engine
   */
  bind(files: readonly Blob[], options?: BindOptions): Promise<Blob>;

  /**
   * Returns which formats can be read and written: all, unless the canvas replaces libvips. Starts a worker if none runs.
   * @throws {ImageError} `engine-unavailable` if no worker can start
   */
  capabilities(): Promise<Capabilities>;

  /**
   * Scores a result against the edited original, as a whole and per block of 32 × 32 pixels.
   * @returns undefined if the metric cannot run: in a browser without WebAssembly SIMD
   */
  judge(
    file: Blob,
    recipe: Recipe,
    result: Blob,
    options?: { signal?: AbortSignal | undefined; watermarks?: Watermarks | undefined },
  ): Promise<Judgement | undefined>;

  /** Returns an upright picture of the first frame, for thumbnails and for formats that the browser cannot show. */
  preview(file: Blob, options: PreviewOptions & { signal?: AbortSignal }): Promise<Blob>;
}

export interface EngineOptions {
  /** The largest number of workers; by default the machine's cores, up to 4. */
  workers?: number;
  /** The largest number of pixels that all running jobs decode together; a larger job runs alone. Default 150 million. */
  pixelBudget?: number;
  /**
   * `auto` makes JPEGs from JPEGs with the engine's own codec, which runs on any page, and everything else with libvips, or with
   * the canvas if libvips cannot start. `sharp` is for Node, if the package of that name is installed.
   */
  backend?: 'auto' | 'vips' | 'canvas' | 'sharp';
  /**
   * Draws an SVG on the page, since workers do not have the visitor's fonts. If it is absent or rejects, libvips draws
   * the SVG without text and HTML.
   */
  drawVector?(file: Blob, sizes: DrawingSizes): Promise<ImageBitmap>;
  /**
   * Whether files that end early are read as far as they go. The rest is grey, or transparent in a format with transparency. By default
   * they are rejected with `incomplete`.
   */
  readIncomplete?: boolean | ((file: Blob) => boolean);
  /** Returns the watermarks of all recipes, besides those of a single run. Called with each job. */
  watermarks?(): Watermarks;
  /** Called while the reader of HEIC is downloaded, with the share that has arrived. Only the site’s build states its size. */
  onArrival?(arrival: Arrival): void;
}
