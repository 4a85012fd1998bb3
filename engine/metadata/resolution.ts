import { concatenate } from '../bytes.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from './png-chunks.ts';

/*
 * How many pixels of a picture make an inch, for print and for documents that it is put into.
 */

const SIGNATURE = 2;
/** JFIF's segment (ITU-T T.871, section 10.1): version 1.01, and no thumbnail. */
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1] as const;
const NAME = { at: 6, bytes: [0x4a, 0x46, 0x49, 0x46, 0] } as const;
const PER_INCH = 1;
/** Of 16 bits. */
const MOST_JFIF = 65_535;

function density(dpi: number): number[] {
  const whole = Math.min(MOST_JFIF, Math.max(1, Math.round(dpi)));
  return [PER_INCH, whole >> 8, whole & 255, whole >> 8, whole & 255];
}

/** The same JPEG, with its JFIF segment stating the resolution; where it has none one is put in. */
export function statedInJpeg(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
  if (dpi === undefined) return bytes;
  const hasJfif = bytes[3] === JFIF[1] && NAME.bytes.every((byte, i) => bytes[NAME.at + i] === byte);
  if (hasJfif) {
    const stated = bytes.slice();
    stated.set(density(dpi), SIGNATURE + JFIF.length);
    return stated;
  }
  const segment = Uint8Array.from([...JFIF, ...density(dpi), 0, 0]);
  return concatenate([bytes.subarray(0, SIGNATURE), segment, bytes.subarray(SIGNATURE)]);
}

const METRES_PER_INCH = 0.0254;
/** The data of `pHYs` (PNG, third edition, section 11.3.4.3). */
const PHYS_BYTES = 9;
const PER_METRE = 1;

function physChunk(dpi: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(PHYS_BYTES);
  const view = new DataView(data.buffer);
  const perMetre = Math.round(dpi / METRES_PER_INCH);
  view.setUint32(0, perMetre);
  view.setUint32(4, perMetre);
  data[8] = PER_METRE;
  return pngChunk('pHYs', data);
}

/** The same PNG, stating this resolution, or none where it is unknown. */
export function statedInPng(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
  const parts = [bytes.subarray(0, FIRST_PNG_CHUNK)];
  for (const { type, start, end } of pngChunks(bytes)) {
    if (type === 'IDAT') {
      parts.push(bytes.subarray(start));
      break;
    }
    if (type !== 'pHYs') parts.push(bytes.subarray(start, end));
    if (type === 'IHDR' && dpi !== undefined) parts.push(physChunk(dpi));
  }
  return concatenate(parts);
}
