import type { Writing } from '../writing.ts';

/** Lossless, and every current reader supports it. */
export const tiffWriting = (): Writing => ({
  native: { suffix: '.tif', options: { compression: 'deflate', predictor: 'horizontal' } },
});
