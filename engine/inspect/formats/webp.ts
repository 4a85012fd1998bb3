import { CHUNK_HEADER, FIRST_WEBP_CHUNK, webpChunks } from '../../codecs/webp/chunks.ts';
import { utf8 } from '../../metadata/blocks.ts';
import { addExif, addProfile, addTrailer, addXmp } from '../blocks.ts';
import type { Found, ReadFile } from '../inspection.ts';

/* A WebP's chunks (RFC 9649, section 2.7). */

const PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF']);

const READERS: Readonly<Record<string, (data: Uint8Array, found: Found) => void>> = {
  EXIF: addExif,
  'XMP ': (data, found) => addXmp(utf8(data.slice()), found),
  ICCP: addProfile,
  C2PA: (data, found) => found.credentials.push(data),
};

/** Position, size, duration and flags precede a frame's chunks. */
const FRAME_HEADER = 16;

export const readWebp: ReadFile = (bytes, found) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = Math.min(bytes.length, CHUNK_HEADER + view.getUint32(4, true));
  let read = FIRST_WEBP_CHUNK;
  for (const { type, start, end } of webpChunks(bytes.subarray(0, ends))) {
    read = end;
    const from = start + CHUNK_HEADER;
    const to = Math.min(from + view.getUint32(start + 4, true), bytes.length);
    if (type === 'ANMF') {
      for (const inner of webpChunks(bytes.subarray(from + FRAME_HEADER - FIRST_WEBP_CHUNK, to))) {
        if (!PICTURE.has(inner.type)) found.unknown.push({ name: inner.type, bytes: inner.end - inner.start });
      }
    }
    if (PICTURE.has(type)) continue;
    const reader = READERS[type];
    if (reader) reader(bytes.subarray(from, to), found);
    else found.unknown.push({ name: type, bytes: to - from });
  }
  addTrailer(found, bytes.subarray(read));
};
