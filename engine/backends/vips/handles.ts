import type { VipsImage } from './start.ts';

/**
 * Owns images of libvips. They are in WebAssembly memory, which has no garbage collector, so each is registered here and
 * all are deleted together.
 */
export class Handles implements Disposable {
  readonly #images = new Set<VipsImage>();

  add(image: VipsImage): VipsImage {
    this.#images.add(image);
    return image;
  }

  [Symbol.dispose](): void {
    for (const image of this.#images) image.delete();
    this.#images.clear();
  }
}
