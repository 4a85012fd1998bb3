import type { Handles } from './handles.ts';
import type { VipsImage } from './start.ts';

/** Divides the colours of an image by its alpha. @param format of the samples that it returns */
export function unpremultiplied(image: VipsImage, format: VipsImage['format'], handles: Handles): VipsImage {
  const unrounded = handles.add(image.unpremultiply());
  // A cast alone truncates, which darkens by half a level and costs a point of the score.
  return handles.add(handles.add(unrounded.rint()).cast(format));
}
