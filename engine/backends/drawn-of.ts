import { ImageError } from '../errors/errors.ts';
import type { Drawn, Step } from '../geometry/steps.ts';

/**
 * Returns the pixels of a watermark's step.
 * @throws {ImageError} `watermark-missing` for the steps of a plan, which have none
 */
export function drawnOf({ picture, drawn }: Extract<Step, { do: 'watermark' }>): Drawn {
  if (!drawn) throw new ImageError('watermark-missing', `The watermark ${picture} is not drawn`);
  return drawn;
}
