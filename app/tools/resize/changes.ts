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
import { asRatio, asSize, type Pad } from '#app/tools/pad/pad.ts';
import { boxesOf, type Cover, redactOf } from '#app/tools/redact/boxes.ts';
import type { Size } from '#engine';
import type { EditOf } from '#engine/recipe/index.ts';
import { coverOf, type View } from './view.ts';

/*
 * The effect of each of the resizer's controls on the edits. Pure functions from an arrangement and its view to the
 * next arrangement.
 */

type Resize = EditOf<'resize'>;

const otherSide = (side: Side): Side => (side === 'width' ? 'height' : 'width');

/** Keeps the setting for enlarging. */
function resizeTo(before: Resize | undefined, size: Omit<Resize, 'do' | 'enlarge'>): Resize {
  return { do: 'resize', ...size, ...(before?.enlarge !== undefined && { enlarge: before.enlarge }) };
}

/** A size with edges: the picture fits inside. */
function setPaddedBox(arrangement: Arrangement, pad: Pad, box: Size): Arrangement {
  return { ...arrangement, resize: resizeTo(arrangement.resize, { ...box, fit: 'inside' }), pad: asSize(pad, box) };
}

/** Edges for pictures of another size, whose shape stays. */
const withRatio = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  pad: arrangement.pad && asRatio(arrangement.pad),
});

/** A size of any shape: filled and cropped, or stretched if that is selected. A crop stays in place. */
function setBox(arrangement: Arrangement, view: View, box: Size): Arrangement {
  const { crop, resize, pad } = arrangement;
  if (pad) return setPaddedBox(arrangement, pad, box);
  if (resize?.fit === 'fill') return { ...arrangement, resize: resizeTo(resize, { ...box, fit: 'fill' }) };
  const reshaped = crop && view.crop && reshapedCrop(view.crop, view.standing, ratioOf(box));
  return {
    ...arrangement,
    crop: reshaped && cropEdit(reshaped, view.standing),
    resize: resizeTo(resize, { ...box, fit: 'cover' }),
  };
}

/**
 * One side is typed, perhaps with a fraction. With the lock the other side follows from the ratio, rounded; a filled
 * size keeps its shape.
 */
export function setSide(arrangement: Arrangement, view: View, side: Side, typed: number): Arrangement {
  const { resize } = arrangement;
  const other = otherSide(side);
  const pixels = Math.max(1, Math.round(typed));
  if (arrangement.pad && view.locked) {
    const follows = (side === 'width' ? heightFor : widthFor)(typed, ratioOf(view.result));
    const box = side === 'width' ? { width: pixels, height: follows } : { width: follows, height: pixels };
    return setPaddedBox(arrangement, arrangement.pad, box);
  }
  if (!view.locked) return setBox(arrangement, view, { ...view.result, [side]: pixels });
  const box = coverOf(resize);
  const follow = side === 'width' ? heightFor : widthFor;
  const follows = follow(typed, ratioOf(box ?? view.source));
  if (box) return { ...arrangement, resize: resizeTo(resize, { [side]: pixels, [other]: follows, fit: 'cover' }) };
  // Whole pixels from which the other side follows. A fraction between two may have none, and then the other side is
  // the fixed one.
  const whole = [pixels, Math.floor(typed)].find((side) => side > 0 && follow(side, ratioOf(view.source)) === follows);
  return { ...arrangement, resize: resizeTo(resize, whole ? { [side]: whole } : { [other]: follows }) };
}

/** One side is emptied: the other one alone determines the size. If both are empty, the resize is removed. */
export function clearSide(arrangement: Arrangement, view: View, side: Side, otherIsEmpty: boolean): Arrangement {
  const other = otherSide(side);
  if (otherIsEmpty) return { ...withRatio(arrangement), resize: undefined };
  return { ...withRatio(arrangement), resize: resizeTo(arrangement.resize, { [other]: view.result[other] }) };
}

