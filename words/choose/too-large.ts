import { tooLarge } from '#words/errors.ts';
import { formatSize } from '#words/pixels.ts';

interface TooLarge {
  /** The settings' result, in pixels. */
  width: number;
  height: number;
  /** The longest side that the format allows. */
  maxSide?: number | undefined;
  /** The most pixels that the browser can process. */
  maxPixels?: number | undefined;
  /** The picture itself is that large, without any setting. */
  isOwnSize: boolean;
}

/** Sentences about settings that make too many pixels. `size` is the width and height, `beyond` what follows it. */
export interface TooLargeWords {
  side(most: number, size: string): string;
  own(size: string, beyond: string): string;
  made(size: string, beyond: string): string;
  beyond(megapixels: number): string;
}

/** Why settings cannot be applied to a picture, with its numbers. */
export function tooLargeWords({ width, height, maxSide, maxPixels, isOwnSize }: TooLarge): string {
  const size = formatSize({ width, height });
  if (maxSide) return tooLarge.side(maxSide, size);
  const beyond = maxPixels ? tooLarge.beyond(Math.floor(maxPixels / 1e6)) : '';
  return isOwnSize ? tooLarge.own(size, beyond) : tooLarge.made(size, beyond);
}
