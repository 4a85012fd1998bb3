import type { Step } from '../../geometry/steps.ts';
import { Handles } from './handles.ts';
import type { Libvips, VipsImage } from './start.ts';
import { applySteps } from './steps.ts';

/** libvips stores an animation as one tall image, with its frames below each other. */
export const PAGE_HEIGHT = 'page-height';

/**
 * The number of frames that are edited at once, then joined in memory. Each frame has its own buffers until it is written,
 * and those of thousands would exhaust the memory.
 */
const AT_ONCE = 200;

/** The largest sample by libvips's names of their types. */
const OPAQUE: Readonly<Record<string, number>> = { uchar: 255, ushort: 65_535 };

/** Joins images of different heights. `arrayjoin` would pad all to the largest. */
const joinBelowEach = (parts: VipsImage[], handles: Handles): VipsImage =>
  parts.reduce((above, below) => handles.add(above.join(below, 'vertical')));

function joinBelow(vips: Libvips, parts: VipsImage[], handles: Handles): VipsImage {
  return handles.add(vips.Image.arrayjoin(parts, { across: 1 }));
}

/**
 * Drops an alpha channel that is opaque everywhere. Frames that store only changes have alpha in the header, and scaling
 * with alpha takes three times as long.
 * @param strip in memory
 */
export function withoutIdleAlpha(strip: VipsImage, handles: Handles): VipsImage {
  if (!strip.hasAlpha() || strip.format !== 'uchar' || !isOpaque(strip, handles)) return strip;
  return handles.add(strip.extractBand(0, { n: strip.bands - 1 }));
}

/** Whether no pixel is transparent. Decodes the image. */
export function isOpaque(image: VipsImage, handles: Handles): boolean {
  if (!image.hasAlpha()) return true;
  const alpha = handles.add(image.extractBand(image.bands - 1));
  return alpha.min() >= (OPAQUE[String(image.format)] ?? Number.POSITIVE_INFINITY);
}

/** Changes each frame separately, so that neighbouring frames do not mix. `strip` must be in memory. */
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

/** Applies steps to each frame. `strip` must be in memory. */
export function applyStepsToFrames(
  vips: Libvips,
  strip: VipsImage,
  frameCount: number,
  steps: readonly Step[],
  handles: Handles,
): VipsImage {
  if (steps.length === 0) return strip;
  return mapFrames(vips, strip, frameCount, (frame, owner) => applySteps(vips, frame, steps, owner), handles);
}
