/** Exports of the compiled `kernel/index.ts`. Functions that end in "Of" return addresses in `memory`. */
interface Kernel {
  memory: WebAssembly.Memory;
  /** The address of the last zlib stream. */
  packedOf(): number;
}

/** Reduces a picture to a palette: the exports in the order of their calls. */
export interface PaletteKernel extends Kernel {
  /** 256 × `f32`: the linear light of each sample. */
  tableOf(): number;
  /** Allocates the picture's memory. Returns the address of the samples. */
  openPicture(width: number, height: number, channels: number): number;
  /** Finds the colours of the picture, and at most `most` that replace them. Returns the number of colours of the picture. */
  reduce(most: number): number;
  /** `u32` for each colour of the picture: the colour that replaces it. */
  replacementsOf(): number;
  /** Replaces the colours of the samples. */
  recolour(): void;
  /** Allocates memory for a table of bytes. */
  tableFor(count: number): number;
  /** Replaces pixels by indices. `table` has a byte for each colour of the picture. Returns the address of the indices. */
  index(table: number): number;
  /** Compresses the rows of indices. Returns the size of the zlib stream. */
  packIndices(depth: number, comparisons: number, passes: number): number;
}

/** Filters and compresses rows of samples. */
export interface RowsKernel extends Kernel {
  /** Allocates memory for samples: rows without gaps. Returns their address. */
  openRows(rowBytes: number, rows: number, pixelBytes: number): number;
  /** Returns the size of the zlib stream. */
  packRows(isFiltered: number, comparisons: number, passes: number): number;
}

/**
 * Instantiates the kernel for one picture. Its memory is released with the instance.
 * @param module the compiled `kernel.wasm`
 */
export const newKernel = (module: WebAssembly.Module): PaletteKernel & RowsKernel =>
  new WebAssembly.Instance(module).exports as unknown as PaletteKernel & RowsKernel;
