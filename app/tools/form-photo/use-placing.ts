import { useState } from 'react';
import { type Crop, centredCrop, reshapedCrop } from '#app/tools/adjust/crop.ts';
import { type Move, move, type Orientation, orientedSize, UNTURNED } from '#app/tools/adjust/orientation.ts';
import type { Size } from '#engine';
import type { Placing } from './recipe.ts';

export interface PlacingControl extends Placing {
  /** The picture's size as it stands. */
  standing: Size;
  drag(crop: Crop): void;
  turn(by: Move): void;
}

interface Placed {
  file: File;
  orientation: Orientation;
  dragged?: Crop;
}

/** Where a file's picture lies in a frame of a ratio: in the middle until the frame is dragged. */
export function usePlacing(file: File, picture: Size, ratio: number): PlacingControl {
  const [placed, setPlaced] = useState<Placed>();
  // A turn and a frame belong to the picture that they were made on.
  const { orientation, dragged } = placed?.file === file ? placed : { orientation: UNTURNED };
  const standing = orientedSize(picture, orientation);
  return {
    orientation,
    standing,
    crop: dragged ? reshapedCrop(dragged, standing, ratio) : centredCrop(standing, ratio),
    drag: (dragged) => setPlaced({ file, orientation, dragged }),
    turn: (by) => setPlaced({ file, orientation: move(orientation, by) }),
  };
}
