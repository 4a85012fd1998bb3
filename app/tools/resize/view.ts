import type { Arrangement } from '#app/tools/adjust/arrangement.ts';
import { hasProportionsOf, ratioOf } from '#app/tools/adjust/aspect.ts';
import { type Crop, centredCrop, cropOf, cropPixels } from '#app/tools/adjust/crop.ts';
import { type Orientation, orientationOf, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { layOut as LayOut, Size } from '#engine';
import type { EditOf } from '#engine/recipe/index.ts';

/** The largest enlargement on the slider, in percent. */
export const MAX_PERCENT = 200;

/** An arrangement applied to a picture. */
export interface View {
  orientation: Orientation;
  /** The picture's size after rotation. */
  standing: Size;
  /** The crop of the rotated picture, by hand or to fill a size; undefined without one. */
  crop: Crop | undefined;
  /** The size after the crop, which is resized. */
  source: Size;
  /** The result's size, with edges. */
  result: Size;
  /** The picture's width in the result as a whole percentage of the source's. */
  percent: number;
  /** Whether the sides are locked to each other. */
  locked: boolean;
  /** Whether a size of another shape is stretched instead of cropped. */
  stretches: boolean;
  /** Whether the result has other proportions than its source. */
  stretched: boolean;
}

/** The size that a resize fills and crops to, if it does. */
export function coverOf(resize: EditOf<'resize'> | undefined): Size | undefined {
  if (resize?.fit !== 'cover' || !resize.width || !resize.height) return undefined;
  return { width: resize.width, height: resize.height };
}

/**
 * @param picture its upright size, in pixels
 * @param layOut the engine's computation of sizes
 */
export function viewOf(picture: Size, { turns, crop, resize, pad }: Arrangement, layOut: typeof LayOut): View {
  const orientation = orientationOf(turns);
  const standing = orientedSize(picture, orientation);
  const shown = crop ? cropOf(crop, standing) : cutToFill(standing, coverOf(resize));
  const source = shown ? sizeOf(cropPixels(shown, standing)) : standing;
  const resized = resize ? layOut(crop ? source : standing, [resize]).size : source;
  const padded = layOut(resized, pad ? [pad] : []);
  const scaled = padded.steps.find((step) => step.do === 'scale') ?? resized;
  return {
    orientation,
    standing,
    crop: shown,
    source,
    result: padded.size,
    percent: Math.round((scaled.width / source.width) * 100),
    locked: resize?.fit !== 'fill',
    stretches: resize?.fit === 'fill',
    stretched: resize?.fit === 'fill' && !hasProportionsOf(resized, source),
  };
}

/** The centred crop of a filled size; undefined if the proportions agree. */
function cutToFill(standing: Size, box: Size | undefined): Crop | undefined {
  return box && !hasProportionsOf(box, standing) ? centredCrop(standing, ratioOf(box)) : undefined;
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });
