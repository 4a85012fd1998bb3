import type { Size } from '../geometry/steps.ts';
import { LINEAR_LIGHT } from '../pixels/linear-light.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { type Definition, hasWeight, NORMS, PLANES } from './definition.ts';

/** The exports of `kernel/index.ts`. */
interface Exports {
  memory: WebAssembly.Memory;
  scalesOf(width: number, height: number): number;
  scalePlanes(xTimes: number, xPlus: number, yPlus: number, bPlus: number): void;
  open(width: number, height: number, wanted: number, keep: boolean, byBlocks: boolean, inner: boolean): number;
  tableOf(): number;
  sumsOf(scale: number, plane: number): number;
  row(picture: number, channels: number, background: number): void;
  again(): void;
}

const REFERENCE = 0;
const CANDIDATE = 1;

export interface KernelOptions {
  definition: Definition;
  /** Keeps the reference's statistics, for several candidates. */
  keep: boolean;
  /** Sums errors per block, for a map. */
  byBlocks: boolean;
  /** Excludes the four pixels at each side, at every scale, that the border affects. For tiles of a picture. */
  inner: boolean;
}

/** One instance of the module, for pictures of one size. Its memory is freed with it. */
export class Kernel {
  readonly scales: number;
  readonly #exports: Exports;
  readonly #row: Uint8Array;

  constructor(module: WebAssembly.Module, { width, height }: Size, options: KernelOptions) {
    this.#exports = new WebAssembly.Instance(module).exports as unknown as Exports;
    const { definition, keep, byBlocks, inner } = options;
    const { xTimes, xPlus, yPlus, bPlus } = definition.planes;
    this.scales = this.#exports.scalesOf(width, height);
    this.#exports.scalePlanes(xTimes, xPlus, yPlus, bPlus);
    const address = this.#exports.open(width, height, wantedPlanes(definition, this.scales), keep, byBlocks, inner);
    // The memory does not grow from here on, so views of it stay valid.
    const { buffer } = this.#exports.memory;
    new Float32Array(buffer, this.#exports.tableOf(), LINEAR_LIGHT.length).set(LINEAR_LIGHT);
    this.#row = new Uint8Array(buffer, address, width * 4);
  }

  /** Reads a reference whose statistics are kept. */
  keep(reference: Pixels, background: number): void {
    for (let y = 0; y < reference.height; y++) this.#add(REFERENCE, reference, y, background);
  }

  /** Compares a candidate with the kept reference, or with the given one, row by row. */
  compare(candidate: Pixels, background: number, reference?: Pixels, throwIfCancelled?: () => void): void {
    this.#exports.again();
    for (let y = 0; y < candidate.height; y++) {
      throwIfCancelled?.();
      if (reference) this.#add(REFERENCE, reference, y, background);
      this.#add(CANDIDATE, candidate, y, background);
    }
  }

  #add(picture: number, { data, width, channels }: Pixels, y: number, background: number): void {
    const bytes = width * channels;
    this.#row.set(data.subarray(y * bytes, (y + 1) * bytes));
    this.#exports.row(picture, channels, background);
  }

  /** The sums of a plane's errors: `NORMS` values per block, or one block for the whole picture. */
  sums(scale: number, plane: number, blocks = 1): Float64Array {
    return new Float64Array(this.#exports.memory.buffer, this.#exports.sumsOf(scale, plane), NORMS * blocks);
  }
}

/** Three bits per scale, one for each plane with a weight. */
function wantedPlanes(definition: Definition, scales: number): number {
  let bits = 0;
  for (let scale = 0; scale < scales; scale++) {
    for (let plane = 0; plane < PLANES; plane++) {
      if (hasWeight(definition, { plane, scale, scales })) bits |= 1 << (scale * PLANES + plane);
    }
  }
  return bits;
}
