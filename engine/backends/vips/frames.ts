import type { Step } from '../../geometry/steps.ts';
import { Handles } from './handles.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps } from './steps.ts';

/** libvips holds an animation as one tall picture, its frames below each other. */
export const PAGE_HEIGHT = 'page-height';

/**
 * Each frame that is worked on has buffers of its own until it is written: of thousands at once they fill the memory. So
 * many are joined in memory before the next begin.
 */
const AT_ONCE = 200;

const OPAQUE = 255;

/** Of parts of any height; `arrayjoin` makes all as high as the highest. */
const joinBelowEach = (parts: VipsImage[], handles: Handles): VipsImage =>
  parts.reduce((above, below) => handles.add(above.join(below, 'vertical')));

function joinBelow(vips: Libvips, parts: VipsImage[], handles: Handles): VipsImage {
  return handles.add(vips.Image.arrayjoin(parts, { across: 1 }));
}

/**
 * Without an alpha channel that says nothing. Frames that store only what has changed look transparent to who reads the
 * header, and scaling with alpha takes three times as long.
 * @param strip in memory
 */
export function withoutIdleAlpha(strip: VipsImage, handles: Handles): VipsImage {
  if (!strip.hasAlpha() || strip.format !== 'uchar') return strip;
  const alpha = handles.add(strip.extractBand(strip.bands - 1));
  return alpha.min() < OPAQUE ? strip : handles.add(strip.extractBand(0, { n: strip.bands - 1 }));
}

/** Does something to each frame by itself, so that no frame bleeds into the next; `strip` is in memory. */
export function mapFrames(
  vips: Libvips,
  strip: VipsImage,
  frameCount: number,
  change: (frame: VipsImage, handles: Handles) => VipsImage,
  handles: Handles,
): VipsImage {
  if (frameCount === 1) return change(strip, handles);
  const height = strip.height / frameCount;
  const joinFrames = (from: number, to: number, owner: Handles) =>
    joinBelow(
      vips,
      Array.from({ length: to - from }, (_, i) =>
        change(owner.add(strip.crop(0, (from + i) * height, strip.width, height)), owner),
      ),
      owner,
    );
  const groups: VipsImage[] = [];
  for (let from = 0; frameCount > AT_ONCE && from < frameCount; from += AT_ONCE) {
    using own = new Handles();
    groups.push(handles.add(joinFrames(from, Math.min(frameCount, from + AT_ONCE), own).copyMemory()));
  }
  const all = groups.length > 0 ? joinBelowEach(groups, handles) : joinFrames(0, frameCount, handles);
  const joined = handles.add(all.copy());
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
  return mapFrames(vips, strip, frameCount, (frame, owner) => applySteps(frame, steps, owner), handles);
}
