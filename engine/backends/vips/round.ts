import { type Rounding, rounded, type Samples } from '../../formats/rounded.ts';
import type { Handles } from './handles.ts';
import { UCHAR } from './load.ts';
import type { Libvips, VipsImage } from './start.ts';

/** Returns an 8-bit image with rounded colours and the same metadata. */
export function withRounded(vips: Libvips, image: VipsImage, rounding: Rounding, handles: Handles): VipsImage {
  const { width, height, bands } = image;
  const channels = bands as Samples['channels'];
  const data = rounded({ data: image.writeToMemory() as Uint8Array, width, height, channels }, rounding);
  const plain = handles.add(vips.Image.newFromMemory(data, width, height, bands, UCHAR));
  // An insert keeps the metadata of the image below.
  return handles.add(image.insert(plain, 0, 0));
}
