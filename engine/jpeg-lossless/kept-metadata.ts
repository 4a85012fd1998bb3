import { concatenate } from '../bytes/concatenate.ts';
import { withoutParts } from '../gain-map/xmp.ts';
import type { Size } from '../geometry/steps.ts';
import { type Exif, readExif, shortEntry, stateSize, TAG, withResolution, writeExif } from '../metadata/exif.ts';
import { bareIptc, iptcCredits, photoshopBlock } from '../metadata/iptc.ts';
import { isNamed, JPEG_MARKER, type JpegSegment, jpegSegment } from '../metadata/jpeg-segments.ts';
import { xmpCredits, xmpOfIptc, xmpWithoutPlace } from '../metadata/xmp.ts';
import type { OptionValues } from '../recipe/options.ts';

/*
 * The metadata that a copy of a JPEG keeps: what backends keep when they encode one. Most jobs keep none, so this is loaded on demand.
 */

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const PHOTOSHOP = 'Photoshop 3.0\0';
/** Bytes of a segment's content, at most. */
const MOST_CONTENT = 0xffff - 2;

export interface KeptOfCopy {
  metadata: NonNullable<OptionValues['metadata']>;
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
 * @param segments those of the JPEG
 * @returns undefined for damaged EXIF, or if a segment would be too long
 */
export function keptMetadata(
  jpeg: Uint8Array,
  segments: readonly JpegSegment[],
  kept: KeptOfCopy,
): Uint8Array[] | undefined {
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
  const all = [
    ...(exif ? [{ marker: JPEG_MARKER.app1, content: writtenExif(exif, kept.size) }] : []),
    ...(xmp ? [{ marker: JPEG_MARKER.app1, content: concatenate([new TextEncoder().encode(XMP), xmp]) }] : []),
    ...(photoshop ? [{ marker: JPEG_MARKER.app13, content: photoshop }] : []),
  ];
  if (all.some(({ content }) => content.length > MOST_CONTENT)) return undefined;
  return all.map(({ marker, content }) => jpegSegment(marker, content));
}

function writtenExif(exif: Exif, size: Size): Uint8Array {
  const block = writeExif(exif);
  stateSize(block, size);
  return block;
}
