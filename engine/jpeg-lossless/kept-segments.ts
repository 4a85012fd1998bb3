import { concatenate } from '../bytes/concatenate.ts';
import { withoutParts } from '../gain-map/xmp.ts';
import type { Size } from '../geometry/steps.ts';
import { type Exif, readExif, shortEntry, stateSize, TAG, withResolution, writeExif } from '../metadata/exif.ts';
import { bareIptc, iptcCredits, photoshopBlock } from '../metadata/iptc.ts';
import {
  behindFirstSegments,
  isNamed,
  JPEG_MARKER,
  type JpegSegment,
  jpegSegment,
  jpegSegments,
} from '../metadata/jpeg-segments.ts';
import { xmpCredits, xmpOfIptc, xmpWithoutPlace } from '../metadata/xmp.ts';
import type { OptionValues } from '../recipe/options.ts';

/*
 * The segments that a copy of a JPEG keeps: what backends keep of metadata and profile when they encode one.
 */

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
const PROFILE = 'ICC_PROFILE\0';
/** Bytes of a segment's content, at most. */
const MOST_CONTENT = 0xffff - 2;

type Metadata = NonNullable<OptionValues['metadata']>;

export interface KeptOfCopy {
  metadata: Metadata;
  keepProfile: boolean;
  /** Dots per inch, if they are known. */
  dpi: number | undefined;
  /** Of the upright copy. */
  size: Size;
}

const CREDITS: ReadonlySet<number> = new Set([TAG.artist, TAG.copyright, TAG.xpAuthor]);

/** Right for the edited picture: upright, without a thumbnail. */
function keptExif(exif: Exif, { metadata, dpi }: KeptOfCopy): Exif | undefined {
  if (metadata === 'copyright') {
    const image = exif.image.filter(({ tag }) => CREDITS.has(tag));
    return image.length > 0 ? { image, exif: [], gps: [] } : undefined;
  }
  const image = exif.image.map((entry) => (entry.tag === TAG.orientation ? shortEntry(TAG.orientation, 1) : entry));
  const gps = metadata === 'keep' ? exif.gps : [];
  return { ...exif, image: dpi === undefined ? image : withResolution(image, dpi), gps };
}

function keptXmp(xmp: Uint8Array, { metadata }: KeptOfCopy): Uint8Array | undefined {
  const plain = new TextEncoder().encode(withoutParts(new TextDecoder().decode(xmp)));
  switch (metadata) {
    case 'keep':
      return plain;
    case 'keep-but-location':
      return xmpWithoutPlace(plain);
    case 'copyright':
      return xmpCredits(plain);
    case 'strip':
      return undefined;
  }
}

function keptIptc(block: Uint8Array, { metadata }: KeptOfCopy): Uint8Array | undefined {
  const datasets = metadata === 'keep' ? bareIptc(block) : iptcCredits(block);
  return datasets ? photoshopBlock(datasets) : metadata === 'keep' ? block : undefined;
}

/**
 * Returns the segments, with markers.
 * @returns undefined if metadata that is to be kept cannot be read or written
 */
export function keptSegments(jpeg: Uint8Array, kept: KeptOfCopy): Uint8Array<ArrayBuffer> | undefined {
  const segments = [...jpegSegments(jpeg)];
  const profile = segments.filter(({ marker, ...at }) => marker === JPEG_MARKER.app2 && isNamed(jpeg, at, PROFILE));
  const metadata = kept.metadata === 'strip' ? [] : keptMetadata(jpeg, segments, kept);
  if (!metadata || metadata.some(({ content }) => content.length > MOST_CONTENT)) return undefined;
  return concatenate([
    ...metadata.map(({ marker, content }) => jpegSegment(marker, content)),
    ...(kept.keepProfile ? profile.map(({ start, end }) => jpeg.subarray(start, end)) : []),
  ]);
}

/** Inserts segments where a reader expects them. */
export function withSegments(jpeg: Uint8Array<ArrayBuffer>, segments: Uint8Array): Uint8Array<ArrayBuffer> {
  if (segments.length === 0) return jpeg;
  const at = behindFirstSegments(jpeg);
  return concatenate([jpeg.subarray(0, at), segments, jpeg.subarray(at)]);
}

/** Undefined for damaged EXIF. */
function keptMetadata(jpeg: Uint8Array, segments: readonly JpegSegment[], kept: KeptOfCopy) {
  const first = (wanted: number, name: string) => {
    const found = segments.find(({ marker, ...at }) => marker === wanted && isNamed(jpeg, at, name));
    return found && jpeg.subarray(found.content, found.end);
  };
  const block = first(JPEG_MARKER.app1, EXIF);
  const read = block && readExif(block);
  if (block && !read) return undefined;
  const exif = read && keptExif(read, kept);
  const iptc = first(JPEG_MARKER.app13, PHOTOSHOP);
  const packet = first(JPEG_MARKER.app1, XMP)?.subarray(XMP.length);
  const credits = kept.metadata === 'copyright' && iptc ? xmpOfIptc(iptc) : undefined;
  const xmp = (packet && keptXmp(packet, kept)) ?? credits;
  const photoshop = iptc && keptIptc(iptc, kept);
  return [
    ...(exif ? [{ marker: JPEG_MARKER.app1, content: writtenExif(exif, kept.size) }] : []),
    ...(xmp ? [{ marker: JPEG_MARKER.app1, content: concatenate([new TextEncoder().encode(XMP), xmp]) }] : []),
    ...(photoshop ? [{ marker: JPEG_MARKER.app13, content: photoshop }] : []),
  ];
}

function writtenExif(exif: Exif, size: Size): Uint8Array {
  const block = writeExif(exif);
  stateSize(block, size);
  return block;
}
