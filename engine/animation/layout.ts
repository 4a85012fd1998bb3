import type { Size } from '../geometry/steps.ts';

/** A picture's offset from the upper left, in pixels. */
export interface Position {
  left: number;
  top: number;
}

/** Centres pictures on the smallest screen that fits all. Offsets are even, since WebP stores half of them. */
export function centred(sizes: readonly Size[]): Size & { positions: Position[] } {
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const even = (room: number) => 2 * Math.floor(room / 4);
  return {
    width,
    height,
    positions: sizes.map((own) => ({ left: even(width - own.width), top: even(height - own.height) })),
  };
}
