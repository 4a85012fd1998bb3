import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Reads and compiles oxipng, in Node. */
export async function loadPacker(): Promise<WebAssembly.Module> {
  const path = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  return WebAssembly.compile(await readFile(path));
}
