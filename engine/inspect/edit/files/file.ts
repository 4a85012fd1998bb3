import { concatenate } from '../../../bytes/concatenate.ts';
import type { DetailKind, FilePart } from '../../../details/part.ts';
import type { Carried } from '../../../metadata/carried.ts';
import type { Changes } from '../changes.ts';

/** Blocks of a file's metadata. */
export interface Blocks {
  /** EXIF from its TIFF header on. A TIFF file is such a block itself. */
  exif?: Uint8Array | undefined;
  xmp?: string | undefined;
  /** Datasets without a block around them; only for files that hold them. */
  iptc?: Uint8Array | undefined;
}

/** Edits the files of a format. */
export interface EditFiles {
  /** @returns undefined for a file whose blocks cannot be read whole */
  read(bytes: Uint8Array): Blocks | undefined | Promise<Blocks | undefined>;
  /**
   * Puts blocks in place of a file's own. Everything else stays byte for byte.
   * @param changed the blocks that are not as they were
   * @param changes for texts of the format's own, which go if blocks have them
   * @returns undefined if the file cannot hold one of them
   */
  replace(bytes: Uint8Array<ArrayBuffer>, changed: Blocks, changes: Changes): Uint8Array<ArrayBuffer> | undefined;
  holdsIptc: boolean;
  /** Sets the resolution that the format states besides EXIF. */
  withDpi?(bytes: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer>;
}

export const blocksOf = ({ exif, xmp, iptc }: Carried): Blocks => ({ exif, xmp, iptc });

/**
 * Returns a file without the parts of the blocks that are replaced, and what follows the picture.
 * @param parts all of the file, in order
 */
export function withoutBlocks(
  bytes: Uint8Array,
  parts: Iterable<FilePart>,
  { exif, xmp }: Blocks,
  goes: (part: FilePart) => boolean = () => false,
): { file: Uint8Array<ArrayBuffer>; trailer: Uint8Array } {
  const gone: ReadonlySet<DetailKind | undefined> = new Set([
    ...(exif ? ['exif' as const] : []),
    ...(xmp === undefined ? [] : ['xmp' as const]),
  ]);
  const all = [...parts];
  const content = ({ start, end }: FilePart) => bytes.subarray(start, end);
  const [trailers, kept] = [
    all.filter(({ name }) => name === 'trailer'),
    all.filter((part) => part.name !== 'trailer' && !gone.has(part.kind) && !goes(part)),
  ];
  return { file: concatenate(kept.map(content)), trailer: concatenate(trailers.map(content)) };
}
