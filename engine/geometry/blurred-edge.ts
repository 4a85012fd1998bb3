import { centredCrop, type Size, type Step, scaledSize } from './steps.ts';

/**
 * The longest side of the copy that is blurred. Blurring the full size would need a kernel of hundreds of pixels, and the
 * result, enlarged again, looks the same.
 */
const LONGEST = 128;
/** The standard deviation of the blur, as a fraction of the longest side. */
const SIGMA = 1 / 32;

/** How a backend makes the background of a blurred edge. */
export interface BlurredEdge {
  /** The part of the picture that covers the box. */
  crop: Extract<Step, { do: 'crop' }>;
  /** The size to scale that part to, before it is blurred and enlarged to the box. */
  small: Size;
  /** Standard deviation of the Gaussian blur at the small size, in pixels. */
  sigma: number;
}

/** @param box the size of the result */
export function blurredEdge(size: Size, box: Size): BlurredEdge {
  const small = scaledSize(box, Math.min(1, LONGEST / Math.max(box.width, box.height)));
  const sigma = Math.max(0.5, Math.max(small.width, small.height) * SIGMA);
  return { crop: centredCrop(size, box), small, sigma };
}
