import type { Size } from '#engine';
import type { EditOf } from '#engine/recipe/index.ts';

export type Pad = EditOf<'pad'>;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The same edges for pictures of any size. */
export function asRatio(pad: Pad): Pad {
  const { width, height, fill } = pad;
  if (!width || !height) return pad;
  const by = divisor(width, height);
  return { do: 'pad', ratio: `${width / by}:${height / by}`, ...(fill && { fill }) };
}

/** Edges up to a size. */
export function asSize({ fill }: Pick<Pad, 'fill'>, { width, height }: Size): Pad {
  return { do: 'pad', width, height, ...(fill && { fill }) };
}
