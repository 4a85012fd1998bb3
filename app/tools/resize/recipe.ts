import type { Edit, Output, Recipe } from '#engine';
import type { Size } from './aspect.ts';
import { cropEdits, cropPixels } from './crop.ts';
import type { Adjustment } from './opening.ts';
import { orientationEdits, orientedSize } from './orientation.ts';
import { pixelsOf, type ResizeSettings } from './settings.ts';

/** The picture that is resized: turned, and what the crop leaves of it. */
export function sourceSize(picture: Size, { orientation, crop }: Pick<Adjustment, 'orientation' | 'crop'>): Size {
  const standing = orientedSize(picture, orientation);
  if (!crop) return standing;
  const { width, height } = cropPixels(crop, standing);
  return { width, height };
}

/** What the engine is asked to do with this picture. */
export function resizeRecipe(picture: Size, adjustment: Adjustment, output: Output): Recipe {
  const { orientation, crop, settings } = adjustment;
  const standing = orientedSize(picture, orientation);
  return { edits: [...orientationEdits(orientation), ...cropEdits(crop, standing), ...sizeEdits(settings)], output };
}

/** Both fields are exact: that they keep the proportions, or that the picture is stretched, was decided in the form. */
function sizeEdits(settings: ResizeSettings): Edit[] {
  const width = pixelsOf(settings.width);
  const height = pixelsOf(settings.height);
  if (width && height) return [{ do: 'resize', width, height, fit: 'fill' }];
  if (width) return [{ do: 'resize', width }];
  return height ? [{ do: 'resize', height }] : [];
}

/** What is set beyond the pixels. A size in bytes is nothing that this tool could show, so it is left to the one that can. */
export function plainOutput({ format, quality, lossless, metadata, profile, background }: Output): Output {
  return { format, quality, lossless, metadata, profile, background };
}

/**
 * The settings that hold for any picture, as an address carries them: what was decided about the size, turns and flips. A
 * hand-drawn crop belongs to one picture and stays with it.
 */
export function sharedRecipe({ orientation, basis, settings }: Adjustment, output: Output): Recipe {
  return { edits: [...orientationEdits(orientation), ...sharedSize(basis, settings)], output };
}

function sharedSize(basis: Adjustment['basis'], settings: ResizeSettings): Edit[] {
  if (basis === 'picture') return [];
  if (typeof basis === 'object') {
    return [{ do: 'resize', ...('inside' in basis ? { ...basis.inside, fit: 'inside' } : basis) }];
  }
  const width = pixelsOf(settings.width);
  const height = pixelsOf(settings.height);
  if (!settings.maintainAspectRatio) return sizeEdits(settings);
  if (basis === 'width' && width) return [{ do: 'resize', width }];
  if (basis === 'height' && height) return [{ do: 'resize', height }];
  // A side that was emptied leaves the other one to decide.
  return width && height ? [{ do: 'resize', width, height, fit: 'cover' }] : sizeEdits(settings);
}
