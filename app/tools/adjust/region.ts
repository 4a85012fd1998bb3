import type { layOut as LayOut, PixelStep, Size } from '#engine';
import type { Edit } from '#engine/recipe/index.ts';
import { type Crop, moveCrop } from './crop.ts';
import { type Orientation, turnedBy, UNTURNED } from './orientation.ts';

/** The region of a result on its original: the original's orientation, and the part that remains, with any edges. */
export interface Region {
  orientation: Orientation;
  crop: Crop;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const ORIGINAL: Region = { orientation: UNTURNED, crop: WHOLE };

/** A rectangle in pixels of a picture that shows a part of the original. */
function partOf(shown: Crop, size: Size, part: { left: number; top: number } & Size): Crop {
  return {
    x: shown.x + (part.left / size.width) * shown.width,
    y: shown.y + (part.top / size.height) * shown.height,
    width: shown.width * (part.width / size.width),
    height: shown.height * (part.height / size.height),
  };
}

/** @param steps the edits for a picture of this size, computed by the engine */
export function regionOf(picture: Size, steps: readonly PixelStep[]): Region {
  let size = picture;
  let { orientation, crop } = ORIGINAL;
  for (const step of steps) {
    switch (step.do) {
      case 'crop':
        crop = partOf(crop, size, step);
        size = step;
        break;
      case 'pad':
        // The edges are outside of the original.
        crop = partOf(crop, size, { left: -step.left, top: -step.top, width: step.width, height: step.height });
        size = step;
        break;
      case 'redact':
      case 'watermark':
        break;
      case 'scale':
        size = step;
        break;
      case 'rotate':
        for (let turn = 0; turn < step.quarterTurns; turn++) {
          crop = moveCrop(crop, 'turn-right');
          size = { width: size.height, height: size.width };
        }
        orientation = turnedBy(orientation, step);
        break;
      case 'flip':
        crop = moveCrop(crop, `flip-${step.axis}`);
        orientation = turnedBy(orientation, step);
        break;
    }
  }
  return { orientation, crop };
}

/** The same for a list of edits; the whole original if they do not fit it. */
export function regionIn(api: { layOut: typeof LayOut }, picture: Size, edits: readonly Edit[]): Region {
  try {
    return regionOf(picture, api.layOut(picture, edits).steps);
  } catch {
    return ORIGINAL;
  }
}
