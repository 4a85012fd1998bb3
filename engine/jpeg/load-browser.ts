import url from './kernel.wasm?url';

/** Fetches and compiles the encoder. Rejects if the file cannot be fetched. */
export function loadJpegEncoder(): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}
