import { type Rounding, rounded } from '../../codecs/png/rounded.ts';
import type { Samples } from '../../pixels/pixels.ts';
import type { Handles } from './handles.ts';
import { withSamples } from './load.ts';
import type { Libvips, VipsImage } from './start.ts';

/** Returns an 8-bit image with rounded colours and the same metadata. */
export function withRounded(vips: Libvips, image: VipsImage, rounding: Rounding, handles: Handles): VipsImage {
  const { width, height, bands } = image;
  const channels = bands as Samples['channels'];
  const data = rounded({ data: image.writeToMemory() as Uint8Array, width, height, channels }, rounding);
  return withSamples(vips, image, data, handles);
}
