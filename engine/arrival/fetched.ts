import { type Watch, whileHeard } from './while-heard.ts';

/** Reads a body to its end. @param heard is called with the length of each piece */
export async function readOn({ body }: Response, heard: (length: number) => void): Promise<void> {
  const reader = body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) heard(piece.value.length);
}

async function fetched(address: string, { signal, heard, arrived }: Watch): Promise<Response> {
  const response = await fetch(address, { signal });
  heard();
  // A clone, because a stream around the body would lose Chromium's cache of compiled code. An error is reported by the original.
  readOn(response.clone(), heard).then(arrived, () => {});
  return response;
}

/** Browsers compile only this type while it arrives, and servers without a record of the ending send another one. */
const WASM = 'application/wasm';

/**
 * Fetches a WebAssembly module and compiles it while it downloads, or afterwards if its media type is not that of WebAssembly.
 * @throws {TypeError} if it cannot be fetched
 * @throws {DOMException} `TimeoutError` if nothing arrives for 20 seconds
 */
export function compileFetched(address: string): Promise<WebAssembly.Module> {
  return whileHeard(async (watch) => {
    const response = await fetched(address, watch);
    const type = response.headers.get('Content-Type');
    if (type === WASM || !response.ok) return WebAssembly.compileStreaming(response);
    const bytes = await response.arrayBuffer();
    // A page for unknown addresses, for example.
    if (!WebAssembly.validate(bytes)) throw new TypeError(`${address}: no WebAssembly, but ${type}`);
    return WebAssembly.compile(bytes);
  });
}

/**
 * Fetches a file.
 * @throws {TypeError} if it cannot be fetched
 * @throws {DOMException} `TimeoutError` if nothing arrives for 20 seconds
 */
export function fetchBlob(address: string): Promise<Blob> {
  return whileHeard(async (watch) => {
    const response = await fetched(address, watch);
    if (!response.ok) throw new TypeError(`${address}: ${response.status}`);
    return response.blob();
  });
}
