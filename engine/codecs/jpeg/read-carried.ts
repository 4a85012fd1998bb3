import { concatenate } from '../../bytes/concatenate.ts';
import { latin1, utf8 } from '../../metadata/blocks.ts';
import type { Carried } from '../../metadata/carried.ts';
import { bareIptc } from '../../metadata/iptc.ts';
import { extensionOf, withExtension, withoutReference } from '../../metadata/xmp-packet.ts';
import * as MARKER from './markers.ts';
import { isNamed, type JpegSegment, jpegSegments } from './segments.ts';

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
/** A segment of an extension: the name, 32 digits of the identifier, the length of all, an offset. */
export const EXTENSION = 'http://ns.adobe.com/xmp/extension/\0';
const IDENTIFIER_BYTES = 32;
/** The largest extension. Segments state its length, which need not be true. */
const MAX_EXTENSION = 1 << 27;

export function readJpeg(jpeg: Uint8Array): Carried {
  const segments = [...jpegSegments(jpeg)];
  const all = (wanted: number, name: string) =>
    segments
      .filter((segment) => segment.marker === wanted && isNamed(jpeg, segment, name))
      .map(({ content, end }: JpegSegment) => jpeg.subarray(content + name.length, end));
  const [exif] = all(MARKER.APP1, EXIF);
  const [packet] = all(MARKER.APP1, XMP);
  const photoshop = concatenate(all(MARKER.APP13, PHOTOSHOP));
  const iptc = bareIptc(photoshop);
  const whole = withExtensionIn(packet && utf8(packet), all(MARKER.APP1, EXTENSION));
  return { exif, iptc, ...whole };
}

/** Joins a packet with its extension (Adobe XMP Specification, part 3, section 1.1.3.1). */
function withExtensionIn(packet: string | undefined, parts: readonly Uint8Array[]): Carried {
  const identifier = packet && extensionOf(packet);
  // The extension of a packet that was replaced belongs to nothing.
  if (!identifier) return { xmp: packet, ...(parts.length > 0 && { isPartial: true }) };
  const own = withoutReference(packet);
  const extension = extensionNamed(identifier, parts);
  const xmp = extension && withExtension(own, utf8(extension));
  return xmp ? { xmp } : { xmp: own, isPartial: true };
}

/** @returns undefined if a part is missing */
function extensionNamed(identifier: string, parts: readonly Uint8Array[]): Uint8Array | undefined {
  const isOwn = (part: Uint8Array) =>
    part.length > IDENTIFIER_BYTES + 8 && latin1(part.subarray(0, IDENTIFIER_BYTES)) === identifier;
  const own = parts.filter(isOwn);
  const numbers = (part: Uint8Array) => new DataView(part.buffer, part.byteOffset + IDENTIFIER_BYTES, 8);
  const [first] = own;
  const length = first ? numbers(first).getUint32(0) : 0;
  if (length === 0 || length > Math.min(MAX_EXTENSION, own.length * 0xffff)) return undefined;
  const extension = new Uint8Array(length);
  let filled = 0;
  for (const part of own) {
    const content = part.subarray(IDENTIFIER_BYTES + 8);
    const at = numbers(part).getUint32(4);
    if (at + content.length > length) return undefined;
    extension.set(content, at);
    filled += content.length;
  }
  return filled === length ? extension : undefined;
}
