import { rootMeanSquare, stripsOf } from '../strips.ts';
import { toEightBits } from './colour.ts';
import { Handles } from './handles.ts';
import type { Libvips, VipsImage } from './start.ts';

/** A pixel against its four neighbours. (The types of wasm-vips allow one row only.) */
const LAPLACIAN = [
  [0, -1, 0],
  [-1, 4, -1],
  [0, -1, 0],
] as unknown as number[];

/** See `Picture.sharpness`. */
export function sharpnessOf(vips: Libvips, image: VipsImage): number {
  using handles = new Handles();
  const mask = handles.add(vips.Image.newFromArray(LAPLACIAN));
  const strips = stripsOf(image).map(({ top, height }) => {
    const strip = height < image.height ? handles.add(image.crop(0, top, image.width, height)) : image;
    return { value: deviation(strip, mask, handles), height };
  });
  return rootMeanSquare(strips) / 4;
}

/** Returns the root mean square, since the mean is almost 0. */
function deviation(image: VipsImage, mask: VipsImage, handles: Handles): number {
  const opaque = image.hasAlpha() ? handles.add(image.flatten()) : image;
  const grey = handles.add(toEightBits(opaque, handles).colourspace('b-w'));
  return handles.add(handles.add(grey.cast('short')).conv(mask, { precision: 'integer' })).deviate();
}
