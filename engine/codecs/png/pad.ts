import { concatenate } from '../../bytes/concatenate.ts';
import { pngChunk, pngChunks } from './chunks.ts';

/** A text chunk's keyword for remarks, and its end (PNG, third edition, section 11.3.3.2). */
const KEYWORD = new TextEncoder().encode('Comment\0');
const SPACE = 0x20;
/** The bytes of a chunk with an empty comment. */
const LEAST = pngChunk('tEXt', KEYWORD).length;

/**
 * Adds a comment before the last chunk, where every decoder skips it. The picture does not change.
 * @param count the bytes to add; the smallest comment takes 20
 */
export function padPng(png: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
  for (const { type, start } of pngChunks(png)) {
    if (type !== 'IEND') continue;
    const text = new Uint8Array(Math.max(0, count - LEAST)).fill(SPACE);
    return concatenate([png.subarray(0, start), pngChunk('tEXt', KEYWORD, text), png.subarray(start)]);
  }
  return png;
}
