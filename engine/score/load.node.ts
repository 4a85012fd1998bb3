import { readFile } from 'node:fs/promises';

/** The compiled metric, for Node. */
export async function loadKernel(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./kernel.wasm', import.meta.url)));
}
