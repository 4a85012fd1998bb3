import type { Size, Step } from '../geometry/steps.ts';
import type { Format } from './format.ts';

/**
 * The smallest factor that the resampler scales by, since decoding at a smaller size averages blocks. vips_thumbnail
 * has 2, sharp 1. With 1.5 the result is visually identical to that of a full decode
 * (docs/decisions/0008-shrink-on-load.md).
 */
const LEFT_TO_RESAMPLER = 1.5;

/**
 * The largest picture, in pixels, that is decoded in full: VGA. A smaller decode saves a millisecond, and moves the far edges by up to a third of
 * a pixel of the result where sides are no multiples of the shrink (docs/decisions/0008-shrink-on-load.md).
 */
const MOST_IN_FULL = 640 * 480;

/** The scales at which JPEG decodes faster: 1/2, 1/4 and 1/8. */
export function jpegShrink(size: Size, scaledTo: Size): 1 | 2 | 4 | 8 {
  if (size.width * size.height <= MOST_IN_FULL) return 1;
  const factor = Math.min(size.width / scaledTo.width, size.height / scaledTo.height);
  return ([8, 4, 2] as const).find((shrink) => factor / shrink >= LEFT_TO_RESAMPLER) ?? 1;
}

/** Returns the size at which a picture is decoded: smaller if the first step scales and the format supports it. */
export function decodedSize(size: Size, format: Format, [first]: readonly Step[]): Size {
  const shrink = format.shrinksOnLoad && first?.do === 'scale' ? jpegShrink(size, first) : 1;
  return { width: Math.ceil(size.width / shrink), height: Math.ceil(size.height / shrink) };
}
