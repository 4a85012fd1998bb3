import url from './kernel.wasm?url';

/** The compiled decoder. */
export function loadJpegDecoder(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}
