import type { EditOf, Size } from '#engine';
import type { Move } from './orientation.ts';

/** A rectangle as fractions of its picture, independent of the displayed size. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The available ratios; `free` is any, `picture` the picture's own. */
export const CROP_RATIOS = ['free', 'picture', '1:1', '4:3', '3:2', '16:9'] as const;
export type CropRatio = (typeof CROP_RATIOS)[number] | 'size';

/**
 * @param box the requested size, for the ratio `size`
 * @returns width divided by height; undefined for a free ratio
 */
export function ratioValue(ratio: CropRatio, picture: Size, box: Size): number | undefined {
  if (ratio === 'free') return undefined;
  if (ratio === 'picture') return picture.width / picture.height;
  if (ratio === 'size') return box.width / box.height;
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/** The largest rectangle of a ratio, centred on the picture. */
export function centredCrop(picture: Size, ratio: number): Crop {
  const relative = ratio / (picture.width / picture.height);
  const width = Math.min(1, relative);
  const height = Math.min(1, 1 / relative);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** A rectangle of another ratio with the same centre and area, limited by the picture. */
export function reshapedCrop({ x, y, width, height }: Crop, picture: Size, ratio: number): Crop {
  const most = centredCrop(picture, ratio);
  const share = Math.min(1, Math.sqrt((width * height) / (most.width * most.height)));
  const size = { width: most.width * share, height: most.height * share };
  const within = (middle: number, side: number) => Math.min(1 - side, Math.max(0, middle - side / 2));
  return { x: within(x + width / 2, size.width), y: within(y + height / 2, size.height), ...size };
}

/** The rectangle in whole pixels, never empty and never beyond the picture. */
export function cropPixels(crop: Crop, picture: Size): { left: number; top: number } & Size {
  const left = Math.min(Math.round(crop.x * picture.width), picture.width - 1);
  const top = Math.min(Math.round(crop.y * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * picture.height), picture.height - top)),
  };
}

export function cropEdit(crop: Crop, picture: Size): EditOf<'crop'> {
  return { do: 'crop', ...cropPixels(crop, picture) };
}

/** The rectangle of an edit on a picture of this size, limited to the picture. */
export function cropOf({ left, top, width, height }: EditOf<'crop'>, picture: Size): Crop {
  const right = Math.min(left + width, picture.width);
  const bottom = Math.min(top + height, picture.height);
  const x = Math.min(left, picture.width - 1);
  const y = Math.min(top, picture.height - 1);
  return {
    x: x / picture.width,
    y: y / picture.height,
    width: Math.max(1, right - x) / picture.width,
    height: Math.max(1, bottom - y) / picture.height,
  };
}

/** The position of the rectangle after the picture was rotated or mirrored. */
export function moveCrop({ x, y, width, height }: Crop, by: Move): Crop {
  switch (by) {
    case 'turn-right':
      return { x: 1 - y - height, y: x, width: height, height: width };
    case 'turn-left':
      return { x: y, y: 1 - x - width, width: height, height: width };
    case 'flip-horizontal':
      return { x: 1 - x - width, y, width, height };
    case 'flip-vertical':
      return { x, y: 1 - y - height, width, height };
  }
}
