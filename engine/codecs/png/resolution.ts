import { concatenate } from '../../bytes/concatenate.ts';
import { readExif, resolutionOf } from '../../metadata/exif.ts';
import { atLeast } from '../../metadata/resolution.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from './chunks.ts';

const METRES_PER_INCH = 0.0254;
/** The data of `pHYs` (PNG, third edition, section 11.3.4.3). */
const PHYS_BYTES = 9;
const PER_METRE = 1;

/** The resolution of a PNG in dots per inch: that of `pHYs`, or of EXIF; undefined if it states none. */
export function dpiOfPng(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let exif: number | undefined;
  for (const { type, data, end } of pngChunks(bytes)) {
    if (end > bytes.length) break;
    if (type === 'pHYs' && end - data >= PHYS_BYTES && view.getUint8(data + 8) === PER_METRE) {
      return atLeast(view.getUint32(data) * METRES_PER_INCH);
    }
    if (type === 'eXIf') {
      const read = readExif(bytes.subarray(data, end - 4));
      exif = read && resolutionOf(read);
    }
  }
  return exif === undefined ? undefined : atLeast(exif);
}

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
export function pngWithDpi(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
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
