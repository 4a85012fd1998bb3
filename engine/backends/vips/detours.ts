import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { checkDepth } from '../../codecs/svg/depth.ts';
import { forRenderer } from '../../codecs/svg/for-renderer.ts';
import type { Stated } from '../../colour/stated.ts';
import { ImageError } from '../../errors/errors.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import type { Probe } from '../../probe/probe.ts';
import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';
import { TAG, TiffDirectory } from './tiff-directory.ts';
import { inPlainNumbers, ownSamples, withoutOthers } from './tiff-samples.ts';

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

type MakeDetour = (bytes: Uint8Array<ArrayBuffer>, isRead: IsRead) => Detour | undefined;

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
    facts: isSmallLab ? { colour: 'lab', wideGamut: true } : undefined,
  };
}

/** See `forRenderer`. The page draws the same bytes. */
function detourSvg(original: Uint8Array<ArrayBuffer>): Detour | undefined {
  const bytes = forRenderer(original);
  if (bytes === original) return undefined;
  checkDepth(bytes);
  return { bytes };
}

/** Corrections by format, loaded with its first file where few files need it. */
const DETOURS: Readonly<Partial<Record<FormatId, () => Promise<MakeDetour> | MakeDetour>>> = {
  tiff: () => detourTiff,
  avif: async () => (await fetchPart(() => import('./detour-avif.ts'))).detourAvif,
  jxl: async () => (await fetchPart(() => import('./detour-jxl.ts'))).detourJxl,
  svg: () => detourSvg,
};

/** Whether libvips misreads some files of a format. */
export const misreads = ({ id }: Format): boolean => DETOURS[id] !== undefined;

/**
 * Returns how to read a file that libvips misreads; undefined if it reads the file correctly.
 * @throws {ImageError} `unsupported` if there is no correction
 */
export async function detourFor(
  { id }: Format,
  bytes: Uint8Array<ArrayBuffer>,
  isRead: IsRead,
): Promise<Detour | undefined> {
  const make = await DETOURS[id]?.();
  // If the file ends before its directory, libvips reports the error.
  return make && unlessTooShort(() => make(bytes, isRead));
}
