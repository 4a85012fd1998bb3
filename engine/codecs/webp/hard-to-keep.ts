import { type HardToKeep, inExif } from '../../metadata/hard-to-keep.ts';
import { CHUNK_HEADER, webpChunks } from './chunks.ts';

export function hardInWebp(webp: Uint8Array): HardToKeep {
  const found: HardToKeep = {};
  for (const { type, start, end } of webpChunks(webp)) {
    if (type === 'C2PA') found.credentials = true;
    if (type === 'EXIF') Object.assign(found, inExif(webp.subarray(start + CHUNK_HEADER, end)));
  }
  return found;
}
