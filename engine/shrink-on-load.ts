import type { Format } from './formats/format.ts';
import type { Size, Step } from './geometry.ts';

/**
 * What is left to the resampler at the least, since shrinking in the DCT is a block average. vips_thumbnail leaves 2,
 * sharp 1; with 1.5 nobody can tell the result from a full decode's (docs/decisions/0008-shrink-on-load.md).
 */
const LEFT_TO_RESAMPLER = 1.5;

/** JPEG decodes at a half, a quarter or an eighth for less work. */
export function jpegShrink(size: Size, scaledTo: Size): 1 | 2 | 4 | 8 {
  const factor = Math.min(size.width / scaledTo.width, size.height / scaledTo.height);
  return ([8, 4, 2] as const).find((shrink) => factor / shrink >= LEFT_TO_RESAMPLER) ?? 1;
}

/** The size at which a picture is decoded for these steps: smaller where scaling comes first and the format can. */
export function decodedSize(size: Size, format: Format, [first]: readonly Step[]): Size {
  const shrink = format.shrinksOnLoad && first?.do === 'scale' ? jpegShrink(size, first) : 1;
  return { width: Math.ceil(size.width / shrink), height: Math.ceil(size.height / shrink) };
}
