import { ImageError } from '../../errors.ts';
import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';
import { TAG, type TiffDirectory } from './tiff-directory.ts';

/*
 * What the samples of a TIFF mean where libvips goes by other rules: samples that are no colours, and numbers that are
 * neither 8 nor 16 bits without a sign.
 */

/** What samples stand for (TIFF 6.0, section 8 and parts 2 and 3, `PhotometricInterpretation`). */
const PHOTOMETRIC = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, separated: 5, ycbcr: 6 } as const;
/** How many of them are colour. */
const COLOURS = new Map<number, number>([
  [PHOTOMETRIC.whiteIsZero, 1],
  [PHOTOMETRIC.blackIsZero, 1],
  [PHOTOMETRIC.rgb, 3],
  [PHOTOMETRIC.separated, 4],
  [PHOTOMETRIC.ycbcr, 3],
]);
/** `ExtraSamples`: alpha, premultiplied or not; 0 is of no stated meaning. */
const ALPHA: ReadonlySet<number> = new Set([1, 2]);
/** `InkSet`: inks other than cyan, magenta, yellow and black. */
const OTHER_INKS = 2;

/** Where a picture's own samples stand among those that are stored for each pixel. */
export interface OwnSamples {
  colours: number;
  alpha?: number;
}

/**
 * A single further sample is alpha, as libtiff has it, even where nothing says so. Of several only those are that say so.
 * @returns undefined where all that is stored is the picture's own
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
  return { colours, ...(at >= 0 && alpha < stored && { alpha }) };
}

/** The picture's own samples alone. */
export function withoutOthers(image: VipsImage, { colours, alpha }: OwnSamples, handles: Handles): VipsImage {
  if (image.bands < colours) return image;
  const coloured = handles.add(image.extractBand(0, { n: colours }));
  return alpha === undefined ? coloured : handles.add(coloured.bandjoin(handles.add(image.extractBand(alpha))));
}

type Plain = 'uchar' | 'ushort';

/**
 * How numbers of a kind become those of a picture: of whole ones all that they can be (the default of `SMinSampleValue` and
 * `SMaxSampleValue`), of fractions 0 to 1. A cast leaves fractions out: half of one more rounds.
 */
const PLAIN: Readonly<Partial<Record<string, { times: number; plus: number; as: Plain }>>> = {
  char: { times: 1, plus: 128, as: 'uchar' },
  short: { times: 1, plus: 32_768, as: 'ushort' },
  uint: { times: 1 / 65_537, plus: 0.5, as: 'ushort' },
  int: { times: 1 / 65_537, plus: 32_768, as: 'ushort' },
  float: { times: 65_535, plus: 0.5, as: 'ushort' },
};
/** The one kind of those whose black and white libvips exchanges where 0 is white. */
const EXCHANGED = 'uint';

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
 * The same picture in whole numbers of 8 or 16 bits; fractions below 0 and above 1 are cut off. What the numbers mean does
 * not depend on how they are stored: without a profile they are sRGB's, where libvips takes fractions as linear light.
 */
export function inPlainNumbers(image: VipsImage, directory: TiffDirectory, handles: Handles): VipsImage {
  const photometric = directory.number(TAG.photometric) ?? -1;
  const interpretation = INTERPRETATIONS.get(photometric);
  const plain = PLAIN[image.format];
  if (!interpretation || !plain) return image;
  const { times, plus, as } = plain;
  const whole = handles.add(handles.add(image.linear(times, plus)).cast(as));
  const right =
    photometric === PHOTOMETRIC.whiteIsZero && image.format !== EXCHANGED ? invertGrey(whole, handles) : whole;
  return handles.add(right.copy({ interpretation: interpretation[as] }));
}
