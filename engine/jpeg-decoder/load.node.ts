import { readFile } from 'node:fs/promises';

/** The compiled decoder, for Node. */
export async function loadJpegDecoder(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./kernel.wasm', import.meta.url)));
}
