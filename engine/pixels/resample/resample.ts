import { newBytes, type TakeBytes } from '../../bytes/reused.ts';
import type { Size } from '../../geometry/steps.ts';
import type { OpaqueSamples } from '../pixels.ts';
import { type Axis, axisOf, type Filter } from './axis.ts';
import { type Kernel, newKernel } from './kernel.ts';

/** OpaqueSamples that the kernel weights at once. */
const COLUMNS_AT_ONCE = 4;
const ROWS_AT_ONCE = 2;

/** Whether both sides become shorter, or stay. */
export function isReduction(from: Size, to: Size): boolean {
  return to.width <= from.width && to.height <= from.height;
}

/** A table in the kernel's memory. */
function put(kernel: Kernel, values: Int16Array | Uint32Array): number {
  const address = kernel.tableOf(values.byteLength);
  new Uint8Array(kernel.memory.buffer, address, values.byteLength).set(
    new Uint8Array(values.buffer, values.byteOffset, values.byteLength),
  );
  return address;
}

/**
 * Makes a picture smaller while its rows arrive from the top: the pixels of libvips's `resize`. Of the input, only the rows of one
 * weighted sum are in memory.
 */
export class Reducer {
  readonly result: OpaqueSamples;
  readonly #kernel: Kernel;
  readonly #columns: Axis;
  readonly #lines: Axis;
  readonly #rowBytes: number;
  /** Addresses of weights, and tables of addresses and offsets per column. */
  readonly #lineWeights: number;
  readonly #columnWeights: number;
  readonly #columnOffsets: number;
  #taken = 0;
  #made = 0;

  /**
   * @param module the compiled `kernel.wasm`
   * @param to sides within those of `from`
   * @param take returns the array of the result
   */
  constructor(
    module: WebAssembly.Module,
    from: Size & Pick<OpaqueSamples, 'channels'>,
    to: Size,
    filter: Filter = 'lanczos3',
    take: TakeBytes = newBytes,
  ) {
    const { channels } = from;
    const kernel = newKernel(module);
    const columns = axisOf(from.width, to.width, filter, COLUMNS_AT_ONCE);
    const lines = axisOf(from.height, to.height, filter, ROWS_AT_ONCE);
    const left = Math.max(0, -(columns.first[0] ?? 0));
    const right = Math.max(0, (columns.first.at(-1) ?? 0) + columns.taps - columns.shrunk);
    const kept = Math.max(1, lines.taps);
    kernel.openRows(channels, from.width * channels, kept, kept, left, right, to.width * channels);
    this.result = { ...to, channels, data: take(to.width * to.height * channels) };
    this.#kernel = kernel;
    this.#columns = columns;
    this.#lines = lines;
    this.#rowBytes = from.width * channels;
    this.#lineWeights = lines.weights ? put(kernel, lines.weights) : 0;
    const weights = columns.weights ? put(kernel, columns.weights) : 0;
    this.#columnWeights = put(
      kernel,
      Uint32Array.from(columns.phase, (phase) => weights + phase * columns.taps * 2),
    );
    this.#columnOffsets = put(
      kernel,
      Uint32Array.from(columns.first, (first) => first + left),
    );
  }

  /** Takes whole rows of the input. */
  add(rows: Uint8Array): void {
    for (let at = 0; at < rows.length; at += this.#rowBytes) this.#addRow(rows.subarray(at, at + this.#rowBytes));
  }

  #addRow(row: Uint8Array): void {
    const kernel = this.#kernel;
    const { mean, from, taps } = this.#lines;
    const y = this.#taken++;
    if (taps === 0 && mean === 1) {
      this.#view(kernel.sumAt(), row.length).set(row);
      this.#write();
      return;
    }
    if (mean === 1) {
      this.#view(kernel.rowAt(y), row.length).set(row);
      this.#writeReady(y);
      return;
    }
    const [line, part] = [Math.floor(y / mean), y % mean];
    const isLast = y === from - 1;
    this.#view(kernel.sumAt(), row.length).set(row);
    kernel.addToMean(kernel.sumAt(), isLast ? mean - part : 1);
    if (part < mean - 1 && !isLast) return;
    kernel.writeMean(taps === 0 ? kernel.sumAt() : kernel.rowAt(line), mean);
    if (taps === 0) this.#write();
    else this.#writeReady(line);
  }

  /** Writes the rows whose last input row has arrived. */
  #writeReady(arrived: number): void {
    const { first, phase, taps, to, shrunk } = this.#lines;
    for (; this.#made < to; ) {
      const from = first[this.#made] ?? 0;
      if (arrived < Math.min(from + taps, shrunk) - 1) return;
      const weights = this.#lineWeights + (phase[this.#made] ?? 0) * taps * 2;
      this.#kernel.sumRows(from, shrunk - 1, taps, weights);
      this.#write();
    }
  }

  /** Writes a row from the sum of rows. */
  #write(): void {
    const { width, channels, data } = this.result;
    const { from, mean, shrunk, taps } = this.#columns;
    const kernel = this.#kernel;
    if (mean > 1) kernel.shrinkRow(kernel.sumAt(), from, mean);
    if (taps > 0) kernel.sumPixels(shrunk, width, taps, this.#columnOffsets, this.#columnWeights);
    const bytes = width * channels;
    data.set(this.#view(taps > 0 ? kernel.outAt() : kernel.sumAt(), bytes), this.#made++ * bytes);
  }

  #view(address: number, length: number): Uint8Array {
    return new Uint8Array(this.#kernel.memory.buffer, address, length);
  }
}

/** Makes a whole picture smaller. @see Reducer */
export function reduced(module: WebAssembly.Module, from: OpaqueSamples, to: Size, filter?: Filter): OpaqueSamples {
  const reducer = new Reducer(module, from, to, filter);
  reducer.add(from.data);
  return reducer.result;
}
