import { concatenate } from '../bytes.ts';
import { ImageError } from '../errors.ts';

const SIGNATURE = 8;
/** Texts, EXIF and the time of the last change (PNG, third edition, sections 11.3.3 and 11.3.4). */
const ABOUT = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/**
 * The same PNG without texts, EXIF and date; not a pixel changes.
 * @throws {ImageError} `unreadable`
 */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at < bytes.length; ) {
    if (at + 12 > bytes.length) throw new ImageError('unreadable', 'PNG: a chunk is damaged');
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + 12 + view.getUint32(at);
    if (!ABOUT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return concatenate(parts);
}
