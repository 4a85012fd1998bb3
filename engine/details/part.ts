import { concatenate } from '../bytes/concatenate.ts';
import { isImageError } from '../errors/errors.ts';
import { hasThumbnail } from '../metadata/exif.ts';

/*
 * Where metadata can be in a file. Each format has a table of its chunks, segments, boxes or fields, and a walker that yields the
 * parts of a file with what they are.
 */

/** What a part is, if the picture does not need it. */
export type DetailKind =
  | 'exif'
  | 'xmp'
  /** Datasets of IPTC, bare or in Photoshop's block. */
  | 'iptc'
  /** Texts and comments: author, description, software, the prompt of a generator. */
  | 'text'
  /** A time of creation or change that is a part of its own. */
  | 'time'
  /** A manifest of C2PA (Content Credentials), or other JUMBF. */
  | 'credentials'
  | 'thumbnail'
  /** Further pictures after the picture. */
  | 'picture'
  | 'video'
  /** Data of programs, unknown parts, and bytes after the end of the picture. */
  | 'other';

interface Range {
  from: number;
  to: number;
}

/** A part of a file. */
export interface FilePart {
  /** Its name in the format's specification. */
  name: string;
  /** Offsets in the file. */
  start: number;
  end: number;
  /** Absent for what the picture needs: pixels, colours, orientation, resolution, timing. */
  kind?: DetailKind | undefined;
  /** The content of a part that can be shortened, without its length, name and checksum. */
  content?: Range | undefined;
  /** The block inside of the content, if it can be read: EXIF from its TIFF header on, a packet of XMP, a text. */
  block?: Range | undefined;
}

/** What a file keeps of its metadata. */
export interface Keeping {
  /** Returns what stays of a block, the block itself if all of it does; undefined for nothing. */
  block(kind: DetailKind, block: Uint8Array): Uint8Array | undefined;
  /** Whether a field of a TIFF stays that the picture does not need. */
  field(directory: DirectoryKind, tag: number): boolean;
}

/** The directories of a TIFF or of EXIF. The image's also holds texts. */
export type DirectoryKind = 'image' | 'exif' | 'gps' | 'thumbnail';

/** Nothing stays. */
export const NOTHING: Keeping = { block: () => undefined, field: () => false };

/** What is known about the metadata of a format's files. */
export interface Details {
  /**
   * Yields the parts of a file in order.
   * @throws {ImageError} `unreadable`
   * @throws {RangeError} if the file is truncated
   */
  parts(bytes: Uint8Array): Iterable<FilePart>;
  /** Whether metadata of this file is removed by an encode only. */
  takesEncode?(bytes: Uint8Array): boolean;
  /**
   * Removes metadata without an encode: the bytes of the picture stay.
   * @param orientation 1 to 8; kept, unless the pixels are stored upright
   * @returns undefined if only an encode removes it
   * @throws as `parts`
   */
  keepOnly(bytes: Uint8Array, keeping: Keeping, orientation: number): Uint8Array<ArrayBuffer> | undefined;
}

/** Facts for a probe. */
export interface DetailFacts {
  metadata: boolean;
  details?: DetailKind[];
  metadataTakesEncode?: true;
}

/** EXIF may contain a thumbnail. */
function kindsIn(bytes: Uint8Array, { kind, block }: FilePart): DetailKind[] {
  if (!kind) return [];
  return kind === 'exif' && block && hasThumbnail(bytes.subarray(block.from, block.to)) ? [kind, 'thumbnail'] : [kind];
}

/** Returns the facts about a file's metadata. A file that cannot be parsed may have some. */
export function detailFacts({ parts, takesEncode }: Omit<Details, 'keepOnly'>, bytes: Uint8Array): DetailFacts {
  try {
    const kinds = new Set([...parts(bytes)].flatMap((part) => kindsIn(bytes, part)));
    if (kinds.size === 0) return { metadata: false };
    return { metadata: true, details: [...kinds], ...(takesEncode?.(bytes) && { metadataTakesEncode: true }) };
  } catch (error) {
    if (!(error instanceof RangeError) && !isImageError(error)) throw error;
    return { metadata: true, metadataTakesEncode: true };
  }
}

/** Whether there is nothing but padding. */
export function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  const [first = 0] = bytes.subarray(from, to);
  if (first !== 0 && first !== 0x20) return from >= to;
  for (let at = from; at < to; at++) if (bytes[at] !== first) return false;
  return true;
}

/** Returns a part for the bytes after the picture; none if there are none, or padding only. */
export function trailerFrom(bytes: Uint8Array, start: number): FilePart[] {
  if (start >= bytes.length) return [];
  const kind = isBlank(bytes, start, bytes.length) ? undefined : 'other';
  return [{ name: 'trailer', start, end: bytes.length, kind }];
}

/**
 * Returns the bytes of a part that stay.
 * @param write serialises a part with other content
 */
export function keptBytes(
  bytes: Uint8Array,
  part: FilePart,
  keeping: Keeping,
  write: (part: FilePart, content: Uint8Array) => Uint8Array,
): Uint8Array | undefined {
  const whole = bytes.subarray(part.start, part.end);
  const { kind, content, block } = part;
  if (!kind) return whole;
  if (!content || !block) return undefined;
  const given = bytes.subarray(block.from, block.to);
  const kept = keeping.block(kind, given);
  if (!kept || kept === given) return kept && whole;
  return write(
    part,
    concatenate([bytes.subarray(content.from, block.from), kept, bytes.subarray(block.to, content.to)]),
  );
}
