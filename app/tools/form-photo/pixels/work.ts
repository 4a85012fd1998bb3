import { inkOf } from '../ink/ink.ts';
import { type InkPaint, painted } from '../ink/painted.ts';
import type { Rgba } from './rgba.ts';

/** What is done to the pixels of a picture before the engine makes a file of them. */
export type PixelWork = { do: 'ink'; paint: InkPaint };

/** Returns a new picture, or undefined if the work found nothing that it is for. */
export function worked(picture: Rgba, work: PixelWork): Rgba | undefined {
  const ink = inkOf(picture);
  return ink && painted(ink, work.paint);
}
