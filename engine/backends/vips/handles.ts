import type { VipsImage } from './start.ts';

/**
 * The images of one piece of work. They live in WebAssembly memory, which no garbage collector sees, so each is
 * registered here as it is made and all are deleted together.
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
