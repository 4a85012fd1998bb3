import { concatenate } from '../../bytes/concatenate.ts';
import { readExif, resolutionOf } from '../../metadata/exif.ts';
import { atLeast } from '../../metadata/resolution.ts';
import * as MARKER from './markers.ts';
import { isNamed, jpegSegments } from './segments.ts';

/*
 * The resolution that a JPEG states, for print and for documents that embed it.
 */

const SIGNATURE = 2;
/** The JFIF segment (ITU-T T.871, section 10.1): version 1.01, no thumbnail. */
const JFIF = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1] as const;
const NAME = { at: 6, bytes: [0x4a, 0x46, 0x49, 0x46, 0] } as const;
const PER_INCH = 1;
const PER_CENTIMETRE = 2;
/** A density of 1:1 without a unit: the shape of a pixel. */
const UNSTATED = [0, 0, 1, 0, 1] as const;
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
    if (marker === MARKER.APP0 && end - content >= 12 && isNamed(bytes, segment, 'JFIF\0')) {
      dpi ??= dpiOfJfif(new DataView(bytes.buffer, bytes.byteOffset + content));
    } else if (marker === MARKER.APP1 && isNamed(bytes, segment, 'Exif\0')) {
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

/** Sets the resolution in a JPEG's JFIF segment, which is added if missing; removes it if unknown. */
export function jpegWithDpi(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer> {
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
