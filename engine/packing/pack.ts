import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';

/** Fetches and compiles a format's packer. */
export type LoadPacker = () => Promise<WebAssembly.Module>;

/** Returns the same picture in fewer bytes, or the file unchanged. */
export type Pack = (
  format: Format,
  bytes: Uint8Array<ArrayBuffer>,
  of: Size & Pick<EncodeOptions, 'effort'> & { frames: number },
) => Promise<Uint8Array<ArrayBuffer>>;

/** oxipng takes 12 bytes of memory and up to half a microsecond per pixel, too slow for large pictures. */
const MAX_PIXELS = 5e6;

/** Whether packing is worth its time: drafts are never delivered, and `quick` has to be fast. */
const IS_WORTH_IT: Readonly<Record<EncodeOptions['effort'], boolean>> = {
  draft: false,
  quick: false,
  usual: true,
  best: true,
};

/** Fetches a format's packer in advance, since there may be no network later. */
export async function fetchPacker(load: LoadPacker | undefined, format: Format): Promise<void> {
  if (!load || !format.packs) return;
  await Promise.all([load(), fetchPart(() => import('./oxipng.ts'))]);
}

/** Returns a function that packs files. Without a packer, or if it fails, files stay as they are, which is only larger. */
export function packWith(load: LoadPacker | undefined, warn: Warn | undefined): Pack {
  return async (format, bytes, { width, height, frames, effort }) => {
    // The packer supports stills only.
    if (!load || !format.packs || frames > 1 || !IS_WORTH_IT[effort] || width * height > MAX_PIXELS) return bytes;
    try {
      const { packPng } = await fetchPart(() => import('./oxipng.ts'));
      return await packPng(await load(), bytes, effort);
    } catch (error) {
      warn?.(`A file could not be packed: ${String(error)}`);
      return bytes;
    }
  };
}
