import { ImageError } from '../errors/errors.ts';
import type { Rectangle, Size, Step } from '../geometry/steps.ts';
import type { EditOf } from '../recipe/index.ts';

/** Returns the pixels that a box touches, without those outside of the picture. */
function touched(size: Size, { left, top, width, height }: Rectangle, scale: Size): Rectangle {
  const [x, y] = [Math.floor(left * scale.width), Math.floor(top * scale.height)];
  const right = Math.min(size.width, Math.ceil((left + width) * scale.width));
  const bottom = Math.min(size.height, Math.ceil((top + height) * scale.height));
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/**
 * Returns the step of a redaction.
 * @throws {ImageError} `bad-recipe` for a box outside of the picture, since what it hides elsewhere would stay visible
 */
export function redactSteps(size: Size, { boxes, unit, cover = 'black' }: EditOf<'redact'>): Step[] {
  const scale = unit ? { width: size.width / 100, height: size.height / 100 } : { width: 1, height: 1 };
  const inside = boxes.map((box) => touched(size, box, scale));
  const outside = boxes[inside.findIndex(({ width, height }) => width <= 0 || height <= 0)];
  if (outside) {
    throw new ImageError(
      'bad-recipe',
      `Expected boxes within ${size.width}×${size.height} but received one at ${outside.left},${outside.top}`,
    );
  }
  return [{ do: 'redact', boxes: inside, cover }];
}
