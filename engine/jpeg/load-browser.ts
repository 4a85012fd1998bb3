import url from './kernel.wasm?url';

/** The compiled encoder. */
export function loadJpegEncoder(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}
