import type { Samples } from '../../../pixels/pixels.ts';
import { inFewerColours } from './reduced.ts';

/** Samples of alpha from here on are opaque, the others transparent. */
const OPAQUE_FROM = 128;

/**
 * Reduces a picture to at most `count` colours, one of which may be transparent, as formats hold them that have palettes alone.
 * @param module the compiled `kernel.wasm`
 * @param count from 2 to 256
 * @returns samples with the same channels
 * @throws {WebAssembly.RuntimeError} if memory runs out
 */
export function inFewColours(
  module: WebAssembly.Module,
  samples: Samples,
  count: number,
): Samples & { data: Uint8Array<ArrayBuffer> } {
  const { width, height, channels } = samples;
  const data = new Uint8Array(samples.data);
  for (let i = 3; channels === 4 && i < data.length; i += 4) data[i] = (data[i] ?? 0) < OPAQUE_FROM ? 0 : 255;
  return inFewerColours(module, { data, width, height, channels }, count);
}
