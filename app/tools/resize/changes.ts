import type { Arrangement } from '#app/tools/adjust/arrangement.ts';
import { heightFor, ratioOf, widthFor } from '#app/tools/adjust/aspect.ts';
import {
  type Crop,
  type CropRatio,
  centredCrop,
  cropEdit,
  moveCrop,
  ratioValue,
  reshapedCrop,
} from '#app/tools/adjust/crop.ts';
import { type Move, move, orientationEdits, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { Side } from '#app/tools/adjust/side-field.ts';
import type { Size } from '#engine';
import type { EditOf } from '#engine/recipe/index.ts';
import { coverOf, type View } from './view.ts';

/*
 * What each control of the resizer does to the edits. Pure: an arrangement and how it looks go in, the next arrangement
 * comes out.
 */

type Resize = EditOf<'resize'>;

const otherSide = (side: Side): Side => (side === 'width' ? 'height' : 'width');

/** Whether a picture may grow stays as it was set. */
function resizeTo(before: Resize | undefined, size: Omit<Resize, 'do' | 'enlarge'>): Resize {
  return { do: 'resize', ...size, ...(before?.enlarge !== undefined && { enlarge: before.enlarge }) };
}

/** A size of any shape: filled, with what is left over cut off, or stretched where that was chosen. A crop stays where it is. */
function setBox(arrangement: Arrangement, view: View, box: Size): Arrangement {
  const { crop, resize } = arrangement;
  if (resize?.fit === 'fill') return { ...arrangement, resize: resizeTo(resize, { ...box, fit: 'fill' }) };
  const reshaped = crop && view.crop && reshapedCrop(view.crop, view.standing, ratioOf(box));
  return {
    ...arrangement,
    crop: reshaped && cropEdit(reshaped, view.standing),
    resize: resizeTo(resize, { ...box, fit: 'cover' }),
  };
}

/**
 * One side is typed, perhaps with a fraction. With the lock on the other is what the ratio makes of it, rounded; a size
 * that is filled keeps its shape.
 */
export function setSide(arrangement: Arrangement, view: View, side: Side, typed: number): Arrangement {
  const { resize } = arrangement;
  const other = otherSide(side);
  const pixels = Math.max(1, Math.round(typed));
  if (!view.locked) return setBox(arrangement, view, { ...view.result, [side]: pixels });
  const box = coverOf(resize);
  const follow = side === 'width' ? heightFor : widthFor;
  const follows = follow(typed, ratioOf(box ?? view.source));
  if (box) return { ...arrangement, resize: resizeTo(resize, { [side]: pixels, [other]: follows, fit: 'cover' }) };
  // Whole pixels that the other side follows from; a fraction between two may have none, and then the other side decides.
  const whole = [pixels, Math.floor(typed)].find((side) => side > 0 && follow(side, ratioOf(view.source)) === follows);
  return { ...arrangement, resize: resizeTo(resize, whole ? { [side]: whole } : { [other]: follows }) };
}

/** One side is emptied: the other one decides alone, or nothing is resized where that is empty too. */
export function clearSide(arrangement: Arrangement, view: View, side: Side, otherIsEmpty: boolean): Arrangement {
  const other = otherSide(side);
  if (otherIsEmpty) return { ...arrangement, resize: undefined };
  return { ...arrangement, resize: resizeTo(arrangement.resize, { [other]: view.result[other] }) };
}

/** What fills a size is cut by a crop of its own from here on. */
function withOwnCrop(arrangement: Arrangement, view: View): Arrangement {
  if (arrangement.crop || !view.crop) return arrangement;
  return { ...arrangement, crop: cropEdit(view.crop, view.standing) };
}

export function setPercent(arrangement: Arrangement, view: View, percent: number): Arrangement {
  return { ...withOwnCrop(arrangement, view), resize: resizeTo(arrangement.resize, { percent }) };
}

/** Without the lock both sides are what they are now; with it they keep the shape that they have, but for a stretched one. */
export function setLock(arrangement: Arrangement, view: View, locked: boolean): Arrangement {
  const { width, height } = view.result;
  if (!locked) return setBox(arrangement, view, { width, height });
  if (coverOf(arrangement.resize)) return arrangement;
  return { ...withOwnCrop(arrangement, view), resize: resizeTo(arrangement.resize, { width }) };
}

/** What becomes of a picture whose shape is another than that of its size. */
export function setStretch(arrangement: Arrangement, view: View, stretched: boolean): Arrangement {
  const { width, height } = view.result;
  const resize = resizeTo(arrangement.resize, { width, height, fit: stretched ? 'fill' : 'cover' });
  if (stretched) return { ...arrangement, resize };
  return setBox({ ...arrangement, resize }, view, { width, height });
}

/** A size from the list: filled exactly, and cut where the proportions differ. */
export function setPreset(arrangement: Arrangement, { width, height }: Size): Arrangement {
  return { ...arrangement, crop: undefined, resize: resizeTo(arrangement.resize, { width, height, fit: 'cover' }) };
}

/** A crop that is drawn, or taken away: then a size that was filled is fitted into, and nothing is stretched. */
export function setCrop(arrangement: Arrangement, view: View, crop: Crop | undefined): Arrangement {
  if (crop) return { ...arrangement, crop: cropEdit(crop, view.standing) };
  const { resize } = arrangement;
  return { ...arrangement, crop: undefined, resize: resize && coverOf(resize) ? { ...resize, fit: 'inside' } : resize };
}

/** Another shape of the crop: a size of a shape of its own does not hold any longer, but for its width. */
export function setRatio(arrangement: Arrangement, view: View, ratio: CropRatio): Arrangement {
  const box = coverOf(arrangement.resize);
  const value = ratioValue(ratio, view.standing, box ?? view.standing);
  const crop = value ? centredCrop(view.standing, value) : view.crop;
  return {
    ...arrangement,
    crop: crop && cropEdit(crop, view.standing),
    resize: box && ratio !== 'size' ? resizeTo(arrangement.resize, { width: box.width }) : arrangement.resize,
  };
}

/** The crop turns with the picture; one that fills a size is cut anew from the middle. */
export function turn(arrangement: Arrangement, view: View, by: Move): Arrangement {
  const orientation = move(view.orientation, by);
  const quarter = by === 'turn-left' || by === 'turn-right';
  const crop = arrangement.crop && !(quarter && coverOf(arrangement.resize)) ? view.crop : undefined;
  const before = view.standing;
  const standing = quarter ? orientedSize(before, { turns: 1, mirrored: false }) : before;
  return {
    ...arrangement,
    turns: orientationEdits(orientation),
    crop: crop && cropEdit(moveCrop(crop, by), standing),
  };
}
