import type { Size } from '../geometry/steps.ts';

/**
 * Returns the distance of about `samples` pixels that are sampled row after row. It has no factor in common with the width, so that all
 * columns are sampled alike.
 */
export function sampleStride({ width, height }: Size, samples: number): number {
  let stride = Math.max(1, Math.floor((width * height) / samples));
  while (commonFactor(stride, width) > 1) stride++;
  return stride;
}

/** Euclid's algorithm. */
const commonFactor = (one: number, other: number): number => (other === 0 ? one : commonFactor(other, one % other));
