import { ImageError } from '../../errors/errors.ts';
import { blockSide, blurSigma } from '../../geometry/cover.ts';
import { type Size, type Step, scaledSize } from '../../geometry/steps.ts';
import { pixelate } from '../pixelate.ts';
import { blur } from './blur.ts';

/** The largest standard deviation of a blur at full size. A larger one is computed on a smaller copy. */
const MOST_SIGMA = 6;

/** Replaces rectangles of a canvas. */
export function redact(
  context: OffscreenCanvasRenderingContext2D,
  { boxes, cover }: Extract<Step, { do: 'redact' }>,
  picture: Size,
): void {
  for (const { left, top, width, height } of boxes) {
    switch (cover) {
      case 'black':
        context.fillStyle = '#000000';
        context.fillRect(left, top, width, height);
        break;
      case 'pixels': {
        const part = context.getImageData(left, top, width, height);
        pixelate({ data: part.data, width, height, channels: 4 }, blockSide(part, picture));
        context.putImageData(part, left, top);
        break;
      }
      case 'blur': {
        const sigma = blurSigma({ width, height }, picture);
        const factor = Math.min(1, MOST_SIGMA / sigma);
        const small = scaledSize({ width, height }, factor);
        const copy = new OffscreenCanvas(small.width, small.height);
        const inner = copy.getContext('2d');
        if (!inner) throw new ImageError('out-of-memory', 'Could not get canvas context');
        inner.imageSmoothingQuality = 'high';
        inner.drawImage(context.canvas, left, top, width, height, 0, 0, small.width, small.height);
        const pixels = inner.getImageData(0, 0, small.width, small.height);
        blur(pixels, sigma * factor);
        inner.putImageData(pixels, 0, 0);
        context.clearRect(left, top, width, height);
        context.drawImage(copy, left, top, width, height);
        break;
      }
    }
  }
}
