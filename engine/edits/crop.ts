import { ImageError } from '../errors/errors.ts';
import type { Size, Step } from '../geometry/steps.ts';
import type { EditOf } from '../recipe/index.ts';

/**
 * Returns the steps of a crop: none if the rectangle is the whole picture.
 * @throws {ImageError} `bad-recipe` for a rectangle that is not inside the picture
 */
export function cropSteps(size: Size, { left, top, width, height }: EditOf<'crop'>): Step[] {
  if (left + width > size.width || top + height > size.height) {
    throw new ImageError(
      'bad-recipe',
      `Expected a crop within ${size.width}×${size.height} but received ${width}×${height} at ${left},${top}`,
    );
  }
  const whole = width === size.width && height === size.height;
  return whole ? [] : [{ do: 'crop', left, top, width, height }];
}
