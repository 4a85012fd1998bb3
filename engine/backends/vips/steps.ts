import type { Size, Step } from '../../geometry/steps.ts';
import { drawnOf } from '../drawn-of.ts';
import type { Handles } from './handles.ts';
import { pad } from './pad.ts';
import { redact } from './redact.ts';
import type { Libvips, VipsImage } from './start.ts';
import { unpremultiplied } from './unpremultiplied.ts';
import { watermark } from './watermark.ts';

const ANGLES = { 1: 'd90', 2: 'd180', 3: 'd270' } as const;

/** libvips's resampling kernels. */
export type Kernel = 'linear' | 'cubic' | 'lanczos3';

/** Scales to exact dimensions. Transparent pixels do not affect the colour of their neighbours. */
export function scale(
  image: VipsImage,
  { width, height }: Size,
  handles: Handles,
  kernel: Kernel = 'lanczos3',
): VipsImage {
  if (image.width === width && image.height === height) return image;
  const alpha = image.hasAlpha();
  const format = image.format;
  const source = alpha ? handles.add(image.premultiply()) : image;
  const resized = handles.add(source.resize(width / image.width, { vscale: height / image.height, kernel }));
  if (!alpha) return resized;
  return unpremultiplied(resized, format, handles);
}

/** Whether a step needs rows twice, or lower ones first. Rows are decoded from the top, so all must be in memory then. */
function needsAllRows(step: Step): boolean {
  switch (step.do) {
    case 'crop':
    case 'scale':
      return false;
    case 'rotate':
      return true;
    case 'flip':
      return step.axis === 'vertical';
    case 'pad':
      return step.fill === 'blur';
    case 'redact':
    case 'watermark':
      return true;
  }
}

function applyStep(vips: Libvips, image: VipsImage, step: Step, handles: Handles): VipsImage {
  switch (step.do) {
    case 'crop':
      return handles.add(image.crop(step.left, step.top, step.width, step.height));
    case 'scale':
      return scale(image, step, handles);
    case 'rotate':
      return handles.add(image.rot(ANGLES[step.quarterTurns]));
    case 'flip':
      return handles.add(image.flip(step.axis));
    case 'pad':
      return pad(image, step, handles);
    case 'redact':
      return redact(image, step, handles);
    case 'watermark':
      return watermark(vips, image, drawnOf(step), handles);
  }
}

/** Applies steps to a still that is decoded from the first row to the last. */
export function applySteps(vips: Libvips, image: VipsImage, steps: readonly Step[], handles: Handles): VipsImage {
  let inMemory = false;
  return steps.reduce((current, step) => {
    let from = current;
    if (needsAllRows(step) && !inMemory) {
      from = handles.add(current.copyMemory());
      inMemory = true;
    }
    return applyStep(vips, from, step, handles);
  }, image);
}
