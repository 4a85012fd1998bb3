import type { Size } from '../geometry/steps.ts';
import { type Definition, hasWeight, MAX_SCALES, NORMS, PLANES, weightOf } from './definition.ts';
import type { Kernel } from './kernel.ts';

/**
 * The means of each error map and of its fourth power, by scale, plane and norm, before the fourth root. The weighted mean of
 * tiles' errors estimates the errors of the whole picture; a mean of scores does not.
 */
export interface Errors {
  scales: number;
  means: Float64Array<ArrayBuffer>;
}

/** A score per block of `BLOCK` × `BLOCK` pixels, rows from the top. Blocks at the right and bottom edges may be smaller. */
export interface ScoreMap {
  columns: number;
  rows: number;
  scores: Float32Array<ArrayBuffer>;
  /** The score of the whole picture. */
  score: number;
}

/** Side of a block in pixels. */
export const BLOCK = 32;
/**
 * From this scale on a block is narrower than a vector, so the kernel sums these scales for the whole picture. Each block gets a
 * share in proportion to its error at the last scale with blocks.
 */
const FIRST_SCALE_WITHOUT_BLOCKS = 4;
/** Pixels at each side that a kernel with `inner` excludes. */
const MARGIN = 4;

const indexOf = (scale: number, plane: number) => (scale * PLANES + plane) * NORMS;

/** A side in pixels at a scale: halved once per scale, rounded up. */
const sideAt = (side: number, scale: number) => Math.ceil(side / 2 ** scale);

/** The planes with a weight, at every scale. */
function weightedPlanes(definition: Definition, scales: number): { scale: number; plane: number; scales: number }[] {
  const all = Array.from({ length: scales * PLANES }, (_, i) => ({
    scale: Math.floor(i / PLANES),
    plane: i % PLANES,
    scales,
  }));
  return all.filter((plane) => hasWeight(definition, plane));
}

/** The errors of the last compared candidate. @param inner the kernel's option of that name */
export function errorsOf(definition: Definition, kernel: Kernel, { width, height }: Size, inner: boolean): Errors {
  const means = new Float64Array(MAX_SCALES * PLANES * NORMS);
  const margin = inner ? 2 * MARGIN : 0;
  for (const { scale, plane } of weightedPlanes(definition, kernel.scales)) {
    const pixels = Math.max(0, sideAt(width, scale) - margin) * Math.max(0, sideAt(height, scale) - margin);
    if (pixels === 0) continue;
    const sums = kernel.sums(scale, plane);
    means.set(
      sums.map((sum) => sum / pixels),
      indexOf(scale, plane),
    );
  }
  return { scales: kernel.scales, means };
}

/** Estimates the errors of a whole picture from those of its parts, weighted by their shares. */
export function meanErrors(parts: readonly { errors: Errors; share: number }[]): Errors {
  const means = new Float64Array(MAX_SCALES * PLANES * NORMS);
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  for (const { errors, share } of parts) {
    for (let i = 0; i < means.length; i++) means[i] = (means[i] ?? 0) + ((errors.means[i] ?? 0) * share) / whole;
  }
  return { scales: Math.max(...parts.map(({ errors }) => errors.scales)), means };
}

export function scoreOf(definition: Definition, { scales, means }: Errors): number {
  let error = 0;
  for (const place of weightedPlanes(definition, scales)) {
    const first = indexOf(place.scale, place.plane);
    for (let norm = 0; norm < NORMS; norm++) {
      const mean = means[first + norm] ?? 0;
      // First the 1-norms, then the 4-norms.
      error += weightOf(definition, { ...place, norm }) * (norm < NORMS / 2 ? mean : mean ** 0.25);
    }
  }
  return definition.score(error);
}

/** The score of each block and of the whole picture, from a kernel with `byBlocks`. */
export function blockScores(definition: Definition, kernel: Kernel, { width, height }: Size): ScoreMap {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const blocks = columns * rows;
  const all = weightedPlanes(definition, kernel.scales);
  const whole = wholeErrors(definition, kernel, { width, height }, blocks);
  /** Length of a block at a scale, in pixels. */
  const within = (side: number, scale: number, block: number) =>
    Math.min(BLOCK >> scale, sideAt(side, scale) - block * (BLOCK >> scale));
  const scores = Float32Array.from({ length: blocks }, (_, block) => {
    const means = new Float64Array(whole.means.length);
    for (const { scale, plane } of all) {
      if (scale >= FIRST_SCALE_WITHOUT_BLOCKS) {
        const [first, before] = [indexOf(scale, plane), indexOf(FIRST_SCALE_WITHOUT_BLOCKS - 1, plane)];
        for (let norm = 0; norm < NORMS; norm++) {
          const usual = whole.means[before + norm] || 1;
          means[first + norm] = ((whole.means[first + norm] ?? 0) * (means[before + norm] ?? 0)) / usual;
        }
        continue;
      }
      const pixels = within(width, scale, block % columns) * within(height, scale, Math.floor(block / columns));
      const sums = kernel.sums(scale, plane, blocks).subarray(block * NORMS, (block + 1) * NORMS);
      means.set(
        sums.map((sum) => sum / pixels),
        indexOf(scale, plane),
      );
    }
    return scoreOf(definition, { scales: kernel.scales, means });
  });
  return { columns, rows, scores, score: scoreOf(definition, whole) };
}

/** The errors of all blocks together. */
function wholeErrors(definition: Definition, kernel: Kernel, { width, height }: Size, blocks: number): Errors {
  const means = new Float64Array(MAX_SCALES * PLANES * NORMS);
  for (const { scale, plane } of weightedPlanes(definition, kernel.scales)) {
    const pixels = sideAt(width, scale) * sideAt(height, scale);
    const first = indexOf(scale, plane);
    kernel.sums(scale, plane, scale < FIRST_SCALE_WITHOUT_BLOCKS ? blocks : 1).forEach((sum, i) => {
      const at = first + (i % NORMS);
      means[at] = (means[at] ?? 0) + sum / pixels;
    });
  }
  return { scales: kernel.scales, means };
}
