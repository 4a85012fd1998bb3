import type { Samples } from '../../../pixels/pixels.ts';

/** Grey, RGB in sRGB, or RGB with a fourth channel that is ignored. */
export type JpegPixels = Samples<1 | 3 | 4>;
