import { fetchPart } from '../../../errors/fetch-part.ts';
import type { Warn } from '../../../errors/warn.ts';
import type { Effort } from '../../../formats/effort.ts';
import type { Size } from '../../../geometry/steps.ts';
import type { LoadPngKernel } from '../load-kernel.ts';

/** A format, as far as packing goes. */
interface Packed {
  packs?: true;
}

/** Resolves to the same picture in fewer bytes, or to undefined if that fails. */
export type Pack = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Resolves to what packs a file, or to undefined if that is not worth the time, or the packer cannot be fetched. */
export type FindPack = (
  format: Packed,
  of: Size & { effort: Effort } & { frames: number },
) => Promise<Pack | undefined>;

/** The packer takes 25 to 50 bytes of memory and up to half a microsecond per pixel, too much for large pictures. */
const MAX_PIXELS = 5e6;

/** Whether packing is worth its time: drafts are never delivered, and `quick` has to be fast. */
const IS_WORTH_IT: Readonly<Record<Effort, boolean>> = {
  draft: false,
  quick: false,
  usual: true,
  best: true,
};

/** Whether files of a picture are packed at all: the packer supports stills only. */
export const mayPack = ({ packs }: Packed, { width, height, frames }: Size & { frames: number }): boolean =>
  packs === true && frames === 1 && width * height <= MAX_PIXELS;

const fetchPackPng = () => fetchPart(() => import('./pack-png.ts'));

/** Fetches a format's packer in advance, since there may be no network later. */
export async function fetchPacker(load: LoadPngKernel | undefined, format: Packed): Promise<void> {
  if (!load || !format.packs) return;
  await Promise.all([load(), fetchPackPng()]);
}

/** Returns a function that finds the packer of a file. Files that are not packed are only larger. */
export function packsWith(load: LoadPngKernel | undefined, warn: Warn | undefined): FindPack {
  const warned = (error: unknown): undefined => {
    warn?.(`A file could not be packed: ${String(error)}`);
  };
  return async (format, { effort, ...picture }) => {
    if (!load || !IS_WORTH_IT[effort] || !mayPack(format, picture)) return undefined;
    try {
      const [module, { packPng }] = await Promise.all([load(), fetchPackPng()]);
      return (bytes) => packPng(module, bytes, effort).catch(warned);
    } catch (error) {
      return warned(error);
    }
  };
}
