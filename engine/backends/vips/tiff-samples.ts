import { ImageError } from '../../errors/errors.ts';
import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';
import { TAG, type TiffDirectory } from './tiff-directory.ts';

/*
 * Samples of a TIFF that libvips misreads: extra samples that are not alpha, and sample formats other than unsigned 8 and 16
 * bits.
 */

/** `PhotometricInterpretation` (TIFF 6.0, section 8 and parts 2 and 3). */
const PHOTOMETRIC = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, separated: 5, ycbcr: 6 } as const;
/** Colour samples per pixel. */
const COLOURS = new Map<number, number>([
  [PHOTOMETRIC.whiteIsZero, 1],
  [PHOTOMETRIC.blackIsZero, 1],
  [PHOTOMETRIC.rgb, 3],
  [PHOTOMETRIC.separated, 4],
  [PHOTOMETRIC.ycbcr, 3],
]);
/** `ExtraSamples`: premultiplied alpha and alpha; 0 is unspecified. */
const ALPHA: ReadonlySet<number> = new Set([1, 2]);
/** `InkSet`: inks other than cyan, magenta, yellow and black. */
const OTHER_INKS = 2;

/** Which samples of a pixel are the picture; the others are dropped. */
export interface OwnSamples {
  colours: number;
  alpha?: number;
}

/**
 * A single extra sample is alpha, as in libtiff, even if `ExtraSamples` is missing or 0. Of several, only a declared one is.
 * @returns undefined if there is nothing to drop
 * @throws {ImageError} `unsupported`
 */
export function ownSamples(directory: TiffDirectory): OwnSamples | undefined {
  const photometric = directory.number(TAG.photometric) ?? -1;
  if (photometric === PHOTOMETRIC.separated && directory.number(TAG.inkSet) === OTHER_INKS) {
    throw new ImageError('unsupported', 'TIFF: inks other than CMYK');
  }
  const colours = COLOURS.get(photometric);
  const stored = directory.number(TAG.samplesPerPixel) ?? 1;
  if (colours === undefined || stored < colours + 2) return undefined;
  const further = directory.numbers(TAG.extraSamples);
  const at = further.findIndex((kind) => ALPHA.has(kind));
  const alpha = stored - further.length + at;
  return { colours, alpha: at >= 0 && alpha < stored ? alpha : undefined };
}

/** Drops the extra samples that are not alpha. */
export function withoutOthers(image: VipsImage, { colours, alpha }: OwnSamples, handles: Handles): VipsImage {
  if (image.bands < colours) return image;
  const coloured = handles.add(image.extractBand(0, { n: colours }));
  return alpha === undefined ? coloured : handles.add(coloured.bandjoin(handles.add(image.extractBand(alpha))));
}

type Plain = 'uchar' | 'ushort';

/**
 * The range of each sample format: for integers the full range of the type (the default of `SMinSampleValue` and
 * `SMaxSampleValue`), for floating point 0 to 1. A cast truncates, so 0.5 is added.
 */
const PLAIN: Readonly<Partial<Record<string, { times: number; plus: number; as: Plain }>>> = {
  char: { times: 1, plus: 128, as: 'uchar' },
  short: { times: 1, plus: 32_768, as: 'ushort' },
  uint: { times: 1 / 65_537, plus: 0.5, as: 'ushort' },
  int: { times: 1 / 65_537, plus: 32_768, as: 'ushort' },
  float: { times: 65_535, plus: 0.5, as: 'ushort' },
};
/** The only one of these formats that libvips inverts for WhiteIsZero. */
const INVERTED_BY_LIBVIPS = 'uint';

const INTERPRETATIONS = new Map<number, Record<Plain, 'b-w' | 'grey16' | 'srgb' | 'rgb16' | 'cmyk'>>([
  [PHOTOMETRIC.whiteIsZero, { uchar: 'b-w', ushort: 'grey16' }],
  [PHOTOMETRIC.blackIsZero, { uchar: 'b-w', ushort: 'grey16' }],
  [PHOTOMETRIC.rgb, { uchar: 'srgb', ushort: 'rgb16' }],
  [PHOTOMETRIC.separated, { uchar: 'cmyk', ushort: 'cmyk' }],
]);

function invertGrey(image: VipsImage, handles: Handles): VipsImage {
  const grey = handles.add(handles.add(image.extractBand(0)).invert());
  return image.bands === 1 ? grey : handles.add(grey.bandjoin(handles.add(image.extractBand(1))));
}

/**
 * Converts to unsigned integers of 8 or 16 bits; values below 0 and above 1 are clipped. The transfer function does not depend
 * on the sample format (TIFF 6.0, section 20, `TransferFunction`): without a profile, floating point is sRGB like integers.
 * libvips assumes linear light (scRGB) for RGB, and 0 to 255 for grey and CMYK.
 */
export function inPlainNumbers(image: VipsImage, directory: TiffDirectory, handles: Handles): VipsImage {
  const photometric = directory.number(TAG.photometric) ?? -1;
  const interpretation = INTERPRETATIONS.get(photometric);
  const plain = PLAIN[image.format];
  if (!interpretation || !plain) return image;
  const { times, plus, as } = plain;
  const whole = handles.add(handles.add(image.linear(times, plus)).cast(as));
  const right =
    photometric === PHOTOMETRIC.whiteIsZero && image.format !== INVERTED_BY_LIBVIPS
      ? invertGrey(whole, handles)
      : whole;
  return handles.add(right.copy({ interpretation: interpretation[as] }));
}
