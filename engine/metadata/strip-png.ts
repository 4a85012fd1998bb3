import { concatenate } from '../bytes/concatenate.ts';
import { ImageError } from '../errors/errors.ts';
import { orientationExif } from './orientation-exif.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from './png-chunks.ts';

/** Text chunks, EXIF and modification time (PNG, third edition, sections 11.3.3 and 11.3.4), and C2PA's manifest (C2PA 2.1, A.3.3). */
const ABOUT = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX']);

/**
 * Removes texts, EXIF and the modification time, without changing a pixel.
 * @param orientation 1 to 8; 1 is left out
 * @throws {ImageError} `unreadable`
 */
export function stripPng(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  const parts = [bytes.subarray(0, FIRST_PNG_CHUNK)];
  let read = FIRST_PNG_CHUNK;
  for (const { type, start, end } of pngChunks(bytes)) {
    if (!ABOUT.has(type)) parts.push(bytes.subarray(start, end));
    if (type === 'IHDR' && orientation !== 1) parts.push(pngChunk('eXIf', orientationExif(orientation)));
    if (type === 'IEND') return concatenate(parts);
    read = end;
  }
  if (read < bytes.length) throw new ImageError('unreadable', 'PNG: a chunk is damaged');
  return concatenate(parts);
}
