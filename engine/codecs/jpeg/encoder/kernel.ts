import { newMemory } from './kernel-memory.ts';

/**
 * Exports of the compiled `kernel/index.ts`. Functions that end in "Of" return addresses of tables in `memory`. The
 * names are part of the binary, which is why some differ from the code's: `placesOf` returns the address of the
 * positions of zigzag indices, `pricesOf`, `slowPricesOf` and `meanPricesOf` those of rates.
 */
export interface Kernel {
  memory: WebAssembly.Memory;
  /** 64 × `u8`: the position in a transposed block of each zigzag index. */
  placesOf(): number;
  /** 8 × `f32`: lambda of luma's AC, chroma's AC, luma's DC and chroma's DC; then the masking parameters. */
  settingsOf(): number;
  /** 3 × 64 × `f32`: 1 / quantisation step, per component by position. */
  inverseOf(): number;
  /** 3 × 64 × `f32`: weights of squared errors, per component by position. */
  weightsOf(): number;
  /** 2 × 256 × `f32`: rates of AC coefficients by symbol, of luma and chroma. */
  pricesOf(): number;
  /** 2 × 16 × `f32`: rates of the AC coefficients 1 and 2 by SSSS, of luma and chroma. */
  slowPricesOf(): number;
  /** 2 × 16 × `f32`: rates of DC differences by SSSS, of luma and chroma. */
  meanPricesOf(): number;
  /** 4 × 256 × `u32`: symbol counts of the last `count`, per Huffman table. */
  countsOf(): number;
  /** 4 × 256 × 2 × `i32`: code and length of each symbol, per Huffman table. */
  codesOf(): number;
  /** Reserves memory for the entropy-coded segment of the recorded scan. Returns its address. */
  outputOf(bytes: number): number;
  /**
   * Allocates the picture's buffers. The tables and settings are set before.
   * @param colour 0 for Y alone, 1 for 4:2:0, 2 for 4:4:4
   * @returns the address of the input row
   */
  open(width: number, height: number, colour: number, channels: number, asLibjpeg?: boolean): number;
  /** Encodes the input row up to quantisation. */
  takeRow(): void;
  /** Completes the last row of MCUs. */
  finish(): void;
  /**
   * Allocates the storage of a picture whose quantised coefficients are given, instead of `open`.
   * @returns the address of the input row of blocks
   */
  openCoefficients(width: number, height: number, hMax: number, vMax: number): number;
  /** Adds a component with its sampling factors. Returns its blocks across, and down in the upper 16 bits. */
  addComponent(h: number, v: number): number;
  /** Stores the input row as row `y` of a component's blocks: 64 × `i16` each, by zigzag index. */
  takeBlocks(component: number, y: number): void;
  /**
   * Counts the symbols of a scan in one of `every` rows of blocks, and records them for `write`. Nothing is allocated
   * afterwards. Returns the bits beside the Huffman codes.
   */
  count(component: number, ss: number, se: number, ah: number, al: number, every: number, isRecorded: boolean): number;
  /** Writes the entropy-coded segment of the recorded scan. Returns its end. */
  write(to: number): number;
}

/**
 * Instantiates the kernel for one picture.
 * @param module the compiled `kernel.wasm`
 * @param memory used by this instance alone; its first two pages are zero
 */
export const newKernel = (module: WebAssembly.Module, memory = newMemory()): Kernel =>
  new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;
