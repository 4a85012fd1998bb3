import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { calc_s2, initSync, new_buffer } from 'calc-s2-rust/calc_s2_rust.js';

/** Rows of RGB, 8 bits, sRGB. */
export interface Rgb {
  data: Uint8Array;
  width: number;
  height: number;
}

const wasm = initSync(
  (await readFile(fileURLToPath(import.meta.resolve('calc-s2-rust/calc_s2_rust_bg.wasm')))) as BufferSource,
);

function put(key: string, { data }: Rgb): void {
  const address = new_buffer(key, data.length);
  new Uint8Array(wasm.memory.buffer, address, data.length).set(data);
}

/**
 * SSIMULACRA2 (Sneyers 2022; here rust-av's implementation in WebAssembly): 100 is the same picture, 90 is
 * indistinguishable, 70 is high and 50 medium quality.
 */
export function ssimulacra2(original: Rgb, distorted: Rgb): number {
  if (original.width !== distorted.width || original.height !== distorted.height) {
    throw new RangeError(
      `Expected ${original.width} × ${original.height}, received ${distorted.width} × ${distorted.height}`,
    );
  }
  put('original', original);
  put('distorted', distorted);
  // The call frees both buffers.
  return calc_s2('original', 'distorted', original.width, original.height);
}
