/// <reference lib="webworker" />
import { RUNS } from '#engine/arrival/scripts.ts';
import { greyTiff } from './grey.ts';
import type { Rgba } from './rgba.ts';
import { type CannotWork, isGrey, type PixelWork, worked } from './work.ts';

export interface ToPixelWorker {
  /** In a format that every browser reads. */
  picture: Blob;
  /** In their order. */
  works: readonly PixelWork[];
}

/** The reply of a pixel worker, once. */
export type FromPixelWorker = { ok: true; picture: Blob | CannotWork } | { ok: false; message: string };

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.postMessage(RUNS);
scope.onmessage = async ({ data: { picture, works } }: MessageEvent<ToPixelWorker>) => {
  try {
    const result = worked(await pixelsOf(picture), works);
    const made = typeof result === 'string' ? result : await fileOf(result, works);
    scope.postMessage({ ok: true, picture: made } satisfies FromPixelWorker);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    scope.postMessage({ ok: false, message } satisfies FromPixelWorker);
  }
};

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  return context;
}

async function pixelsOf(file: Blob): Promise<Rgba> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = contextOf(width, height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

function fileOf(result: Rgba, works: readonly PixelWork[]): Blob | Promise<Blob> {
  return isGrey(works) ? new Blob([greyTiff(result)], { type: 'image/tiff' }) : pngOf(result);
}

function pngOf({ data, width, height }: Rgba): Promise<Blob> {
  const context = contextOf(width, height);
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return context.canvas.convertToBlob({ type: 'image/png' });
}
