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
  orientation: Orientation;
  dragged?: Crop;
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Where a file's picture lies in a frame: in the middle until the frame is dragged.
 * @param ratio of the frame; undefined for any, which opens around the whole picture
 */
export function usePlacing(file: File, picture: Size, ratio: number | undefined): PlacingControl {
  // A turn and a frame belong to the picture that they were made on, and are there when it is opened again.
  const [placings, setPlacings] = useState<ReadonlyMap<File, Placed>>(new Map());
  const place = (placed: Placed) => setPlacings((before) => new Map(before).set(file, placed));
  const { orientation, dragged } = placings.get(file) ?? { orientation: UNTURNED };
  const standing = orientedSize(picture, orientation);
  const opens = ratio ? centredCrop(standing, ratio) : WHOLE;
  return {
    orientation,
    standing,
    crop: dragged && ratio ? reshapedCrop(dragged, standing, ratio) : (dragged ?? opens),
    drag: (dragged) => place({ orientation, dragged }),
    turn: (by) => place({ orientation: move(orientation, by) }),
  };
}
