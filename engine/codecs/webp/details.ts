import { concatenate } from '../../bytes/concatenate.ts';
import { type DetailKind, type Details, type FilePart, isBlank, keptBytes } from '../../details/part.ts';
import { orientationExif } from '../../metadata/orientation-exif.ts';
import { CHUNK_HEADER, FIRST_WEBP_CHUNK, type WebpChunk, webpChunk, webpChunks } from './chunks.ts';

/** RFC 9649, section 2.7. */
const NEEDED = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** C2PA 2.1, A.3.6. */
const KINDS: Readonly<Record<string, DetailKind>> = { EXIF: 'exif', 'XMP ': 'xmp', C2PA: 'credentials' };
/** EXIF and XMP in the flags of `VP8X`. */
const FLAG = { exif: 0x08, xmp: 0x04 } as const;
/** Position, size, duration and flags precede a frame's chunks in `ANMF` (section 2.7.1.2). */
const FRAME_HEADER = CHUNK_HEADER + 16;
const EXIF_HEADER = 'Exif\0\0';

function partOf(bytes: Uint8Array, { type, start, end }: WebpChunk): FilePart {
  const part: FilePart = { name: type, start, end: Math.min(end, bytes.length) };
  if (NEEDED.has(type)) return part;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(start + 4, true);
  const content = { from: start + CHUNK_HEADER, to: Math.min(start + CHUNK_HEADER + size, bytes.length) };
  const kind = KINDS[type] ?? 'other';
  // Some writers copy the header of a JPEG's segment.
  const head = String.fromCharCode(...bytes.subarray(content.from, content.from + EXIF_HEADER.length));
  const from = content.from + (kind === 'exif' && head === EXIF_HEADER ? EXIF_HEADER.length : 0);
  return { ...part, kind, content, block: { from, to: content.to } };
}

/** Yields the parts of a frame: its header, and its chunks. */
function* frameParts(bytes: Uint8Array, { start, end }: WebpChunk): Generator<FilePart> {
  yield { name: 'ANMF', start, end: Math.min(start + FRAME_HEADER, bytes.length) };
  // The reader of chunks skips a file's header.
  const from = start + FRAME_HEADER - FIRST_WEBP_CHUNK;
  for (const chunk of webpChunks(bytes.subarray(from, end))) {
    yield partOf(bytes, { ...chunk, start: chunk.start + from, end: chunk.end + from });
  }
}

function* parts(bytes: Uint8Array): Generator<FilePart> {
  yield { name: 'RIFF', start: 0, end: FIRST_WEBP_CHUNK };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = Math.min(bytes.length, CHUNK_HEADER + view.getUint32(4, true));
  let read = FIRST_WEBP_CHUNK;
  for (const chunk of webpChunks(bytes.subarray(0, ends))) {
    if (chunk.type === 'ANMF') yield* frameParts(bytes, chunk);
    else yield partOf(bytes, chunk);
    read = chunk.end;
  }
  if (read >= bytes.length) return;
  yield {
    name: 'trailer',
    start: read,
    end: bytes.length,
    kind: isBlank(bytes, read, bytes.length) ? undefined : 'other',
  };
}

/** Joins the chunks of frames, whose lengths may have changed. */
function joined(kept: readonly { name: string; bytes: Uint8Array }[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let frame: Uint8Array[] | undefined;
  const end = () => {
    const [header, ...inside] = frame ?? [];
    if (header) chunks.push(webpChunk('ANMF', concatenate([header.subarray(CHUNK_HEADER), ...inside])));
    frame = undefined;
  };
  for (const { name, bytes } of kept) {
    if (name === 'ANMF') {
      end();
      frame = [bytes];
    } else if (frame && INSIDE.has(name)) frame.push(bytes);
    else {
      end();
      chunks.push(bytes);
    }
  }
  end();
  return chunks;
}
const INSIDE = new Set(['ALPH', 'VP8 ', 'VP8L']);

export const webpDetails: Details = {
  parts,
  keepOnly: (bytes, keeping, orientation) => {
    const kept: { name: string; bytes: Uint8Array }[] = [];
    let isTurned = orientation !== 1;
    for (const part of parts(bytes)) {
      const stays = keptBytes(bytes, part, keeping, ({ name }, content) => webpChunk(name, content));
      if (part.name === 'EXIF' && isTurned) {
        kept.push({ name: 'EXIF', bytes: stays ?? webpChunk('EXIF', orientationExif(orientation)) });
        isTurned = false;
      } else if (stays) kept.push({ name: part.name, bytes: stays });
    }
    const has = (name: string) => kept.some((chunk) => chunk.name === name);
    const flags = (has('EXIF') ? FLAG.exif : 0) | (has('XMP ') ? FLAG.xmp : 0);
    const stripped = concatenate(joined(kept));
    new DataView(stripped.buffer).setUint32(4, stripped.length - CHUNK_HEADER, true);
    const [first] = webpChunks(stripped);
    const at = (first?.start ?? 0) + CHUNK_HEADER;
    if (first?.type === 'VP8X') stripped[at] = ((stripped[at] ?? 0) & ~(FLAG.exif | FLAG.xmp)) | flags;
    return stripped;
  },
};
