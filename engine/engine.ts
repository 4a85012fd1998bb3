import type { Capabilities } from './backends/backend.ts';
import type { DrawingSizes } from './decoders/drawing.ts';
import type { Probe } from './probe.ts';
import type { Recipe } from './recipe/index.ts';
import type { Progress, Result } from './result.ts';

/** Everything that can be done with an image. Every promise settles; what rejects is an `ImageError`. */
export interface Engine extends AsyncDisposable {
  /** Starts a worker before it is needed, so that the first file does not wait for the download. Never rejects. */
  warm(): Promise<void>;

  /** Reads the header: no pixel is decoded. */
  probe(file: Blob, options?: { signal?: AbortSignal }): Promise<Probe>;

  /**
   * Carries out the recipe. Aborting the signal rejects with `cancelled` and ends the work at once.
   */
  run(
    file: File,
    recipe: Recipe,
    options?: { signal?: AbortSignal; onProgress?: (progress: Progress) => void },
  ): Promise<Result>;

  /**
   * What can be read and written here: everything, unless the canvas has to stand in for libvips. Starts a worker where
   * none has started.
   * @throws {ImageError} `engine-unavailable` where none can
   */
  capabilities(): Promise<Capabilities>;

  /** A small upright PNG or WebP of the first frame, for what a browser cannot draw and for thumbnails. */
  preview(file: Blob, options: { maxSide: number; signal?: AbortSignal }): Promise<Blob>;
}

export interface EngineOptions {
  /** Workers at most; by default as many as the machine has cores, up to 4. */
  workers?: number;
  /** Pixels that all running jobs together may decode; a single larger job runs alone. Default 150 million. */
  pixelBudget?: number;
  /** `auto` takes libvips and falls back to the canvas where it cannot start. */
  backend?: 'auto' | 'vips' | 'canvas';
  /**
   * Draws an SVG on the page, since no worker has the visitor's fonts. Without it, or where it rejects, libvips draws,
   * which leaves out text and HTML.
   */
  drawVector?(file: Blob, sizes: DrawingSizes): Promise<ImageBitmap>;
}