/** Replaces the implicit crop of a filled size with an explicit one. */
function withOwnCrop(arrangement: Arrangement, view: View): Arrangement {
  if (arrangement.crop || !view.crop) return arrangement;
  return { ...arrangement, crop: cropEdit(view.crop, view.standing) };
}

export function setPercent(arrangement: Arrangement, view: View, percent: number): Arrangement {
  return { ...withOwnCrop(withRatio(arrangement), view), resize: resizeTo(arrangement.resize, { percent }) };
}

/**
 * Without the lock both sides keep their current values. With it they keep their current shape, unless it is stretched.
 */
export function setLock(arrangement: Arrangement, view: View, locked: boolean): Arrangement {
  const { width, height } = view.result;
  if (!locked) return setBox(arrangement, view, { width, height });
  if (arrangement.pad || coverOf(arrangement.resize)) return arrangement;
  return { ...withOwnCrop(arrangement, view), resize: resizeTo(arrangement.resize, { width }) };
}

/** What happens to a picture whose shape differs from that of its size: crop or stretch. */
export function setStretch(arrangement: Arrangement, view: View, stretched: boolean): Arrangement {
  const { width, height } = view.result;
  const resize = resizeTo(arrangement.resize, { width, height, fit: stretched ? 'fill' : 'cover' });
  if (stretched) return { ...arrangement, resize, pad: undefined };
  return setBox({ ...arrangement, resize, pad: undefined }, view, { width, height });
}

/** A size from the list: filled exactly, and cropped if the proportions differ and there are no edges. */
export function setPreset(arrangement: Arrangement, { width, height }: Size): Arrangement {
  const { pad, resize } = arrangement;
  if (pad) return setPaddedBox(arrangement, pad, { width, height });
  return { ...arrangement, crop: undefined, resize: resizeTo(resize, { width, height, fit: 'cover' }) };
}

/** Sets or removes edges. The picture then fits inside its size instead of filling or being stretched to it. */
export function setPad(arrangement: Arrangement, pad: Pad | undefined): Arrangement {
  const { resize } = arrangement;
  const { width, height, fit } = resize ?? {};
  if (pad?.width && pad.height) return setPaddedBox(arrangement, pad, { width: pad.width, height: pad.height });
  const fits = resize && width && height && fit !== undefined;
  return { ...arrangement, resize: fits ? { ...resize, fit: 'inside' } : resize, pad };
}

/** Sets or removes a crop. After removal a filled size becomes a frame, and nothing is stretched. */
export function setCrop(arrangement: Arrangement, view: View, crop: Crop | undefined): Arrangement {
  if (crop) return { ...arrangement, crop: cropEdit(crop, view.standing) };
  const { resize } = arrangement;
  return { ...arrangement, crop: undefined, resize: resize && coverOf(resize) ? { ...resize, fit: 'inside' } : resize };
}

/** Another shape of the crop. A filled size keeps only its width. */
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

/** Hides these parts of the turned picture. */
export function setBoxes(arrangement: Arrangement, view: View, boxes: readonly Crop[], cover: Cover): Arrangement {
  return { ...arrangement, redact: redactOf(boxes, view.standing, cover) };
}

/** The crop and hidden parts rotate with the picture. A crop that fills a size is computed again from the centre. */
export function turn(arrangement: Arrangement, view: View, by: Move): Arrangement {
  const orientation = move(view.orientation, by);
  const quarter = by === 'turn-left' || by === 'turn-right';
  const crop = arrangement.crop && !(quarter && coverOf(arrangement.resize)) ? view.crop : undefined;
  const before = view.standing;
  const standing = quarter ? orientedSize(before, { turns: 1, mirrored: false }) : before;
  return {
    ...arrangement,
    turns: orientationEdits(orientation),
    redact: redactOf(
      boxesOf(arrangement.redact, before).map((box) => moveCrop(box, by)),
      standing,
      arrangement.redact?.cover ?? 'black',
    ),
    crop: crop && cropEdit(moveCrop(crop, by), standing),
  };
}
