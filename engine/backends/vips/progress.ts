import { ImageError } from '../../errors/errors.ts';
import type { VipsImage } from './start.ts';

/*
 * wasm-vips never releases a callback or its closure. So there is a single one, which calls that of the current job.
 *
 * It is also the only place where libvips can be cancelled: a worker receives no message during a call, but it can read
 * memory that it shares with the page.
 */

let image: VipsImage | undefined;
let report: ((done: number) => void) | undefined;
let stop: Int32Array | undefined;

/** @param flag shared with the page, which sets it to 1 to cancel the current job */
export function setStopFlag(flag: Int32Array): void {
  stop = flag;
}

function isStopped(): boolean {
  return stop !== undefined && Atomics.load(stop, 0) === 1;
}

const relay = (percent: number) => {
  if (isStopped() && image) image.kill = true;
  else report?.(percent / 100);
};

/** Reports 0 to 1 while the pixels of an image are computed, and cancels if requested. One image at a time. */
export function watchProgress(of: VipsImage, onProgress?: (done: number) => void): void {
  image = of;
  report = onProgress;
  of.onProgress = relay;
}

/**
 * Call this after an error: a cancelled image looks like an unreadable one.
 * @throws {ImageError} `cancelled`
 */
export function throwIfStopped(): void {
  if (isStopped()) throw new ImageError('cancelled', 'The work was cancelled');
}
