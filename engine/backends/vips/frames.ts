import type { Step } from '../../edits/geometry.ts';
import type { Handles } from './handles.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps } from './steps.ts';

/** libvips holds an animation as one tall picture, its frames below each other. */
export const PAGE_HEIGHT = 'page-height';

/**
 * Applies the steps to each frame by itself, so that no frame bleeds into the next.
 * @param strip frames below each other, in memory
 */
export function applyStepsToFrames(
  vips: Libvips,
  strip: VipsImage,
  frameCount: number,
  steps: readonly Step[],
  handles: Handles,
): VipsImage {
  if (steps.length === 0) return strip;
  const height = strip.height / frameCount;
  const frames = Array.from({ length: frameCount }, (_, i) => {
    const frame = handles.add(strip.crop(0, i * height, strip.width, height));
    return applySteps(frame, steps, handles);
  });
  const joined = handles.add(handles.add(vips.Image.arrayjoin(frames, { across: 1 })).copy());
  joined.setInt(PAGE_HEIGHT, joined.height / frameCount);
  return joined;
}
