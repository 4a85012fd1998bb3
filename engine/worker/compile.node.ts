import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Compiles `vips.wasm`, for workers in Node and for code that starts libvips without a worker. */
export async function compileVips(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('wasm-vips/vips.wasm')));
}
