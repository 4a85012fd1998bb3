/** What `kernel/index.ts`, compiled, hands out: addresses of its tables, and what is done. */
export interface Kernel {
  memory: WebAssembly.Memory;
  placesOf(): number;
  settingsOf(): number;
  meanPricesOf(): number;
  inverseOf(): number;
  pricesOf(): number;
  slowPricesOf(): number;
  weightsOf(): number;
  countsOf(): number;
  codesOf(): number;
  outputOf(bytes: number): number;
  open(width: number, height: number, colour: number, channels: number): number;
  takeRow(): void;
  finish(): void;
  count(part: number, start: number, end: number, high: number, low: number, every: number): number;
  write(to: number, part: number, start: number, end: number, high: number, low: number): number;
}

/** A fresh instance, for one picture; its memory goes when it does. @param module the compiled `kernel.wasm` */
export const newKernel = (module: WebAssembly.Module): Kernel =>
  new WebAssembly.Instance(module).exports as unknown as Kernel;
