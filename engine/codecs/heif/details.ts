import type { Box } from '../../bytes/boxes.ts';
import { type DetailKind, type Details, type FilePart, isBlank } from '../../details/part.ts';
import { boxesIn, FULL_BOX, type HeifItem, heifItems, type Range } from './items.ts';

/*
 * AVIF and HEIC (ISO/IEC 14496-12 and 23008-12). Offsets in them count from the start of the file, so nothing moves: what goes is
 * overwritten with zeros, and becomes a box or an item of type `free`.
 */

const FREE = 'free';

/** The boxes of pictures and sequences. */
const NEEDED = new Set(['ftyp', 'styp', 'meta', 'mdat', 'moov', 'moof', 'mfra', 'sidx', 'ssix', 'prft', 'pdin']);
/** In `moov`, those that contain others. */
const PARENTS = new Set(['moov', 'trak']);
/** In `moov` and its tracks. */
const OF_MOVIE: Readonly<Record<string, DetailKind>> = {
  udta: 'other',
  uuid: 'other',
  meta: 'other',
  free: 'other',
  skip: 'other',
};
/** A motion photo's video (Android's motion photo format 1.0), and JUMBF. C2PA is in a `uuid` box. */
const KINDS: Readonly<Record<string, DetailKind>> = { mpvd: 'video', jumb: 'credentials' };
const C2PA = [0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81] as const;
/** Properties of an item (23008-12, sections 6.5.18 to 6.5.21). */
const PROPERTIES: Readonly<Record<string, DetailKind>> = { udes: 'text', altt: 'text', crtt: 'time', mdft: 'time' };
/** Items of metadata (annex A). Of type `mime` are XMP and all else that has a media type. */
const ITEMS: Readonly<Record<string, DetailKind>> = { Exif: 'exif', mime: 'other', 'uri ': 'other' };
const XMP_TYPE = 'application/rdf+xml';
/** The offset of the TIFF header precedes EXIF (annex A.2.1). */
const EXIF_OFFSET_BYTES = 4;

/** A part with how it is removed. */
export interface HeifPart extends FilePart {
  /** The ranges that are overwritten. */
  erased: Range[];
  /** The offset of its type. */
  typeAt?: number;
  /** Whether it is cut off if the file ends with it. */
  isOutermost?: true;
}

/** Boxes of any content. */
const PADDING = new Set([FREE, 'skip', 'wide']);

function boxPart(bytes: Uint8Array, { type, start, content, end }: Box, kind: DetailKind): HeifPart {
  const part = { name: type, start, end, erased: [{ from: content, to: end }], typeAt: start + 4 };
  return PADDING.has(type) && isBlank(bytes, content, end) ? part : { ...part, kind };
}

function kindOf(bytes: Uint8Array, { type, content }: Box): DetailKind {
  const isC2pa = type === 'uuid' && C2PA.every((byte, i) => bytes[content + i] === byte);
  return isC2pa ? 'credentials' : (KINDS[type] ?? 'other');
}

/** Returns a part with the content of an item; undefined for an item of the picture. */
function itemPart(bytes: Uint8Array, { type, typeAt, end, mediaType, content }: HeifItem): HeifPart | undefined {
  const kind = mediaType === XMP_TYPE && type === 'mime' ? 'xmp' : ITEMS[type];
  if (!kind) return undefined;
  const names = { from: typeAt + 4, to: end };
  const [only] = content;
  const first = only ?? names;
  const part = { name: type, start: first.from, end: first.to, kind, erased: [...content, names], typeAt };
  if (!only || content.length > 1) return part;
  const view = new DataView(bytes.buffer, bytes.byteOffset + only.from, only.to - only.from);
  const from = only.from + (kind === 'exif' ? EXIF_OFFSET_BYTES + view.getUint32(0) : 0);
  return { ...part, content: only, block: { from: Math.min(from, only.to), to: only.to } };
}

function* metaParts(bytes: Uint8Array, meta: Box): Generator<HeifPart> {
  for (const item of heifItems(bytes, meta)) {
    const part = itemPart(bytes, item);
    if (part) yield part;
  }
  const inside = [...boxesIn(bytes, meta.content + FULL_BOX, meta.end)];
  for (const box of inside) if (box.type === 'uuid' || PADDING.has(box.type)) yield boxPart(bytes, box, 'other');
  const iprp = inside.find(({ type }) => type === 'iprp');
  const ipco = iprp && [...boxesIn(bytes, iprp.content, iprp.end)].find(({ type }) => type === 'ipco');
  for (const box of ipco ? boxesIn(bytes, ipco.content, ipco.end) : []) {
    const kind = PROPERTIES[box.type];
    if (kind) yield boxPart(bytes, box, kind);
  }
}

function* movieParts(bytes: Uint8Array, { content, end }: Box): Generator<HeifPart> {
  for (const box of boxesIn(bytes, content, end)) {
    const kind = OF_MOVIE[box.type];
    if (PARENTS.has(box.type)) yield* movieParts(bytes, box);
    else if (kind) yield boxPart(bytes, box, kind);
  }
}

export function* heifParts(bytes: Uint8Array): Generator<HeifPart> {
  let read = 0;
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    read = box.end;
    if (box.type === 'meta') yield* metaParts(bytes, box);
    else if (PARENTS.has(box.type)) yield* movieParts(bytes, box);
    else if (!NEEDED.has(box.type)) yield { ...boxPart(bytes, box, kindOf(bytes, box)), isOutermost: true };
  }
  if (!isBlank(bytes, read, bytes.length)) {
    yield { name: 'trailer', start: read, end: bytes.length, kind: 'other', erased: [], isOutermost: true };
  }
}

/** Overwrites a part with zeros. @param copy of the file */
export function erasePart(copy: Uint8Array, { erased, typeAt }: HeifPart): void {
  for (const { from, to } of erased) copy.fill(0, from, to);
  if (typeAt !== undefined) copy.set(new TextEncoder().encode(FREE), typeAt);
}

/** Writes a block in place of one that is at least as long. @param copy of the file */
export function fillPart(copy: Uint8Array, { kind, block }: HeifPart, content: Uint8Array): void {
  if (!block) return;
  // Spaces belong to XMP, and zeros to no value of EXIF.
  copy.fill(kind === 'xmp' ? 0x20 : 0, block.from, block.to);
  copy.set(content, block.from);
}

export const heifDetails: Details = {
  parts: heifParts,
  // The orientation is a property of the item.
  keepOnly: (bytes, keeping) => {
    const copy = new Uint8Array(bytes);
    let end = copy.length;
    for (const part of heifParts(bytes)) {
      const { kind, block, isOutermost, start, end: ends } = part;
      if (!kind) continue;
      const given = block && bytes.subarray(block.from, block.to);
      const kept = given && keeping.block(kind, given);
      if (kept && kept.length <= given.length) fillPart(copy, part, kept);
      else {
        erasePart(copy, part);
        if (isOutermost && ends === end) end = start;
      }
    }
    return copy.slice(0, end);
  },
};
