import { ImageError } from '../../errors/errors.ts';
import type { VipsImage } from './start.ts';

/*
 * wasm-vips keeps every function that it was ever given, and all that this holds on to, for as long as its worker
 * lives. So it is given one only, which passes on what the present job wants to hear.
 *
 * It is also the one moment at which libvips can be told to give up: a worker in the middle of a call hears no message,
 * but it sees memory that is shared with its page.
 */

let image: VipsImage | undefined;
let tell: ((done: number) => void) | undefined;
let stop: Int32Array | undefined;

/** @param flag shared with the page, which sets it to 1 for the present job to give up */
export function heedStop(flag: Int32Array): void {
  stop = flag;
}

function isStopped(): boolean {
  return stop !== undefined && Atomics.load(stop, 0) === 1;
}

const relay = (percent: number) => {
  if (isStopped() && image) image.kill = true;
  else tell?.(percent / 100);
};

/** Has 0 to 1 told while the pixels of an image are asked for, and the work given up where that is wanted; of one image at a time. */
export function tellProgress(of: VipsImage, onProgress?: (done: number) => void): void {
  image = of;
  tell = onProgress;
  of.onProgress = relay;
}

/**
 * To be called where an error came: a picture that was given up looks like one that cannot be read.
 * @throws {ImageError} `cancelled`
 */
export function throwIfStopped(): void {
  if (isStopped()) throw new ImageError('cancelled', 'The work was given up');
}
