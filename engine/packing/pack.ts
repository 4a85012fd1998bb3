import { fetchPart } from '../fetch-part.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Size } from '../geometry.ts';
import type { Warn } from '../warn.ts';

/** Fetches and compiles what packs a format's files. */
export type LoadPacker = () => Promise<WebAssembly.Module>;

/** The same file in fewer bytes, or as it is. */
export type Pack = (
  format: Format,
  bytes: Uint8Array<ArrayBuffer>,
  of: Size & Pick<EncodeOptions, 'effort'> & { frames: number },
) => Promise<Uint8Array<ArrayBuffer>>;

/** It takes 12 bytes of memory and up to half a microsecond a pixel: a large picture would be waited for. */
const MOST_PIXELS = 5e6;

/** Nobody waits for a draft, and a quick picture is waited for. */
const IS_WORTH_IT: Readonly<Record<EncodeOptions['effort'], boolean>> = {
  draft: false,
  quick: false,
  usual: true,
  best: true,
};

/** Has what packs a format's files at hand, with the first file that may be written so: later there may be no network. */
export async function fetchPacker(load: LoadPacker | undefined, format: Format): Promise<void> {
  if (!load || !format.packs) return;
  await Promise.all([load(), fetchPart(() => import('./oxipng.ts'))]);
}

/** Without a packer, or where it fails, files stay as they are: they are as good, and somewhat larger. */
export function packWith(load: LoadPacker | undefined, warn: Warn | undefined): Pack {
  return async (format, bytes, { width, height, frames, effort }) => {
    // The packer knows the stills alone.
    if (!load || !format.packs || frames > 1 || !IS_WORTH_IT[effort] || width * height > MOST_PIXELS) return bytes;
    try {
      const { packPng } = await fetchPart(() => import('./oxipng.ts'));
      return await packPng(await load(), bytes);
    } catch (error) {
      warn?.(`A file could not be packed: ${String(error)}`);
      return bytes;
    }
  };
}
