import { readFile } from 'node:fs/promises';

/** Replaces `engine/packing/load.node.ts`, because the package has its own copy of oxipng. */
export async function loadPacker(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./picwright-assets/oxipng.wasm', import.meta.url)));
}
