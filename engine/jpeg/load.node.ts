import { readFile } from 'node:fs/promises';

/** The compiled encoder, for Node. */
export async function loadJpegEncoder(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./kernel.wasm', import.meta.url)));
}
