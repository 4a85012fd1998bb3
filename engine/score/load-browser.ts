import url from './kernel.wasm?url';

/** Fetches and compiles the metric's module. */
export function loadKernel(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}
