import type { Recipe } from '#engine';
import { hasProportionsOf, type Size } from './aspect.ts';
import { type Crop, type CropRatio, centredCrop } from './crop.ts';
import { type Orientation, orientationOf, orientedSize } from './orientation.ts';
import type { ResizeSettings } from './settings.ts';
import { type Basis, fieldsFor } from './size-fields.ts';

/** Everything that is set in the resize tool. */
export interface Adjustment {
  orientation: Orientation;
  /** On the picture as it stands after `orientation`; undefined while nothing is cut off. */
  crop: Crop | undefined;
  ratio: CropRatio;
  basis: Basis;
  settings: ResizeSettings;
}

/**
 * What the tool shows when a picture has been opened: its own dimensions, or what a landing page or an address asks for.
 * @param picture its upright size, in pixels
 */
export function openingAdjustment(picture: Size, recipe: Recipe): Adjustment {
  const orientation = orientationOf(recipe.edits);
  const standing = orientedSize(picture, orientation);
  const start: Adjustment = {
    orientation,
    crop: undefined,
    ratio: 'free',
    basis: 'picture',
    settings: { width: '', height: '', maintainAspectRatio: true },
  };
  return { ...start, ...sizeAsked(standing, recipe, start.settings) };
}

function sizeAsked(picture: Size, recipe: Recipe, settings: ResizeSettings): Partial<Adjustment> {
  const asked = recipe.edits.find((edit) => edit.do === 'resize');
  const follow = (basis: Basis, fields: Partial<ResizeSettings> = {}) => ({
    basis,
    settings: fieldsFor(picture, basis, { ...settings, ...fields }),
  });
  if (!asked) return follow('picture');
  if (asked.percent) return follow({ percent: asked.percent });
  const { width, height, longestEdge } = asked;
  if (longestEdge) return follow({ inside: { width: longestEdge, height: longestEdge } });
  if (width && height) {
    const box = { width, height };
    if (asked.fit === 'inside') return follow({ inside: box });
    if (asked.fit === 'fill') return follow('box', { ...digits(box), maintainAspectRatio: false });
    return { ...follow('box', digits(box)), ...cropToFill(picture, box) };
  }
  return width ? follow('width', { width: String(width) }) : follow('height', { height: String(height) });
}

const digits = ({ width, height }: Size) => ({ width: String(width), height: String(height) });

/** What is cut off so that the picture fills the box undistorted: nothing where the proportions agree. */
export function cropToFill(picture: Size, box: Size): Pick<Adjustment, 'crop' | 'ratio'> {
  if (hasProportionsOf(box, picture)) return { crop: undefined, ratio: 'free' };
  return { crop: centredCrop(picture, box.width / box.height), ratio: 'size' };
}
