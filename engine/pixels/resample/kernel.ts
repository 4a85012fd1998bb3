/** The exports of `kernel/index.ts`. Addresses are offsets in `memory`. */
export interface Kernel {
  memory: WebAssembly.Memory;
  openRows(
    channels: number,
    rowBytes: number,
    count: number,
    taps: number,
    left: number,
    right: number,
    outBytes: number,
  ): void;
  tableOf(bytes: number): number;
  rowAt(row: number): number;
  sumAt(): number;
  outAt(): number;
  addToMean(row: number, weight: number): void;
  writeMean(row: number, count: number): void;
  shrinkRow(row: number, pixels: number, count: number): void;
  sumRows(first: number, last: number, taps: number, weights: number): void;
  sumPixels(pixels: number, count: number, taps: number, offsets: number, weights: number): void;
}

/** A new instance, which resamples one picture. @param module the compiled `kernel.wasm` */
export const newKernel = (module: WebAssembly.Module): Kernel =>
  new WebAssembly.Instance(module).exports as unknown as Kernel;
