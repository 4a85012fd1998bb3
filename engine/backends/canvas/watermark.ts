import { ImageError } from '../../errors/errors.ts';
import type { Drawn } from '../../geometry/steps.ts';

/** Draws a watermark on a canvas. */
export function watermark(context: OffscreenCanvasRenderingContext2D, { left, top, width, height, data }: Drawn): void {
  const canvas = new OffscreenCanvas(width, height);
  const own = canvas.getContext('2d');
  if (!own) throw new ImageError('out-of-memory', 'Could not get canvas context');
  own.putImageData(new ImageData(new Uint8ClampedArray(data), width), 0, 0);
  context.drawImage(canvas, left, top);
}
