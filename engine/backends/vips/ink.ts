import { isNeutral, parseHexColour } from '../colours.ts';
import { bitsOf, toSrgb } from './colour.ts';
import type { Handles } from './handles.ts';
import { colourOf, hasOtherColours, ICC_FIELD } from './read-probe.ts';
import type { VipsImage } from './start.ts';

/** Converts grey to sRGB, without a profile for grey. */
export function inColour(image: VipsImage, handles: Handles): VipsImage {
  const srgb = bitsOf(image) === 8 ? 'srgb' : 'rgb16';
  const coloured = handles.add(handles.add(toSrgb(image, handles).colourspace(srgb)).copy());
  coloured.remove(ICC_FIELD);
  return coloured;
}

/**
 * Returns the samples of an opaque sRGB colour in an image's own colours, for each band. An image of grey takes neutral
 * colours.
 */
export function samplesOfColour(image: VipsImage, hex: string, handles: Handles): number[] {
  const factor = bitsOf(image) === 8 ? 1 : 257;
  const rgb = parseHexColour(hex);
  const count = colourOf(image) === 'grey' ? 1 : 3;
  const own = hasOtherColours(image)
    ? throughOwnProfile(image, rgb, handles)
    : rgb.slice(0, count).map((value) => value * factor);
  return image.hasAlpha() ? [...own, 255 * factor] : own;
}

/** Returns the image in colour if a colour is to be laid into a picture of grey. */
export const readyForColour = (image: VipsImage, hex: string, handles: Handles): VipsImage =>
  colourOf(image) === 'grey' && !isNeutral(hex) ? inColour(image, handles) : image;

/** Replaces transparency by an opaque sRGB colour. */
export function flatten(image: VipsImage, hex: string, handles: Handles): VipsImage {
  const ready = readyForColour(image, hex, handles);
  const background = samplesOfColour(ready, hex, handles).slice(0, -1);
  return handles.add(ready.flatten({ background }));
}

/** Converts a colour of sRGB with the image's profile, which the image keeps. */
function throughOwnProfile(image: VipsImage, rgb: number[], handles: Handles): number[] {
  const pixel = handles.add(handles.add(image.crop(0, 0, 1, 1)).newFromImage(rgb));
  const lab = handles.add(handles.add(pixel.copy({ interpretation: 'srgb' })).colourspace('lab'));
  lab.setBlob(ICC_FIELD, image.getBlob(ICC_FIELD));
  return Array.from(handles.add(lab.iccExport({ intent: 'relative', depth: bitsOf(image) })).getpoint(0, 0));
}
