import type { Arrangement } from '#app/tools/adjust/arrangement.ts';
import { hasProportionsOf, ratioOf } from '#app/tools/adjust/aspect.ts';
import { type Crop, centredCrop, cropOf, cropPixels } from '#app/tools/adjust/crop.ts';
import { type Orientation, orientationOf, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { layOut as LayOut, Size } from '#engine';
import type { EditOf } from '#engine/recipe/index.ts';

/** The largest enlargement that the slider offers, in percent. */
export const MAX_PERCENT = 200;

/** The arrangement as it looks on a picture. */
export interface View {
  orientation: Orientation;
  /** The picture's size once it is turned. */
  standing: Size;
  /** What is cut out of that, by hand or to fill a size; undefined while nothing is cut off. */
  crop: Crop | undefined;
  /** What is left then, and is resized. */
  source: Size;
  /** What comes out. */
  result: Size;
  /** How large the result is beside the source, in whole percent of its width. */
  percent: number;
  /** Both sides follow each other. */
  locked: boolean;
  /** A size of another shape is stretched to, and not cut to. */
  stretches: boolean;
  /** The result has other proportions than what it is made of. */
  stretched: boolean;
}

/** The size that a resize fills and cuts to, if that is what it does. */
export function coverOf(resize: EditOf<'resize'> | undefined): Size | undefined {
  if (resize?.fit !== 'cover' || !resize.width || !resize.height) return undefined;
  return { width: resize.width, height: resize.height };
}

/**
 * @param picture its upright size, in pixels
 * @param layOut the engine's arithmetic
 */
export function viewOf(picture: Size, { turns, crop, resize }: Arrangement, layOut: typeof LayOut): View {
  const orientation = orientationOf(turns);
  const standing = orientedSize(picture, orientation);
  const shown = crop ? cropOf(crop, standing) : cutToFill(standing, coverOf(resize));
  const source = shown ? sizeOf(cropPixels(shown, standing)) : standing;
  const result = resize ? layOut(crop ? source : standing, [resize]).size : source;
  return {
    orientation,
    standing,
    crop: shown,
    source,
    result,
    percent: Math.round((result.width / source.width) * 100),
    locked: resize?.fit !== 'fill',
    stretches: resize?.fit === 'fill',
    stretched: resize?.fit === 'fill' && !hasProportionsOf(result, source),
  };
}

/** What a size cuts off evenly: nothing where the proportions agree. */
function cutToFill(standing: Size, box: Size | undefined): Crop | undefined {
  return box && !hasProportionsOf(box, standing) ? centredCrop(standing, ratioOf(box)) : undefined;
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });
