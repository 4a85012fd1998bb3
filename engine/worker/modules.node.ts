import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const inPackage = (path: string) => createRequire(import.meta.url).resolve(path);

/** The package replaces this file, since it has its own copies (`package/modules.node.ts`). */
const FILES = {
  jpeg: () => new URL('../codecs/jpeg/encoder/kernel.wasm', import.meta.url),
  'jpeg-decoder': () => new URL('../codecs/jpeg/decoder/kernel.wasm', import.meta.url),
  png: () => new URL('../codecs/png/kernel.wasm', import.meta.url),
  resample: () => new URL('../pixels/resample/kernel.wasm', import.meta.url),
  score: () => new URL('../score/kernel.wasm', import.meta.url),
  vips: () => inPackage('wasm-vips/vips.wasm'),
};

/** Reads and compiles a WebAssembly module, in Node. */
export async function compileModule(name: keyof typeof FILES): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(FILES[name]()));
}
