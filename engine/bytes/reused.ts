/*
 * Memory that the jobs of a thread use one after another. New memory costs a page fault per 4 KB, which are up to a sixth of a job's time.
 */

/** The largest memory that is kept: more than the pixels of a photo of 40 megapixels. */
const MOST_KEPT = 1 << 27;
/** A buffer is used for an array of at least this part of it. */
const LEAST_PART = 1 / 4;
/** Longer than between two jobs of a batch or two positions of a slider. */
const IDLE_MS = 5000;

/** Something that is in use, or free until nobody has used it for a while. */
class Reused<T extends object> {
  #free: T | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  take(): T | undefined {
    const free = this.#free;
    this.#free = undefined;
    return free;
  }

  giveBack(one: T): void {
    this.#free = one;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.take(), IDLE_MS);
    // Node would wait for its timers, which are objects.
    const timer = this.#timer as number | { unref(): void };
    if (typeof timer === 'object') timer.unref();
  }
}

/** The memory of kernels whose instances work one after another. Kernels expect zeros only in the bytes that new memory has. */
export class ReusedMemory {
  readonly #memory = new Reused<WebAssembly.Memory>();
  readonly #create: () => WebAssembly.Memory;
  /** Bytes of new memory. */
  #initial = 0;

  constructor(create: () => WebAssembly.Memory) {
    this.#create = create;
  }

  /** Calls a function with memory that nothing else uses until the function returns. */
  lend<R>(use: (memory: WebAssembly.Memory) => R): R {
    const memory = this.#memory.take() ?? this.#new();
    new Uint8Array(memory.buffer, 0, this.#initial).fill(0);
    try {
      return use(memory);
    } finally {
      if (memory.buffer.byteLength <= MOST_KEPT) this.#memory.giveBack(memory);
    }
  }

  #new(): WebAssembly.Memory {
    const memory = this.#create();
    this.#initial = memory.buffer.byteLength;
    return memory;
  }
}

/** Returns an array of this length, which may hold anything. */
export type TakeBytes = (length: number) => Uint8Array<ArrayBuffer>;

export const newBytes: TakeBytes = (length) => new Uint8Array(length);

/** The largest buffer of pixels that were released before others are decoded. */
export class ReusedBytes {
  readonly #buffer = new Reused<ArrayBuffer>();

  readonly take: TakeBytes = (length) => {
    const known = this.#buffer.take();
    const isFitting = known && length <= known.byteLength && length >= known.byteLength * LEAST_PART;
    return isFitting ? new Uint8Array(known, 0, length) : newBytes(length);
  };

  /** Releases an array, which is not used any more. */
  giveBack({ buffer }: Uint8Array<ArrayBuffer>): void {
    const known = this.#buffer.take();
    const largest = known && known.byteLength > buffer.byteLength ? known : buffer;
    if (largest.byteLength <= MOST_KEPT) this.#buffer.giveBack(largest);
  }
}
