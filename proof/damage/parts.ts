import { crc32 } from 'node:zlib';
import type { Random } from './random.ts';

/*
 * Splits files into the parts of their format, so that damage reaches behind checksums and lengths. The bytes before
 * the first part and after the last are kept, so that joining all parts restores the file.
 */

export interface Part {
  /** For example "APP1", "IHDR", "VP8X", "tag 259". */
  kind: string;
  bytes: Buffer;
  /** The offset of the content within the part. */
  content: number;
}

interface Anatomy {
  recognises(bytes: Buffer): boolean;
  split(bytes: Buffer): Part[];
  /** Updates the length or the checksum after a change of the content. */
  seal(part: Part): Part;
}

const JPEG_ALONE = new Set([0xd8, 0xd9, 0x01]);

const jpeg: Anatomy = {
  recognises: (bytes) => bytes.readUInt16BE(0) === 0xffd8,
  split: (bytes) => {
    const parts: Part[] = [];
    let at = 0;
    while (at + 4 <= bytes.length && bytes[at] === 0xff) {
      const marker = bytes[at + 1] ?? 0;
      const isScan = marker === 0xda;
      const length = JPEG_ALONE.has(marker) ? 2 : 2 + bytes.readUInt16BE(at + 2);
      const next = isScan ? endOfScan(bytes, at + length) : at + length;
      parts.push({ kind: marker.toString(16), bytes: bytes.subarray(at, next), content: Math.min(4, length) });
      at = next;
    }
    return withRest(parts, bytes, at);
  },
  seal: (part) => {
    const isPlain = part.content === 4 && part.kind !== 'da' && part.bytes.length <= 65_537;
    if (isPlain) part.bytes.writeUInt16BE(part.bytes.length - 2, 2);
    return part;
  },
};

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const png: Anatomy = {
  recognises: (bytes) => bytes.toString('latin1', 1, 4) === 'PNG',
  split: (bytes) =>
    lengthsFirst(bytes, 8, (at) => ({
      kind: bytes.toString('latin1', at + 4, at + 8),
      size: 12 + bytes.readUInt32BE(at),
      content: 8,
    })),
  seal: (part) => {
    const { bytes } = part;
    if (bytes.length < 12) return part;
    bytes.writeUInt32BE(bytes.length - 12, 0);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
    return part;
  },
};

