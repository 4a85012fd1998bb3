import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { type Colours, colourFacts, coloursOf } from '../../colour/colours.ts';
import { statedInJpeg } from '../../colour/jpeg.ts';
import { factsIn } from '../../formats/file-work.ts';
import type { Format } from '../../formats/format.ts';
import { MM_PER_INCH } from '../../geometry/units.ts';
import { type Exif, readExif, TAG } from '../../metadata/exif.ts';
import { readJpegFrame } from '../../metadata/jpeg-frame.ts';
import { isNamed, JPEG_MARKER, jpegSegments } from '../../metadata/jpeg-segments.ts';
import { earlyProbe } from '../../probe/early-probe.ts';
import type { Probe } from '../../probe/probe.ts';

/** libvips's resolution of a JPEG that states none, in dots per inch. */
const USUAL_DPI = 72;
const MM_PER_CM = 10;
/** The type of an EXIF entry. */
const RATIONAL = 5;
/** libvips's probe has no resolution up to a pixel per millimetre. */
const LEAST_PER_MM = 1;

/** The density of a JFIF segment in pixels per millimetre (ITU-T T.871, section 10.1). @param at offset of its content */
function jfifDensity(bytes: Uint8Array, at: number): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [unit, x, y] = [view.getUint8(at + 7), view.getUint16(at + 8), view.getUint16(at + 10)];
  if (x === 1 || y === 1) return undefined;
  if (unit === 1) return x / MM_PER_INCH;
  return unit === 2 ? x / MM_PER_CM : undefined;
}

/** EXIF's resolution in pixels per millimetre (tags 282, 283 and 296). Without a unit, libvips takes the number as it is. */
function exifDensity({ image }: Exif): number | undefined {
  const numbers = (tag: number) => {
    const entry = image.find((each) => each.tag === tag);
    return entry && { type: entry.type, view: new DataView(entry.data.slice().buffer) };
  };
  const [x, y, unit] = [numbers(TAG.xResolution), numbers(TAG.yResolution), numbers(TAG.resolutionUnit)];
  if (x?.type !== RATIONAL || y?.type !== RATIONAL) return undefined;
  const resolution = x.view.getUint32(0, true) / x.view.getUint32(4, true);
  switch (unit?.view.getUint16(0, true) ?? 2) {
    case 1:
      return resolution;
    case 2:
      return resolution / MM_PER_INCH;
    case 3:
      return resolution / MM_PER_CM;
    default:
      return undefined;
  }
}

/** The EXIF block; `unreadable` for a damaged one, of which libvips may read a part. */
function exifOf(bytes: Uint8Array): Exif | 'unreadable' | undefined {
  for (const segment of jpegSegments(bytes)) {
    if (segment.marker !== JPEG_MARKER.app1 || !isNamed(bytes, segment, 'Exif')) continue;
    return readExif(bytes.subarray(segment.content, segment.end)) ?? 'unreadable';
  }
  return undefined;
}

/** The resolution in dots per inch: that of EXIF, or of the JFIF segment. */
function dpiOf(bytes: Uint8Array, exif: Exif | undefined): number | undefined {
  let perMm = USUAL_DPI / MM_PER_INCH;
  for (const segment of jpegSegments(bytes)) {
    const { marker, content, end } = segment;
    if (marker === JPEG_MARKER.app0 && end - content >= 12 && isNamed(bytes, segment, 'JFIF\0')) {
      perMm = jfifDensity(bytes, content) ?? perMm;
    }
  }
  const known = (exif && exifDensity(exif)) ?? perMm;
  return known > LEAST_PER_MM ? Math.round(known * MM_PER_INCH) : undefined;
}

/** The colours of a JPEG. */
export const coloursIn = (bytes: Uint8Array, model: Probe['colour']): Colours =>
  coloursOf(
    unlessTooShort(() => statedInJpeg(bytes)),
    model,
  );

/** Reads the header as libvips does. @returns undefined for a file of a rare process, or with damage before its first scan */
export function readProbe(bytes: Uint8Array, format: Format): Probe | undefined {
  const frame = readJpegFrame(bytes);
  const probe = frame?.usual && earlyProbe(bytes);
  const exif = exifOf(bytes);
  if (!probe || exif === 'unreadable') return undefined;
  const dpi = dpiOf(bytes, exif);
  return {
    ...probe,
    ...colourFacts(coloursIn(bytes, probe.colour), probe.colour),
    ...(dpi !== undefined && { dpi }),
    ...factsIn(format, bytes),
  };
}
