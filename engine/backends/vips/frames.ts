import type { Step } from '../../geometry.ts';
import type { Handles } from './handles.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps } from './steps.ts';

/** libvips holds an animation as one tall picture, its frames below each other. */
export const PAGE_HEIGHT = 'page-height';

/** Does something to each frame by itself, so that no frame bleeds into the next; `strip` is in memory. */
export function mapFrames(
  vips: Libvips,
  strip: VipsImage,
  frameCount: number,
  change: (frame: VipsImage) => VipsImage,
  handles: Handles,
): VipsImage {
  if (frameCount === 1) return change(strip);
  const height = strip.height / frameCount;
  const frames = Array.from({ length: frameCount }, (_, i) =>
    change(handles.add(strip.crop(0, i * height, strip.width, height))),
  );
  const joined = handles.add(handles.add(vips.Image.arrayjoin(frames, { across: 1 })).copy());
  joined.setInt(PAGE_HEIGHT, joined.height / frameCount);
  return joined;
}

/** Applies the steps to each frame of a strip that is in memory. */
export function applyStepsToFrames(
  vips: Libvips,
  strip: VipsImage,
  frameCount: number,
  steps: readonly Step[],
  handles: Handles,
): VipsImage {
  if (steps.length === 0) return strip;
  return mapFrames(vips, strip, frameCount, (frame) => applySteps(frame, steps, handles), handles);
}
