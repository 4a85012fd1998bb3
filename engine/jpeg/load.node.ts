import { readFile } from 'node:fs/promises';

/** Reads and compiles the encoder in Node. */
export async function loadJpegEncoder(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./kernel.wasm', import.meta.url)));
}
