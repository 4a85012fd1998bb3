import { boxContent } from '../../bytes/boxes.ts';
import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import { type AvifSamples, avifSamples } from '../../codecs/heif/samples.ts';
import { ImageError } from '../../errors/errors.ts';
import type { Detour } from './detours.ts';
import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';
import { unpremultiplied } from './unpremultiplied.ts';

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
export function detourAvif(original: Uint8Array<ArrayBuffer>): Detour | undefined {
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
  return { bytes, finish: isPlain ? undefined : (image, handles) => inPlainSamples(image, samples, handles) };
}
