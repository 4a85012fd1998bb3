import type { Effort } from '../../../formats/effort.ts';

/** How thoroughly rows are compressed: earlier occurrences that are compared at each position, and parses of each block. */
export type Packing = Readonly<Record<Effort, readonly [comparisons: number, passes: number]>>;

/** Of indices, and samples in less than a byte. */
export const PACKING: Packing = { draft: [8, 0], quick: [16, 1], usual: [100, 2], best: [400, 4] };
