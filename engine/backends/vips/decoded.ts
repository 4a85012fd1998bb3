import type { Size } from '../../geometry.ts';
import { guarded } from './errors.ts';
import { Handles } from './handles.ts';
import { tellProgress } from './progress.ts';
import type { VipsImage } from './start.ts';

/** Loads the pixels, scaled while decoding where that is cheaper. */
export type LoadPixels = (allFrames: boolean, scaledTo: Size | undefined, handles: Handles) => Promise<VipsImage>;

/**
 * Keeps what was decoded last, for a picture that is edited again and again. It holds one picture: what is decoded
 * otherwise, such as smaller, takes its place.
 */
export class DecodedOnce implements Disposable {
  readonly #load: LoadPixels;
  readonly #keyOf: (allFrames: boolean, scaledTo: Size | undefined) => string;
  readonly #kept = new Handles();
  #image: VipsImage | undefined;
  #key = '';

  /** @param keyOf equal for what is decoded in the same way */
  constructor(load: LoadPixels, keyOf: (allFrames: boolean, scaledTo: Size | undefined) => string) {
    this.#load = load;
    this.#keyOf = keyOf;
  }

  /** @returns an image that belongs to `handles`; the pixels stay here */
  readonly load: LoadPixels = async (allFrames, scaledTo, handles) => {
    const key = this.#keyOf(allFrames, scaledTo);
    if (!this.#image || key !== this.#key) {
      this[Symbol.dispose]();
      using loading = new Handles();
      const image = await this.#load(allFrames, scaledTo, loading);
      this.#image = guarded('reading', () => {
        const watched = loading.add(image.copy());
        tellProgress(watched);
        return this.#kept.add(watched.copyMemory());
      });
      this.#key = key;
    }
    return handles.add(this.#image.copy());
  };

  [Symbol.dispose](): void {
    this.#kept[Symbol.dispose]();
    this.#image = undefined;
  }
}
