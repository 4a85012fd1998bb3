import url from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url';

let loading: Promise<WebAssembly.Module> | undefined;

/** Fetches and compiles oxipng. */
export function loadPacker(): Promise<WebAssembly.Module> {
  loading ??= WebAssembly.compileStreaming(fetch(url)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
