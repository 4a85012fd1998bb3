import { useState } from 'react';
import { type Crop, centredCrop, reshapedCrop } from '#app/tools/adjust/crop.ts';
import { type Move, move, type Orientation, orientedSize, UNTURNED } from '#app/tools/adjust/orientation.ts';
import type { Size } from '#engine';
import type { Placing } from './recipe.ts';
import type { Fit } from './settings.ts';
import { canvasOf } from './turned-canvas.ts';

export interface PlacingControl extends Placing {
  /** The picture's size as it stands, before a turn by degrees. */
  standing: Size;
  /** The size of what the frame is on. */
  canvas: Size;
  drag(crop: Crop): void;
  turn(by: Move): void;
  straighten(degrees: number): void;
}

interface Placed {
  orientation: Orientation;
  degrees: number;
  dragged?: Crop | undefined;
}

const UPRIGHT: Placed = { orientation: UNTURNED, degrees: 0 };
const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 };

/**
 * Where a file's picture lies in a frame: in the middle until the frame is dragged.
 * @param ratio of the frame; undefined for any, which opens around the whole picture
 */
export function usePlacing(file: File, picture: Size, ratio: number | undefined, fit: Fit): PlacingControl {
  // A turn and a frame belong to the picture that they were made on, and are there when it is opened again.
  const [placings, setPlacings] = useState<ReadonlyMap<File, Placed>>(new Map());
  const place = (placed: Placed) => setPlacings((before) => new Map(before).set(file, placed));
  const placed = placings.get(file) ?? UPRIGHT;
  const { orientation, degrees, dragged } = placed;
  const standing = orientedSize(picture, orientation);
  const canvas = canvasOf(standing, degrees, fit);
  const opens = ratio ? centredCrop(canvas, ratio) : WHOLE;
  return {
    orientation,
    degrees,
    standing,
    canvas,
    crop: dragged && ratio ? reshapedCrop(dragged, canvas, ratio) : (dragged ?? opens),
    drag: (dragged) => place({ ...placed, dragged }),
    turn: (by) => place({ orientation: move(orientation, by), degrees }),
    straighten: (degrees) => place({ ...placed, degrees }),
  };
}
