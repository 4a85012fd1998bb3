import { concatenate } from '../bytes/concatenate.ts';
import { MM_PER_INCH } from '../geometry/units.ts';
import { readExif, resolutionOf } from './exif.ts';
import { isNamed, JPEG_MARKER, jpegSegments } from './jpeg-segments.ts';
import { FIRST_PNG_CHUNK, pngChunk, pngChunks } from './png-chunks.ts';

/*
 * The resolution that a file states, for print and for documents that embed it.
 */

const SIGNATURE = 2;
/** The JFIF segment (ITU-T T.871, section 10.1): version 1.01, no thumbnail. */
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1] as const;
const NAME = { at: 6, bytes: [0x4a, 0x46, 0x49, 0x46, 0] } as const;
const PER_INCH = 1;
const PER_CENTIMETRE = 2;
/** A density of 1:1 without a unit: the shape of a pixel. */
const UNSTATED = [0, 0, 1, 0, 1] as const;
/** A lower resolution is a writer's way to state none: libvips's is a pixel per millimetre. */
const LEAST_DPI = MM_PER_INCH + 0.5;
/** The density has 16 bits. */
const MAX_DENSITY = 65_535;

function density(dpi: number): number[] {
  const whole = Math.min(MAX_DENSITY, Math.max(1, Math.round(dpi)));
  return [PER_INCH, whole >> 8, whole & 255, whole >> 8, whole & 255];
}

/** The resolution of a JPEG in dots per inch: that of EXIF, or of the JFIF segment; undefined if it states none. */
export function dpiOfJpeg(bytes: Uint8Array): number | undefined {
  let dpi: number | undefined;
  for (const segment of jpegSegments(bytes)) {
    const { marker, content, end } = segment;
    if (marker === JPEG_MARKER.app0 && end - content >= 12 && isNamed(bytes, segment, 'JFIF\0')) {
      dpi ??= dpiOfJfif(new DataView(bytes.buffer, bytes.byteOffset + content));
    } else if (marker === JPEG_MARKER.app1 && isNamed(bytes, segment, 'Exif\0')) {
      const exif = readExif(bytes.subarray(content, end));
      const stated = exif && resolutionOf(exif);
      if (stated !== undefined) return atLeast(stated);
    }
  }
  return dpi;
}

function dpiOfJfif(content: DataView): number | undefined {
  const [unit, x, y] = [content.getUint8(7), content.getUint16(8), content.getUint16(10)];
  if (x === 1 || y === 1) return undefined;
  if (unit === PER_INCH) return atLeast(x);
  return unit === PER_CENTIMETRE ? atLeast(x * 2.54) : undefined;
}

const atLeast = (dpi: number) => (dpi >= LEAST_DPI ? Math.round(dpi) : undefined);

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

/** Sets the resolution in a JPEG's JFIF segment, which is added if missing; removes it if unknown. */
export function statedInJpeg(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
  const hasJfif = bytes[3] === JFIF[1] && NAME.bytes.every((byte, i) => bytes[NAME.at + i] === byte);
  if (dpi === undefined && !hasJfif) return bytes;
  const stating = dpi === undefined ? UNSTATED : density(dpi);
  if (hasJfif) {
    const stated = bytes.slice();
    stated.set(stating, SIGNATURE + JFIF.length);
    return stated;
  }
  const segment = Uint8Array.from([...JFIF, ...stating, 0, 0]);
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

/** Fields of a TIFF's directory (TIFF 6.0, section 8), all of which libvips writes. */
const TIFF_TAG = { xResolution: 0x011a, yResolution: 0x011b, unit: 0x0128 } as const;
/** The unit of a TIFF without a resolution. */
const NO_UNIT = 1;

/** Removes libvips's resolution from a little-endian TIFF of one picture if none is known. */
export function statedInTiff(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
  if (dpi !== undefined) return bytes;
  const stated = bytes.slice();
  const view = new DataView(stated.buffer);
  const directory = view.getUint32(4, true);
  for (let i = 0; i < view.getUint16(directory, true); i++) {
    const at = directory + 2 + i * 12;
    const tag = view.getUint16(at, true);
    if (tag === TIFF_TAG.unit) view.setUint16(at + 8, NO_UNIT, true);
    if (tag !== TIFF_TAG.xResolution && tag !== TIFF_TAG.yResolution) continue;
    const value = view.getUint32(at + 8, true);
    view.setUint32(value, 1, true);
    view.setUint32(value + 4, 1, true);
  }
  return stated;
}
