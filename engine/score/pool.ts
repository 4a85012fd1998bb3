import type { Size } from '../geometry.ts';
import { type Definition, hasWeight, MOST_SCALES, NORMS, PLANES, weightOf } from './definition.ts';
import type { Kernel } from './kernel.ts';

/**
 * What a score is made of, before the roots: the mean of each error and of its fourth power, by scale, plane and norm.
 * A weighted mean of the errors of parts is an estimate of the errors of the whole, which a mean of scores is not.
 */
export interface Errors {
  scales: number;
  means: Float64Array<ArrayBuffer>;
}

/** A score for each block of `BLOCK` pixels a side, rows from the top; those at the right and below may be smaller. */
export interface ScoreMap {
  columns: number;
  rows: number;
  scores: Float32Array<ArrayBuffer>;
  /** Of the whole picture. */
  score: number;
}

/** Pixels of a block's side. */
export const BLOCK = 32;
/**
 * From this scale on a block is less than a vector wide: such scales are summed up for the whole picture alone. Each block
 * gets of that what it has of the error at the scale before.
 */
const WHOLE_FROM = 4;
/** Pixels at each side that a kernel leaves out which sums up the inner part alone. */
const MARGIN = 4;

const indexOf = (scale: number, plane: number) => (scale * PLANES + plane) * NORMS;

/** A side at a scale: halved so often, rounded up. */
const sideAt = (side: number, scale: number) => Math.ceil(side / 2 ** scale);

/** The places of the planes that have a weight. */
function places(definition: Definition, scales: number): { scale: number; plane: number; scales: number }[] {
  const all = Array.from({ length: scales * PLANES }, (_, i) => ({
    scale: Math.floor(i / PLANES),
    plane: i % PLANES,
    scales,
  }));
  return all.filter((place) => hasWeight(definition, place));
}

/** The errors of the candidate that was compared last. @param inner what the kernel was opened with */
export function errorsOf(definition: Definition, kernel: Kernel, { width, height }: Size, inner: boolean): Errors {
  const means = new Float64Array(MOST_SCALES * PLANES * NORMS);
  const margin = inner ? 2 * MARGIN : 0;
  for (const { scale, plane } of places(definition, kernel.scales)) {
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

/** What parts say of the whole, each by its share of it. */
export function meanErrors(parts: readonly { errors: Errors; share: number }[]): Errors {
  const means = new Float64Array(MOST_SCALES * PLANES * NORMS);
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  for (const { errors, share } of parts) {
    for (let i = 0; i < means.length; i++) means[i] = (means[i] ?? 0) + ((errors.means[i] ?? 0) * share) / whole;
  }
  return { scales: Math.max(...parts.map(({ errors }) => errors.scales)), means };
}

export function scoreOf(definition: Definition, { scales, means }: Errors): number {
  let error = 0;
  for (const place of places(definition, scales)) {
    const first = indexOf(place.scale, place.plane);
    for (let norm = 0; norm < NORMS; norm++) {
      const mean = means[first + norm] ?? 0;
      // First the means, then the fourth powers.
      error += weightOf(definition, { ...place, norm }) * (norm < NORMS / 2 ? mean : mean ** 0.25);
    }
  }
  return definition.score(error);
}

/** The scores of each block and of the whole, from a kernel that sums up by blocks. */
export function blockScores(definition: Definition, kernel: Kernel, { width, height }: Size): ScoreMap {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const blocks = columns * rows;
  const all = places(definition, kernel.scales);
  const whole = wholeErrors(definition, kernel, { width, height }, blocks);
  /** Pixels of a block at a scale, along a side. */
  const within = (side: number, scale: number, block: number) =>
    Math.min(BLOCK >> scale, sideAt(side, scale) - block * (BLOCK >> scale));
  const scores = Float32Array.from({ length: blocks }, (_, block) => {
    const means = new Float64Array(whole.means.length);
    for (const { scale, plane } of all) {
      if (scale >= WHOLE_FROM) {
        const [first, before] = [indexOf(scale, plane), indexOf(WHOLE_FROM - 1, plane)];
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

/** Those of all blocks together. */
function wholeErrors(definition: Definition, kernel: Kernel, { width, height }: Size, blocks: number): Errors {
  const means = new Float64Array(MOST_SCALES * PLANES * NORMS);
  for (const { scale, plane } of places(definition, kernel.scales)) {
    const pixels = sideAt(width, scale) * sideAt(height, scale);
    const first = indexOf(scale, plane);
    kernel.sums(scale, plane, scale < WHOLE_FROM ? blocks : 1).forEach((sum, i) => {
      const at = first + (i % NORMS);
      means[at] = (means[at] ?? 0) + sum / pixels;
    });
  }
  return { scales: kernel.scales, means };
}
