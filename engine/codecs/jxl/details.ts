import { boxes } from '../../bytes/boxes.ts';
import { concatenate } from '../../bytes/concatenate.ts';
import { type DetailKind, type Details, type FilePart, keptBytes, trailerFrom } from '../../details/part.ts';
import { COMPRESSED_BOX, isCodestream } from './boxes.ts';

/** Signature, codestream, level, index of frames and gain map (ISO/IEC 18181-2:2024, section 9). */
const NEEDED = new Set(['JXL ', 'ftyp', 'jxlc', 'jxlp', 'jxll', 'jxli', 'jhgm']);
const KINDS: Readonly<Record<string, DetailKind>> = { Exif: 'exif', 'xml ': 'xmp', jumb: 'credentials' };
/** The offset of the TIFF header precedes EXIF (section 9.6). */
const EXIF_OFFSET_BYTES = 4;
const BOX_HEADER = 8;

const typeAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

function* parts(bytes: Uint8Array): Generator<FilePart> {
  if (isCodestream(bytes)) return yield { name: 'codestream', start: 0, end: bytes.length };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let read = 0;
  for (const { type, start, content: from, end } of boxes(bytes)) {
    const to = Math.min(end, bytes.length);
    read = end;
    if (NEEDED.has(type)) yield { name: type, start, end: to };
    // The type of the content is first.
    else if (type === COMPRESSED_BOX) yield { name: type, start, end: to, kind: KINDS[typeAt(bytes, from)] ?? 'other' };
    else {
      const offset = type === 'Exif' && from + EXIF_OFFSET_BYTES <= to ? EXIF_OFFSET_BYTES + view.getUint32(from) : 0;
      const block = { from: Math.min(from + offset, to), to };
      yield { name: type, start, end: to, kind: KINDS[type] ?? 'other', content: { from, to }, block };
    }
  }
  yield* trailerFrom(bytes, read);
}

function box({ name }: FilePart, content: Uint8Array): Uint8Array {
  const file = concatenate([new Uint8Array(4), new TextEncoder().encode(name), content]);
  new DataView(file.buffer).setUint32(0, BOX_HEADER + content.length);
  return file;
}

export const jxlDetails: Details = {
  parts,
  // The orientation is part of the codestream.
  keepOnly: (bytes, keeping) => {
    const kept = [...parts(bytes)].map((part) => keptBytes(bytes, part, keeping, box));
    return concatenate(kept.filter((part) => part !== undefined));
  },
};
