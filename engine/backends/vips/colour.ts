import type { Handles } from './handles.ts';
import { colourOf, hasField, hasOtherColours, ICC_FIELD } from './read-probe.ts';
import type { VipsImage } from './start.ts';

/** Bits per sample as encoders see them. */
export const bitsOf = (image: VipsImage) => (image.format === 'uchar' || image.format === 'char' ? 8 : 16);

const isCmyk = (image: VipsImage) => colourOf(image) === 'cmyk';

/** Converts samples of 0 to 1 to 16 bits, which profiles need. Larger values are clipped. */
export function fromFloat(image: VipsImage, handles: Handles): VipsImage {
  if (image.format !== 'float') return image;
  // A cast truncates, so 0.5 is added.
  const whole = handles.add(handles.add(image.linear(65_535, 0.5)).cast('ushort'));
  return handles.add(whole.copy({ interpretation: 'rgb16' }));
}

/** Converts with the embedded profile if requested; otherwise CMYK with libvips's own CMYK profile. */
function transform(image: VipsImage, embedded: boolean, handles: Handles): VipsImage {
  return handles.add(
    fromFloat(image, handles).iccTransform('srgb', {
      embedded,
      intent: 'perceptual',
      depth: bitsOf(image),
      ...(isCmyk(image) && { input_profile: 'cmyk' }),
    }),
  );
}

/**
 * Converts with the embedded profile. libvips ignores a profile that it cannot read. A profile that it reads but cannot
 * convert from is ignored here, as in browsers: damage to a profile is no damage to the picture.
 */
function throughProfile(image: VipsImage, handles: Handles): VipsImage {
  try {
    return transform(image, true, handles);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return isCmyk(image) ? transform(image, false, handles) : image;
  }
}

/**
 * Converts colours to sRGB (grey stays grey) with the same number of bits. Without the conversion, wide-gamut photos would
 * look pale.
 */
export function toSrgb(image: VipsImage, handles: Handles): VipsImage {
  const colour = colourOf(image);
  if (colour === 'lab') return handles.add(image.colourspace(bitsOf(image) === 8 ? 'srgb' : 'rgb16'));
  if (isCmyk(image) || hasOtherColours(image)) return throughProfile(image, handles);
  // libvips takes floating point for linear light. With this profile, it is in sRGB already.
  if (colour === 'rgb' && image.format === 'float' && hasField(image, ICC_FIELD)) return fromFloat(image, handles);
  if (colour === 'grey' && hasField(image, ICC_FIELD)) {
    return handles.add(throughProfile(image, handles).colourspace(bitsOf(image) === 8 ? 'b-w' : 'grey16'));
  }
  // scRGB, XYZ, HSV and other rarities have known meanings without a profile.
  const plain = ['srgb', 'rgb', 'rgb16', 'b-w', 'grey16', 'multiband'].includes(String(image.interpretation));
  return plain ? image : handles.add(image.colourspace('srgb'));
}

/**
 * Converts to sRGB, or keeps the colours with their profile. Floating point becomes integers here, since libvips would save
 * linear light as sRGB with the linear profile. Without a profile (LogLuv's XYZ) there is nothing to keep.
 */
export function asWritten(image: VipsImage, keepProfile: boolean, handles: Handles): VipsImage {
  if (!keepProfile) return toSrgb(image, handles);
  if (image.format !== 'float') return image;
  return hasField(image, ICC_FIELD) ? fromFloat(image, handles) : toSrgb(image, handles);
}

/** Converts to 8 bits per sample. */
export function toEightBits(image: VipsImage, handles: Handles): VipsImage {
  if (image.format === 'uchar') return image;
  const grey = colourOf(image) === 'grey';
  return handles.add(image.colourspace(grey ? 'b-w' : 'srgb'));
}
