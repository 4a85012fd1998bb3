import type { EncodeOptions } from '../formats/format.ts';
import { pngChunks } from '../metadata/png-chunks.ts';

/*
 * oxipng (https://github.com/shssoichiro/oxipng), compiled by @jsquash/oxipng: reduces the bit depth, uses a palette if it is
 * lossless, and chooses the filters that compress best. Pixels and metadata do not change.
 */

/** The used exports of the module, with wasm-bindgen's calling convention. The package's own glue code would keep one instance for ever. */
interface Exports {
  memory: WebAssembly.Memory;
  __wbindgen_add_to_stack_pointer(bytes: number): number;
  __wbindgen_malloc(bytes: number, align: number): number;
  /** Writes address and length of the output to `result`, and frees `from`. */
  optimise(result: number, from: number, bytes: number, level: number, interlace: number, alpha: number): void;
}

/**
 * From 0 to 6. The second takes twice as long. It saves up to 11% of a screenshot of text, which needs no filters, and less than 1% of
 * most others (docs/decisions/0042-palette-kernel.md).
 */
const LEVEL = { draft: 1, quick: 1, usual: 1, best: 2 } as const satisfies Record<EncodeOptions['effort'], number>;

/** Offset of the colour type in `IHDR`, and its bit for colour. */
const COLOUR_TYPE_AT = 25;
const COLOUR = 2;

/** A grey PNG cannot have an RGB profile (PNG, third edition, section 11.3.2.3); readers ignore it. */
function lostItsProfile(before: Uint8Array, after: Uint8Array): boolean {
  const [had, has] = [before, after].map((png) => (png[COLOUR_TYPE_AT] ?? 0) & COLOUR);
  if (had === has) return false;
  return [...pngChunks(before)].some(({ type }) => type === 'iCCP');
}

/**
 * Compresses a PNG losslessly. Returns the input if that saves nothing.
 * @param module the compiled `squoosh_oxipng_bg.wasm`
 * @throws {WebAssembly.RuntimeError} if memory runs out, or the input is not a PNG
 */
export async function packPng(
  module: WebAssembly.Module,
  png: Uint8Array<ArrayBuffer>,
  effort: EncodeOptions['effort'] = 'usual',
): Promise<Uint8Array<ArrayBuffer>> {
  // A new instance per file, since WebAssembly memory never shrinks and is freed with the instance.
  const { exports } = await WebAssembly.instantiate(module, {
    wbg: {
      __wbindgen_throw: () => {
        throw new WebAssembly.RuntimeError('oxipng gave up');
      },
    },
  });
  const wasm = exports as unknown as Exports;
  const from = wasm.__wbindgen_malloc(png.length, 1);
  new Uint8Array(wasm.memory.buffer).set(png, from);
  const result = wasm.__wbindgen_add_to_stack_pointer(-16);
  wasm.optimise(result, from, png.length, LEVEL[effort], 0, 0);
  const [address, bytes] = new Uint32Array(wasm.memory.buffer, result, 2);
  const packed = new Uint8Array(wasm.memory.buffer, address, bytes).slice();
  return packed.length < png.length && !lostItsProfile(png, packed) ? packed : png;
}
