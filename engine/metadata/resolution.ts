import { concatenate } from '../bytes/concatenate.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from './png-chunks.ts';

/*
 * The resolution that a file states, for print and for documents that embed it.
 */

const SIGNATURE = 2;
/** The JFIF segment (ITU-T T.871, section 10.1): version 1.01, no thumbnail. */
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1] as const;
const NAME = { at: 6, bytes: [0x4a, 0x46, 0x49, 0x46, 0] } as const;
const PER_INCH = 1;
/** The density has 16 bits. */
const MAX_DENSITY = 65_535;

function density(dpi: number): number[] {
  const whole = Math.min(MAX_DENSITY, Math.max(1, Math.round(dpi)));
  return [PER_INCH, whole >> 8, whole & 255, whole >> 8, whole & 255];
}

/** Sets the resolution in a JPEG's JFIF segment, which is added if missing. */
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

/** Sets the resolution of a PNG, or removes it if unknown. */
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