const webp: Anatomy = {
  recognises: (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP',
  split: (bytes) =>
    lengthsFirst(bytes, 12, (at) => {
      const length = bytes.readUInt32LE(at + 4);
      return { kind: bytes.toString('latin1', at, at + 4), size: 8 + length + (length % 2), content: 8 };
    }),
  seal: (part) => {
    if (part.bytes.length >= 8) part.bytes.writeUInt32LE(part.bytes.length - 8, 4);
    return part;
  },
};

/** AVIF and HEIC: the outer boxes, and the boxes within `meta`. */
const boxes: Anatomy = {
  recognises: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  split: (bytes) =>
    lengthsFirst(bytes, 0, (at) => {
      const kind = bytes.toString('latin1', at + 4, at + 8);
      // Its own header and version form one part, and its content is split further.
      return kind === 'meta' ? { kind, size: 12, content: 12 } : { kind, size: bytes.readUInt32BE(at), content: 8 };
    }),
  seal: (part) => {
    if (part.content === 8 && part.bytes.length >= 8) part.bytes.writeUInt32BE(part.bytes.length, 0);
    return part;
  },
};

/** The entries of a TIFF's first directory. The bytes before and after it are one part each. */
const tiff: Anatomy = {
  recognises: (bytes) => bytes.readUInt32LE(0) === 0x002a_4949,
  split: (bytes) => {
    const start = bytes.readUInt32LE(4);
    const count = bytes.readUInt16LE(start);
    const parts: Part[] = [{ kind: 'header', bytes: bytes.subarray(0, start + 2), content: start + 2 }];
    for (let i = 0; i < count; i++) {
      const at = start + 2 + i * 12;
      parts.push({ kind: `tag ${bytes.readUInt16LE(at)}`, bytes: bytes.subarray(at, at + 12), content: 2 });
    }
    return withRest(parts, bytes, start + 2 + count * 12);
  },
  seal: (part) => part,
};

const ANATOMIES = [jpeg, png, webp, boxes, tiff];

function withRest(parts: Part[], bytes: Buffer, at: number): Part[] {
  const rest = bytes.subarray(at);
  return rest.length > 0 ? [...parts, { kind: 'rest', bytes: rest, content: rest.length }] : parts;
}

function lengthsFirst(
  bytes: Buffer,
  start: number,
  read: (at: number) => { kind: string; size: number; content: number },
): Part[] {
  const parts: Part[] = start ? [{ kind: 'signature', bytes: bytes.subarray(0, start), content: start }] : [];
  let at = start;
  while (at + 8 <= bytes.length) {
    const { kind, size, content } = read(at);
    if (size < content) break;
    parts.push({ kind, bytes: bytes.subarray(at, at + size), content });
    at += size;
  }
  return withRest(parts, bytes, at);
}

/** One way of damaging a file by its parts. */
export type MutateParts = (parts: Part[], random: Random, seal: (part: Part) => Part) => Part[];

const place = (parts: Part[], random: Random) => (parts.length > 1 ? 1 + random.below(parts.length - 1) : 0);

function withContent(part: Part, content: Buffer): Part {
  return { ...part, bytes: Buffer.concat([part.bytes.subarray(0, part.content), content]) };
}

export const PART_MUTATORS: Readonly<Record<string, MutateParts>> = {
  'a part left out': (parts, random) => parts.toSpliced(place(parts, random), 1),
  'a part said twice': (parts, random) => {
    const at = place(parts, random);
    return parts.toSpliced(at, 0, ...parts.slice(at, at + 1));
  },
  'a part said a thousand times': (parts, random) => {
    const at = place(parts, random);
    const part = parts[at];
    const times = part ? Math.min(1000, Math.ceil(500_000 / (part.bytes.length + 1))) : 0;
    return part ? parts.toSpliced(at, 0, ...Array<Part>(times).fill(part)) : parts;
  },
  'parts in another order': (parts, random) => {
    const [from, to] = [place(parts, random), place(parts, random)];
    const moved = parts[from];
    return moved ? parts.toSpliced(from, 1).toSpliced(to, 0, moved) : parts;
  },
  'bits of a part flipped, its checksum right': (parts, random, seal) => {
    const at = place(parts, random);
    const part = parts[at];
    if (!part || part.bytes.length <= part.content) return parts;
    const bytes = Buffer.from(part.bytes);
    for (let i = 1 + random.below(6); i > 0; i--) {
      const bit = part.content + random.below(bytes.length - part.content);
      bytes[bit] = (bytes[bit] ?? 0) ^ (1 << random.below(8));
    }
    return parts.with(at, seal({ ...part, bytes }));
  },
  'a part of noise, its checksum right': (parts, random, seal) => {
    const at = place(parts, random);
    const part = parts[at];
    if (!part) return parts;
    const room = Math.max(0, Math.min(part.bytes.length - part.content, 4096));
    return parts.with(at, seal(withContent(part, random.bytes(room))));
  },
  'a part cut short, its checksum right': (parts, random, seal) => {
    const at = place(parts, random);
    const part = parts[at];
    if (!part || part.bytes.length <= part.content) return parts;
    const end = part.content + random.below(part.bytes.length - part.content);
    return parts.with(at, seal({ ...part, bytes: Buffer.from(part.bytes.subarray(0, end)) }));
  },
};

/** @returns undefined if the format's parts are not supported, or the file has too few */
export function mutateParts(bytes: Buffer, mutate: MutateParts, random: Random): Buffer | undefined {
  const anatomy = bytes.length < 12 ? undefined : ANATOMIES.find((one) => one.recognises(bytes));
  if (!anatomy) return undefined;
  try {
    const parts = anatomy.split(bytes);
    return Buffer.concat(mutate(parts, random, anatomy.seal).map((part) => part.bytes));
  } catch (error) {
    // After earlier damage the file cannot be split.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
