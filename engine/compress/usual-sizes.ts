import type { Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';

/** Qualities and the log size of a file at each, less that at the lowest one in 4:2:0, for linear interpolation. */
type Sizes = readonly (readonly [quality: number, size: number])[];

/** The usual sizes from the quality on at which chroma has full resolution (`Format.quality.fullChromaFrom`). */
export interface UsualSizes {
  half: Sizes;
  full: Sizes;
}

/**
 * Medians of 63 pictures with sides of at most 640 pixels. In 4:2:0 files hardly grow any more at the top, so that 99 is below 95 in
 * 4:4:4, which orders the steps of a search.
 */
const JPEG: UsualSizes = {
  half: [
    [90, 0],
    [93, 0.125],
    [95, 0.22],
    [97, 0.332],
    [98, 0.38],
    [99, 0.431],
  ],
  full: [
    [90, 0.089],
    [92, 0.321],
    [94, 0.463],
    [96, 0.624],
    [97, 0.711],
    [98, 0.871],
    [99, 0.938],
  ],
};

/** All formats with a `fullChromaFrom`. Separate from their records, which every page loads. */
const USUAL_SIZES: Readonly<Partial<Record<FormatId, UsualSizes>>> = { jpeg: JPEG, pdf: JPEG };

/** @throws {RangeError} for a format without a `fullChromaFrom` */
export function usualSizesOf({ id }: Pick<Format, 'id'>): UsualSizes {
  const sizes = USUAL_SIZES[id];
  if (!sizes) throw new RangeError(`Expected a format with a jump in size but received ${id}`);
  return sizes;
}

/** Returns the size at a quality. */
export function sizeAt(sizes: Sizes, quality: number): number {
  const to = Math.max(
    1,
    sizes.findIndex(([at]) => at >= quality),
  );
  const [before, after] = [sizes[to - 1], sizes[to]];
  if (!before || !after) throw new RangeError(`Expected at least two sizes but received ${sizes.length}`);
  return before[1] + ((quality - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}
