import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';

/** Fetches and compiles a format's packer. */
export type LoadPacker = () => Promise<WebAssembly.Module>;

export interface Packer {
  /** Whether a file is worth the time. */
  packs(format: Format, of: Size & Pick<EncodeOptions, 'effort'> & { frames: number }): boolean;
  /** Fetches the packer. Resolves to undefined if that fails. */
  fetch(): Promise<PackStored | undefined>;
}

/** Resolves to the same picture in fewer bytes, or to undefined if that fails. */
export type PackStored = (
  bytes: Uint8Array<ArrayBuffer>,
  effort: EncodeOptions['effort'],
) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** The packer takes 25 to 50 bytes of memory and up to half a microsecond per pixel, too much for large pictures. */
const MAX_PIXELS = 5e6;

/** Whether packing is worth its time: drafts are never delivered, and `quick` has to be fast. */
const IS_WORTH_IT: Readonly<Record<EncodeOptions['effort'], boolean>> = {
  draft: false,
  quick: false,
  usual: true,
  best: true,
};

const fetchPackPng = () => fetchPart(() => import('./pack-png.ts'));

/** Fetches a format's packer in advance, since there may be no network later. */
export async function fetchPacker(load: LoadPacker | undefined, format: Format): Promise<void> {
  if (!load || !format.packs) return;
  await Promise.all([load(), fetchPackPng()]);
}

/** Returns the packer of files. */
export function packerWith(load: LoadPacker | undefined, warn: Warn | undefined): Packer {
  const warned = (error: unknown): undefined => {
    warn?.(`A file could not be packed: ${String(error)}`);
  };
  return {
    packs: (format, { width, height, frames, effort }) =>
      // Stills alone.
      load !== undefined &&
      format.packs === true &&
      frames === 1 &&
      IS_WORTH_IT[effort] &&
      width * height <= MAX_PIXELS,
    async fetch() {
      try {
        if (!load) return undefined;
        const [module, { packPng }] = await Promise.all([load(), fetchPackPng()]);
        return (bytes, effort) => packPng(module, bytes, effort).catch((error) => warned(error));
      } catch (error) {
        return warned(error);
      }
    },
  };
}
