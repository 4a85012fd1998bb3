import type { Size, Step } from '../geometry/steps.ts';
import { USUAL_WATERMARK } from '../recipe/bounds.ts';
import type { EditOf } from '../recipe/index.ts';

/**
 * Returns the step of a watermark. Its lengths are parts of the picture's shorter side, so that they are equal in
 * landscape and portrait photos of a camera, and the watermark is inside in every case.
 */
export function watermarkSteps({ width, height }: Size, edit: EditOf<'watermark'>): Step[] {
  const {
    picture,
    position = USUAL_WATERMARK.position,
    size = USUAL_WATERMARK.size,
    margin = USUAL_WATERMARK.margin,
    opacity = USUAL_WATERMARK.opacity,
  } = edit;
  const shorter = Math.min(width, height);
  const side = Math.max(1, Math.round((shorter * size) / 100));
  const distance = Math.round((shorter * margin) / 100);
  return [{ do: 'watermark', picture, position, side, margin: distance, opacity: opacity / 100 }];
}
