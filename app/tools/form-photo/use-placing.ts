import { useState } from 'react';
import { type Crop, centredCrop, reshapedCrop } from '#app/tools/adjust/crop.ts';
import { type Move, move, orientedSize, UNTURNED } from '#app/tools/adjust/orientation.ts';
import type { Size } from '#engine';
import type { Placing } from './recipe.ts';

export interface PlacingControl extends Placing {
  /** The picture's size as it stands. */
  standing: Size;
  drag(crop: Crop): void;
  turn(by: Move): void;
}

/** Where the photo lies in a frame of a ratio: in the middle until the frame is dragged. */
export function usePlacing(picture: Size, ratio: number): PlacingControl {
  const [orientation, setOrientation] = useState(UNTURNED);
  const [dragged, setDragged] = useState<Crop>();
  const standing = orientedSize(picture, orientation);
  return {
    orientation,
    standing,
    crop: dragged ? reshapedCrop(dragged, standing, ratio) : centredCrop(standing, ratio),
    drag: setDragged,
    turn(by) {
      setOrientation((before) => move(before, by));
      setDragged(undefined);
    },
  };
}
