import { boxContent } from '../../bytes/boxes.ts';
import { ImageError } from '../../errors/errors.ts';
import type { Format } from '../../formats/format.ts';
import { COMPRESSED_BOX, hasBox, withoutBoxes } from '../../metadata/strip-jxl.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';
import { TAG, TiffDirectory } from './tiff-directory.ts';
import { inPlainNumbers, ownSamples, withoutOthers } from './tiff-samples.ts';

/*
 * Files that libvips's readers, as they are built into wasm-vips 0.0.19, refuse or read wrongly. A copy with a few
 * bytes changed is read rightly, and what those bytes said is made good afterwards.
 */

export interface Detour {
  /** What libvips reads instead. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Makes of what it has read what the file says. */
  finish?(image: VipsImage, handles: Handles): VipsImage;
  /** What the file is and what was read does not show. */
  facts?: Partial<Probe>;
}

/** Does libvips take the header of these bytes as they are? */
export type IsRead = (bytes: Uint8Array) => boolean;

const COMPRESSION_WEBP = 50_001;
/** TIFF 6.0, sections 23 and 24, and Adobe's supplement for ICC's encoding. */
const PHOTOMETRIC = { rgb: 2, cieLab: 8, iccLab: 9, ituLab: 10, logL: 32_844 } as const;
/** libvips has no conversion for these: it would show the raw numbers. */
const UNREAD: ReadonlySet<number> = new Set([PHOTOMETRIC.ituLab, PHOTOMETRIC.logL]);
/** Where the zero of a* and b* is. */
const LAB_ZERO = new Map<number, 'signed' | 'middle'>([
  [PHOTOMETRIC.cieLab, 'signed'],
  [PHOTOMETRIC.iccLab, 'middle'],
]);

/** Three bands of 8 bits that hold L*, a* and b*, as sRGB. */
function labToSrgb(image: VipsImage, zero: 'signed' | 'middle', handles: Handles): VipsImage {
  const lightness = handles.add(handles.add(image.extractBand(0)).linear(100 / 255, 0));
  const stored = handles.add(image.extractBand(1, { n: 2 }));
  const chroma =
    zero === 'signed'
      ? handles.add(stored.copy({ format: 'char', interpretation: 'multiband' }))
      : handles.add(stored.linear(1, -128));
  const joined = handles.add(lightness.bandjoin(chroma));
  return handles.add(handles.add(joined.copy({ interpretation: 'lab' })).colourspace('srgb'));
}

const IEEE_FLOAT = 3;

/** Samples that libvips misreads. */
function detourSamples(bytes: Uint8Array<ArrayBuffer>, directory: TiffDirectory): Detour {
  const own = ownSamples(directory);
  const isFloat = directory.number(TAG.sampleFormat) === IEEE_FLOAT;
  return {
    bytes,
    finish: (image, handles) => inPlainNumbers(own ? withoutOthers(image, own, handles) : image, directory, handles),
    facts: { ...(own && { parts: { channels: true } }), ...(isFloat && { float: true }) },
  };
}

/**
 * WebP in a TIFF: libwebp is built without the conversion to three bands, which then stay black; to four it works.
 * CIELab of 8 bits: libvips's own check of such a picture fails ('bad labq format'); as RGB it is read.
 */
function detourTiff(original: Uint8Array<ArrayBuffer>): Detour | undefined {
  const stated = new TiffDirectory(original);
  const samples = stated.number(TAG.samplesPerPixel);
  const photometric = stated.number(TAG.photometric) ?? PHOTOMETRIC.rgb;
  const isWebp = stated.number(TAG.compression) === COMPRESSION_WEBP && samples === 3;
  const zero = LAB_ZERO.get(photometric);
  const isSmallLab = zero !== undefined && stated.number(TAG.bitsPerSample) === 8 && samples === 3;
  if (UNREAD.has(photometric) || (photometric === PHOTOMETRIC.iccLab && !isSmallLab)) {
    throw new ImageError('unsupported', `TIFF: colours of kind ${photometric}`);
  }
  if (!isWebp && !isSmallLab) return detourSamples(original, stated);

  const bytes = original.slice();
  const directory = new TiffDirectory(bytes);
  if (isWebp) {
    directory.set(TAG.samplesPerPixel, 4);
    directory.set(TAG.bitsPerSample, 8);
  }
  if (isSmallLab) directory.set(TAG.photometric, PHOTOMETRIC.rgb);
  return {
    bytes,
    finish: (image, handles) => {
      const three = image.bands > 3 ? handles.add(image.extractBand(0, { n: 3 })) : image;
      return isSmallLab ? labToSrgb(three, zero, handles) : three;
    },
    ...(isSmallLab && { facts: { colour: 'lab', wideGamut: true } }),
  };
}

const MAJOR_BRAND_AT = 8;

/** A sequence: libvips asks the first brand alone, and libheif finds the still that stands for the whole. */
function detourAvif(original: Uint8Array<ArrayBuffer>): Detour | undefined {
  const brand = new TextDecoder().decode(original.subarray(MAJOR_BRAND_AT, MAJOR_BRAND_AT + 4));
  if (brand !== 'avis') return undefined;
  if (!boxContent(original, 'meta')) throw new ImageError('unsupported', 'AVIF: a sequence without a still');
  const bytes = original.slice();
  bytes.set(new TextEncoder().encode('avif'), MAJOR_BRAND_AT);
  return { bytes };
}

/** Metadata compressed with words of Brotli's own dictionary, which this libjxl is built without: it refuses the whole file. */
function detourJxl(original: Uint8Array<ArrayBuffer>, isRead: IsRead): Detour | undefined {
  if (!hasBox(original, COMPRESSED_BOX) || isRead(original)) return undefined;
  const bytes = withoutBoxes(original, new Set([COMPRESSED_BOX]));
  return { bytes, facts: { metadata: true, metadataUnread: true } };
}

const DETOURS = { tiff: detourTiff, avif: detourAvif, jxl: detourJxl } satisfies Record<
  NonNullable<Format['detour']>,
  unknown
>;

/**
 * How to read a file that libvips would not read rightly; undefined where the straight way serves.
 * @throws {ImageError} `unsupported` for what it would read wrongly and nothing mends
 */
export function detourFor(format: Format, bytes: Uint8Array<ArrayBuffer>, isRead: IsRead): Detour | undefined {
  if (!format.detour) return undefined;
  try {
    return DETOURS[format.detour](bytes, isRead);
  } catch (error) {
    // The file ends before its directory: libvips has the words for it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
