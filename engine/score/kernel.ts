import type { Size } from '../geometry.ts';
import { type Definition, hasWeight, NORMS, PLANES } from './definition.ts';
import type { Pixels } from './pixels.ts';

/** What `kernel/index.ts`, compiled, hands out. */
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

/** IEC 61966-2-1 (sRGB): what the 256 values stand for in linear light. */
const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

export interface KernelOptions {
  definition: Definition;
  /** Keep what is known of the reference, for more than one candidate. */
  keep: boolean;
  /** Sum up by blocks, for a map. */
  byBlocks: boolean;
  /** Leave out the four pixels at each side, at every scale, where the border has a say: for a part of a picture. */
  inner: boolean;
}

/** One size of picture in one instance of the module; its memory goes when it does. */
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
    // The memory does not grow any more, so that views of it hold.
    const { buffer } = this.#exports.memory;
    new Float32Array(buffer, this.#exports.tableOf(), LINEAR.length).set(LINEAR);
    this.#row = new Uint8Array(buffer, address, width * 4);
  }

  /** Takes a reference that is kept. */
  keep(reference: Pixels, background: number): void {
    for (let y = 0; y < reference.height; y++) this.#add(REFERENCE, reference, y, background);
  }

  /** Takes a candidate; and the reference beside it, row by row, where that is not kept. */
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

  /** The sums of a plane's errors, `NORMS` of them a block; one block where they are not told apart. */
  sums(scale: number, plane: number, blocks = 1): Float64Array {
    return new Float64Array(this.#exports.memory.buffer, this.#exports.sumsOf(scale, plane), NORMS * blocks);
  }
}

/** Three bits a scale, for the planes that have a weight. */
function wantedPlanes(definition: Definition, scales: number): number {
  let bits = 0;
  for (let scale = 0; scale < scales; scale++) {
    for (let plane = 0; plane < PLANES; plane++) {
      if (hasWeight(definition, { plane, scale, scales })) bits |= 1 << (scale * PLANES + plane);
    }
  }
  return bits;
}
