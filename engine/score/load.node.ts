import { readFile } from 'node:fs/promises';

/** Reads and compiles the metric's module, in Node. */
export async function loadKernel(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./kernel.wasm', import.meta.url)));
}
