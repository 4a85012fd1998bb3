import type { Effort } from '../../effort.ts';

/** How thoroughly rows are compressed: earlier occurrences that are compared at each position, and parses of each block. */
export type Packing = Readonly<Record<Effort, readonly [comparisons: number, passes: number]>>;

/** Of indices, and samples in less than a byte. */
export const PACKING: Packing = { draft: [8, 0], quick: [16, 1], usual: [100, 2], best: [400, 4] };

/** Exports of the compiled `kernel/index.ts`. */
export interface Kernel {
  memory: WebAssembly.Memory;
  /** Allocates memory for samples: rows without gaps. Returns their address. */
  open(rowBytes: number, rows: number, pixelBytes: number): number;
  /** Filters and compresses the rows. Returns the size of the zlib stream at `packedOf`. */
  pack(isFiltered: number, comparisons: number, passes: number): number;
  packedOf(): number;
}

/**
 * Instantiates the kernel for one picture. Its memory is released with the instance.
 * @param module the compiled `kernel.wasm`
 */
export const newKernel = (module: WebAssembly.Module): Kernel =>
  new WebAssembly.Instance(module).exports as unknown as Kernel;
