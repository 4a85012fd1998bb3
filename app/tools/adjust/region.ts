import type { layOut as LayOut, PixelStep, Size } from '#engine';
import type { Edit } from '#engine/recipe/index.ts';
import { type Crop, moveCrop } from './crop.ts';
import { type Orientation, turnedBy, UNTURNED } from './orientation.ts';

/** The region of a result on its original: the original's orientation, and the part that remains. */
export interface Region {
  orientation: Orientation;
  crop: Crop;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };
export const ORIGINAL: Region = { orientation: UNTURNED, crop: WHOLE };

/** @param steps the edits for a picture of this size, computed by the engine */
export function regionOf(picture: Size, steps: readonly PixelStep[]): Region {
  let size = picture;
  let { orientation, crop } = ORIGINAL;
  for (const step of steps) {
    switch (step.do) {
      case 'crop':
        crop = {
          x: crop.x + (step.left / size.width) * crop.width,
          y: crop.y + (step.top / size.height) * crop.height,
          width: crop.width * (step.width / size.width),
          height: crop.height * (step.height / size.height),
        };
        size = step;
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
export function regionIn(door: { layOut: typeof LayOut }, picture: Size, edits: readonly Edit[]): Region {
  try {
    return regionOf(picture, door.layOut(picture, edits).steps);
  } catch {
    return ORIGINAL;
  }
}
