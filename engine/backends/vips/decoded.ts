import type { DecodeOptions } from '../../decoders/decoder.ts';
import { guarded } from './errors.ts';
import type { VipsFile } from './file.ts';
import { Handles } from './handles.ts';
import { watchProgress } from './progress.ts';
import type { VipsImage } from './start.ts';

type DecodingFile = Pick<VipsFile, 'decode' | 'keyOf' | 'shrinkOf'>;

/**
 * Caches the last decoded picture for repeated edits. Another decode, such as at a smaller scale, replaces it. With
 * `reduce`, a smaller scale is averaged from the cached pixels instead of decoded again.
 */
export class DecodedOnce implements Disposable {
  readonly #file: DecodingFile;
  readonly #reduce: boolean;
  readonly #kept = new Handles();
  #image: VipsImage | undefined;
  #key = '';
  #shrink = 1;

  constructor(file: DecodingFile, reduce = false) {
    this.#file = file;
    this.#reduce = reduce;
  }

  /** @returns an image that belongs to `handles`; the cache owns the pixels */
  async decode(options: DecodeOptions, handles: Handles): Promise<VipsImage> {
    const key = this.#file.keyOf(options);
    if (!this.#image || key !== this.#key) {
      const shrink = this.#file.shrinkOf?.(options) ?? 1;
      using loading = new Handles();
      const reduced = this.#reduced(shrink / this.#shrink, loading);
      // The cached pixels are released before others take their place, unless those are made of them.
      if (!reduced) this[Symbol.dispose]();
      const image = reduced ?? (await this.#file.decode(options, loading));
      const kept = guarded('reading', () => {
        const watched = loading.add(image.copy());
        watchProgress(watched);
        return watched.copyMemory();
      });
      if (reduced) this[Symbol.dispose]();
      this.#image = this.#kept.add(kept);
      this.#key = key;
      this.#shrink = shrink;
    }
    return handles.add(this.#image.copy());
  }

  /** Averages the cached pixels; undefined if the factor needs others. */
  #reduced(factor: number, handles: Handles): VipsImage | undefined {
    const image = this.#image;
    if (!this.#reduce || !image || factor <= 1) return undefined;
    return guarded('reading', () => handles.add(image.shrink(factor, factor, { ceil: true })));
  }

  [Symbol.dispose](): void {
    this.#kept[Symbol.dispose]();
    this.#image = undefined;
  }
}
