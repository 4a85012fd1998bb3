import { concatenate } from '../../../engine/bytes/concatenate.ts';

/**
 * Vite puts smaller assets into `data:` addresses, which a policy without `data:` in `connect-src` blocks: then the engine's JPEG codec
 * cannot start.
 */
export const INLINE_LIMIT = 4096;

/** The id of a custom section, which engines skip (WebAssembly 2.0, section 5.5.3), and the length of its name. */
const CUSTOM = 0;
const NAME = new TextEncoder().encode('padding');

/** Returns a number in LEB128, in five bytes. */
const leb128 = (value: number): number[] =>
  [0, 7, 14, 21, 28].map((shift, i) => ((value >>> shift) & 0x7f) | (i < 4 ? 0x80 : 0));

/** Returns a WebAssembly module that is above the limit, with a custom section of zeros if it was below. */
export function aboveInlineLimit(module: Uint8Array): Uint8Array {
  const missing = INLINE_LIMIT - module.length;
  if (missing <= 0) return module;
  const content = concatenate([new Uint8Array([NAME.length]), NAME, new Uint8Array(missing)]);
  return concatenate([module, new Uint8Array([CUSTOM, ...leb128(content.length)]), content]);
}
