import { newMemory } from '../encoder/kernel-memory.ts';

/** The exports of `kernel/index.ts`. Addresses are offsets in `memory`; outcomes are 0 or a number of `REFUSALS`, from 1. */
export interface Kernel {
  memory: WebAssembly.Memory;
  definitionOf(): number;
  buildTable(slot: number): number;
  addComponent(h: number, v: number): void;
  openFrame(width: number, height: number, samples: number, keep: boolean): void;
  scaleTo(samples: number): void;
  tableOf(component: number): number;
  limitDc(component: number): void;
  openInput(fileBytes: number): void;
  needsInput(): boolean;
  makeRoom(): number;
  inputAddress(): number;
  addInput(bytes: number, last: boolean): void;
  beginScan(): void;
  addToScan(component: number, dc: number, ac: number): void;
  openScan(progressive: boolean, ss: number, se: number, ah: number, al: number, restartInterval: number): number;
  scanRow(): number;
  mcusDone(): number;
  mcusOfScan(): number;
  unread(): number;
  openPixels(ycc: boolean): number;
  pixelRows(row: number): number;
  blocksOf(component: number): number;
  columnsOf(component: number): number;
  acrossOf(component: number): number;
  downOf(component: number): number;
}

/**
 * Instantiates the kernel for one file.
 * @param module the compiled `kernel.wasm`
 * @param memory used by this instance alone; its first two pages are zero
 */
export const newKernel = (module: WebAssembly.Module, memory = newMemory()): Kernel =>
  new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernel;
