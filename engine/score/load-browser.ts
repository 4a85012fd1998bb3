import url from './kernel.wasm?url';

/** The compiled metric, fetched when it is first asked for. */
export function loadKernel(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}
