import type { Size } from '../edits/geometry.ts';
import { type Definition, hasWeight, NORMS, PLANES, weightOf } from './definition.ts';
import type { Kernel } from './kernel.ts';

/** A score for each block of `BLOCK` pixels a side, rows from the top; those at the right and below may be smaller. */
export interface ScoreMap {
  columns: number;
  rows: number;
  scores: Float32Array<ArrayBuffer>;
}

/** Pixels of a block's side. */
export const BLOCK = 32;
/** From this scale on a block is less than a vector wide: such scales are told for the whole picture alone. */
const WHOLE_FROM = 4;

/** The norms of a plane at a scale: a mean for each map, then the fourth root of the mean of its fourth powers. */
type NormsOf = (scale: number, plane: number) => readonly number[];

function weighted(definition: Definition, scales: number, normsOf: NormsOf): number {
  let error = 0;
  for (let scale = 0; scale < scales; scale++) {
    for (let plane = 0; plane < PLANES; plane++) {
      if (!hasWeight(definition, { plane, scale, scales })) continue;
      normsOf(scale, plane).forEach((value, norm) => {
        error += weightOf(definition, { plane, scale, norm, scales }) * value;
      });
    }
  }
  return definition.score(error);
}

function norms(sums: Float64Array, pixels: number): number[] {
  return Array.from(sums, (sum, i) => (i < NORMS / 2 ? sum / pixels : (sum / pixels) ** 0.25));
}

/** A side at a scale: halved so often, rounded up. */
const sideAt = (side: number, scale: number) => Math.ceil(side / 2 ** scale);

/** The score of the candidate that was compared last. */
export function poolAll(definition: Definition, kernel: Kernel, { width, height }: Size): number {
  return weighted(definition, kernel.scales, (scale, plane) =>
    norms(kernel.sums(scale, plane), sideAt(width, scale) * sideAt(height, scale)),
  );
}

/** The same of each block, from a kernel that sums up by blocks. */
export function poolBlocks(definition: Definition, kernel: Kernel, { width, height }: Size): ScoreMap {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const blocks = columns * rows;
  const scores = new Float32Array(blocks);
  /** Pixels of a block at a scale, along a side. */
  const within = (side: number, scale: number, block: number) =>
    Math.min(BLOCK >> scale, sideAt(side, scale) - block * (BLOCK >> scale));
  for (let block = 0; block < blocks; block++) {
    scores[block] = weighted(definition, kernel.scales, (scale, plane) => {
      if (scale >= WHOLE_FROM) {
        return norms(kernel.sums(scale, plane), sideAt(width, scale) * sideAt(height, scale));
      }
      const pixels = within(width, scale, block % columns) * within(height, scale, Math.floor(block / columns));
      return norms(kernel.sums(scale, plane, blocks).subarray(block * NORMS, (block + 1) * NORMS), pixels);
    });
  }
  return { columns, rows, scores };
}
