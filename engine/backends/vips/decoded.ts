import type { DecodeOptions } from '../../decoders/decoder.ts';
import { guarded } from './errors.ts';
import type { VipsFile } from './file.ts';
import { Handles } from './handles.ts';
import { tellProgress } from './progress.ts';
import type { VipsImage } from './start.ts';

/**
 * Keeps what was decoded last, for a picture that is edited again and again. It holds one picture: what is decoded
 * otherwise, such as smaller, takes its place.
 */
export class DecodedOnce implements Disposable {
  readonly #file: Pick<VipsFile, 'decode' | 'keyOf'>;
  readonly #kept = new Handles();
  #image: VipsImage | undefined;
  #key = '';

  constructor(file: Pick<VipsFile, 'decode' | 'keyOf'>) {
    this.#file = file;
  }

  /** @returns an image that belongs to `handles`; the pixels stay here */
  async decode(options: DecodeOptions, handles: Handles): Promise<VipsImage> {
    const key = this.#file.keyOf(options);
    if (!this.#image || key !== this.#key) {
      this[Symbol.dispose]();
      using loading = new Handles();
      const image = await this.#file.decode(options, loading);
      this.#image = guarded('reading', () => {
        const watched = loading.add(image.copy());
        tellProgress(watched);
        return this.#kept.add(watched.copyMemory());
      });
      this.#key = key;
    }
    return handles.add(this.#image.copy());
  }

  [Symbol.dispose](): void {
    this.#kept[Symbol.dispose]();
    this.#image = undefined;
  }
}
