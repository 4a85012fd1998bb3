import { concatenate } from '../../bytes/concatenate.ts';
import type { Carried } from '../../metadata/carried.ts';
import { readExif, TAG, writeExif } from '../../metadata/exif.ts';
import { photoshopBlock } from '../../metadata/iptc.ts';
import { md5 } from '../../metadata/md5.ts';
import { divided } from '../../metadata/xmp-packet.ts';
import * as MARKER from './markers.ts';
import { EXTENSION } from './read-carried.ts';
import { behindFirstSegments, jpegSegment } from './segments.ts';

/*
 * Metadata in a JPEG, whose segments hold 64 KB: EXIF has one, XMP any number (Adobe XMP Specification, part 3, section 1.1.3), and so have
 * Photoshop's resources.
 */

/** Bytes of a segment's content, at most. */
const MOST_CONTENT = 0xffff - 2;
const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
/** Leaves room for the list of a gain map. */
const MOST_XMP = 64_000;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const MOST_EXIF = MOST_CONTENT - EXIF.length;

/** Returns a block that fits: without the maker's notes, which are the least useful, and without the longest values. */
function fittingExif(block: Uint8Array): Uint8Array | undefined {
  if (block.length <= MOST_EXIF) return block;
  const read = readExif(block, 2 * block.length);
  if (!read) return undefined;
  const all = [...read.image, ...read.exif, ...read.gps].filter(({ tag }) => tag !== TAG.makerNote);
  const kept = new Set(all);
  const written = () => {
    const of = (entries: typeof all) => entries.filter((entry) => kept.has(entry));
    return writeExif({ image: of(read.image), exif: of(read.exif), gps: of(read.gps) }).subarray(EXIF.length);
  };
  let fitting = written();
  for (const entry of all.sort((a, b) => b.data.length - a.data.length)) {
    if (fitting.length <= MOST_EXIF) break;
    kept.delete(entry);
    fitting = written();
  }
  return fitting;
}

function xmpSegments(xmp: string): Uint8Array[] | undefined {
  const whole = bytesOf(xmp);
  const parts = whole.length <= MOST_XMP ? { packet: xmp } : divided(xmp, MOST_XMP, (text) => md5(bytesOf(text)));
  const packet = parts && bytesOf(parts.packet);
  if (!packet || packet.length > MOST_CONTENT - XMP.length) return undefined;
  const first = jpegSegment(MARKER.APP1, concatenate([bytesOf(XMP), packet]));
  const { extension = '', identifier = '' } = 'extension' in parts ? parts : {};
  return [first, ...extensionSegments(bytesOf(extension), identifier)];
}

function extensionSegments(extension: Uint8Array, identifier: string): Uint8Array[] {
  const name = bytesOf(EXTENSION + identifier);
  const most = MOST_CONTENT - name.length - 8;
  return Array.from({ length: Math.ceil(extension.length / most) }, (_, i) => {
    const numbers = new DataView(new ArrayBuffer(8));
    numbers.setUint32(0, extension.length);
    numbers.setUint32(4, i * most);
    const part = extension.subarray(i * most, (i + 1) * most);
    return jpegSegment(MARKER.APP1, concatenate([name, new Uint8Array(numbers.buffer), part]));
  });
}

function iptcSegments(iptc: Uint8Array): Uint8Array[] {
  const resources = photoshopBlock(iptc).subarray(PHOTOSHOP.length);
  const most = MOST_CONTENT - PHOTOSHOP.length;
  return Array.from({ length: Math.ceil(resources.length / most) }, (_, i) =>
    jpegSegment(MARKER.APP13, concatenate([bytesOf(PHOTOSHOP), resources.subarray(i * most, (i + 1) * most)])),
  );
}

/** @param jpeg a file without metadata */
export function writeInJpeg(jpeg: Uint8Array, { exif, xmp, iptc }: Carried): Uint8Array<ArrayBuffer> {
  const fitting = exif && fittingExif(exif);
  const ofXmp = xmp === undefined ? [] : xmpSegments(xmp);
  const segments = [
    ...(fitting ? [jpegSegment(MARKER.APP1, concatenate([bytesOf(EXIF), fitting]))] : []),
    ...(ofXmp ?? []),
    ...(iptc ? iptcSegments(iptc) : []),
  ];
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), ...segments, jpeg.subarray(at)]);
}

/** Whether some of it does not fit. */
export const lacksInJpeg = ({ exif, xmp }: Carried): boolean =>
  (exif !== undefined && exif.length > MOST_EXIF) || (xmp !== undefined && !xmpSegments(xmp));
