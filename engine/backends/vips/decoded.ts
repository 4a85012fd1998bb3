import type { DecodeOptions } from '../../decoders/decoder.ts';
import { guarded } from './errors.ts';
import type { VipsFile } from './file.ts';
import { Handles } from './handles.ts';
import { watchProgress } from './progress.ts';
import type { VipsImage } from './start.ts';

/**
 * Caches the last decoded picture for repeated edits. Another decode, such as at a smaller size, replaces it.
 */
export class DecodedOnce implements Disposable {
  readonly #file: Pick<VipsFile, 'decode' | 'keyOf'>;
  readonly #kept = new Handles();
  #image: VipsImage | undefined;
  #key = '';

  constructor(file: Pick<VipsFile, 'decode' | 'keyOf'>) {
    this.#file = file;
  }

  /** @returns an image that belongs to `handles`; the cache owns the pixels */
  async decode(options: DecodeOptions, handles: Handles): Promise<VipsImage> {
    const key = this.#file.keyOf(options);
    if (!this.#image || key !== this.#key) {
      this[Symbol.dispose]();
      using loading = new Handles();
      const image = await this.#file.decode(options, loading);
      this.#image = guarded('reading', () => {
        const watched = loading.add(image.copy());
        watchProgress(watched);
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
