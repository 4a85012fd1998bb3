import type { Size } from '../../../geometry/steps.ts';

const MOST_SMALL_PIXELS = 40_000;

/** Icons, buttons, thumbnails: pictures of which several files are compared. */
export const isSmall = ({ width, height }: Size): boolean => width * height <= MOST_SMALL_PIXELS;
