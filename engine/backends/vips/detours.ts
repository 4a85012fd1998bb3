import { boxContent } from '../../bytes/boxes.ts';
import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { spaceOf } from '../../colour/code-points.ts';
import { isHdr } from '../../colour/space.ts';
import type { Stated } from '../../colour/stated.ts';
import { ImageError } from '../../errors/errors.ts';
import { type AvifSamples, avifSamples } from '../../formats/avif-samples.ts';
import type { Format } from '../../formats/format.ts';
import { checkDepth } from '../../formats/svg-depth.ts';
import { COMPRESSED_BOX, hasBox, withoutBoxes } from '../../metadata/jxl-boxes.ts';
import { readJxlHeader } from '../../metadata/jxl-header.ts';
import type { Probe } from '../../probe/probe.ts';
import { forRenderer } from '../../svg/for-renderer.ts';
import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';
import { TAG, TiffDirectory } from './tiff-directory.ts';
import { inPlainNumbers, ownSamples, withoutOthers } from './tiff-samples.ts';
import { unpremultiplied } from './unpremultiplied.ts';

/*
 * Files that the readers of wasm-vips 0.0.19 refuse or read wrongly. They read a copy with a few changed bytes instead, and
 * the image is corrected afterwards.
 */

export interface Detour {
  /** The bytes that libvips reads instead. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Corrects the image. */
  finish?(image: VipsImage, handles: Handles): VipsImage;
  /** What the file states about its colours and libvips does not read. */
  stated?: Stated;
  /** Facts that the image does not show. */
  facts?: Partial<Probe>;
}

/** Whether libvips reads the header of these bytes. */
export type IsRead = (bytes: Uint8Array) => boolean;

const COMPRESSION_WEBP = 50_001;
/** TIFF 6.0, sections 23 and 24, and Adobe's supplement for ICC's encoding. */
const PHOTOMETRIC = { rgb: 2, cieLab: 8, iccLab: 9, ituLab: 10, logL: 32_844 } as const;
/** libvips would show the raw numbers of these, since it has no conversion. */
const UNREAD: ReadonlySet<number> = new Set([PHOTOMETRIC.ituLab, PHOTOMETRIC.logL]);
/** The encoding of a* and b*. */
const LAB_ZERO = new Map<number, 'signed' | 'middle'>([
  [PHOTOMETRIC.cieLab, 'signed'],
  [PHOTOMETRIC.iccLab, 'middle'],
]);

/** Converts three 8-bit bands of L*, a* and b* to sRGB. */
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

/** Corrects samples that libvips misreads. */
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
 * Corrects WebP in a TIFF, since this libwebp converts to four bands only and leaves three black; and 8-bit CIELab, which
 * fails libvips's check ('bad labq format') and is read as RGB instead.
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

/** Of a byte. */
const LIMITED = { black: 16, range: 219, most: 255 } as const;

/** Expands the limited range of video. */
function expanded(image: VipsImage, handles: Handles): VipsImage {
  const unit = image.format === 'uchar' ? 1 : 256;
  const most = image.format === 'uchar' ? LIMITED.most : 65_535;
  const factor = most / (LIMITED.range * unit);
  // A cast clips, and truncates, so 0.5 is added.
  const stretched = handles.add(image.linear(factor, 0.5 - LIMITED.black * unit * factor));
  return handles.add(stretched.cast(image.format));
}

/** See `AvifSamples`. */
function inPlainSamples(
  image: VipsImage,
  { limitedGrey, limitedAlpha, premultiplied }: AvifSamples,
  handles: Handles,
): VipsImage {
  if (!image.hasAlpha()) return limitedGrey ? expanded(image, handles) : image;
  const [stored, storedAlpha] = [
    handles.add(image.extractBand(0, { n: image.bands - 1 })),
    handles.add(image.extractBand(image.bands - 1)),
  ];
  const colours = limitedGrey ? expanded(stored, handles) : stored;
  const whole = handles.add(colours.bandjoin(limitedAlpha ? expanded(storedAlpha, handles) : storedAlpha));
  return premultiplied ? unpremultiplied(whole, image.format, handles) : whole;
}

/**
 * Corrects a sequence, of which libvips checks the major brand only while libheif finds the still image, and samples that libheif does
 * not convert.
 */
function detourAvif(original: Uint8Array<ArrayBuffer>): Detour | undefined {
  const brand = new TextDecoder().decode(original.subarray(MAJOR_BRAND_AT, MAJOR_BRAND_AT + 4));
  const isSequence = brand === 'avis';
  if (isSequence && !boxContent(original, 'meta')) {
    throw new ImageError('unsupported', 'AVIF: a sequence without a still');
  }
  // libheif finds pictures in some files with damaged boxes.
  const samples = unlessTooShort(() => avifSamples(original));
  const isPlain = !samples || !Object.values(samples).includes(true);
  if (!isSequence && isPlain) return undefined;
  const bytes = isSequence ? original.slice() : original;
  if (isSequence) bytes.set(new TextEncoder().encode('avif'), MAJOR_BRAND_AT);
  return { bytes, ...(!isPlain && { finish: (image, handles) => inPlainSamples(image, samples, handles) }) };
}

/** BT.2020's primaries, which do not matter for grey. */
const ANY_PRIMARIES = 9;
/** Besides colours. libvips finds no place for the others: CMYK's black, spot colours. */
const MOST_CHANNELS = 1;

/**
 * Removes metadata that uses Brotli's static dictionary, without which this libjxl is built: it would refuse the file. Divides colours
 * by alpha where the file has them multiplied, which libvips does not ask libjxl for. Reads HDR in grey, since libjxl makes profiles with
 * code points of colours alone.
 */
function detourJxl(original: Uint8Array<ArrayBuffer>, isRead: IsRead): Detour {
  const header = readJxlHeader(original);
  if (header && header.channels > MOST_CHANNELS) throw new ImageError('unsupported', 'JXL: channels besides alpha');
  const isUnread = hasBox(original, COMPRESSED_BOX) && !isRead(original);
  const isMultiplied = header?.premultiplied === true;
  const space = header?.colours?.grey
    ? spaceOf({ primaries: ANY_PRIMARIES, transfer: header.colours.transfer })
    : undefined;
  return {
    bytes: isUnread ? withoutBoxes(original, new Set([COMPRESSED_BOX])) : original,
    ...(space && isHdr(space) && { stated: { by: 'tags', space } }),
    ...(isUnread && { facts: { metadata: true, metadataUnread: true } }),
    ...(isMultiplied && { finish: (image, handles) => unpremultiplied(image, image.format, handles) }),
  };
}

/** See `forRenderer`. The page draws the same bytes. */
function detourSvg(original: Uint8Array<ArrayBuffer>): Detour | undefined {
  const bytes = forRenderer(original);
  if (bytes === original) return undefined;
  checkDepth(bytes);
  return { bytes };
}

const DETOURS = { tiff: detourTiff, avif: detourAvif, jxl: detourJxl, svg: detourSvg } satisfies Record<
  NonNullable<Format['detour']>,
  unknown
>;

/**
 * Returns how to read a file that libvips misreads; undefined if it reads the file correctly.
 * @throws {ImageError} `unsupported` if there is no correction
 */
export function detourFor(format: Format, bytes: Uint8Array<ArrayBuffer>, isRead: IsRead): Detour | undefined {
  const { detour } = format;
  // If the file ends before its directory, libvips reports the error.
  return detour && unlessTooShort(() => DETOURS[detour](bytes, isRead));
}
