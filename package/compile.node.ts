import { readFile } from 'node:fs/promises';

/** Replaces `engine/worker/compile.node.ts`, because the package has its own copy of `vips.wasm`. */
export async function compileVips(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('./picwright-assets/vips.wasm', import.meta.url)));
}
