import type { VipsImage } from './start.ts';

/*
 * wasm-vips keeps every function that it was ever given, and all that this holds on to, for as long as its worker
 * lives. So it is given one only, which passes on what the present job wants to hear.
 */

let tell: ((done: number) => void) | undefined;

const relay = (percent: number) => tell?.(percent / 100);

/** Has 0 to 1 told while the pixels of an image are asked for; of one image at a time. */
export function tellProgress(image: VipsImage, onProgress: (done: number) => void): void {
  tell = onProgress;
  image.onProgress = relay;
}
