import { readFile } from 'node:fs/promises';
import type { ModuleName } from '../engine/worker/modules.ts';

/** In place of `engine/worker/modules.node.ts`: the package has its own copies of these files. */
export async function compileModule(name: ModuleName | 'vips'): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL(`./picwright-assets/${name}.wasm`, import.meta.url)));
}
