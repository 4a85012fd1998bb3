import type { Size } from '../../../geometry/steps.ts';
import type { BestOf, LoadBestOf } from './settings.ts';

const MOST_SMALL_PIXELS = 40_000;

/** Icons, buttons, thumbnails: pictures of which several files are compared. */
export const isSmall = ({ width, height }: Size): boolean => width * height <= MOST_SMALL_PIXELS;

/** Loads the comparison if a picture of this size is small, unless its file is a draft. */
export async function bestOfFor(
  size: Size,
  { loadBestOf, effort }: { loadBestOf?: LoadBestOf | undefined; effort?: string },
): Promise<BestOf | undefined> {
  return isSmall(size) && effort !== 'draft' ? loadBestOf?.() : undefined;
}
