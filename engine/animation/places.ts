import type { Size } from '../geometry.ts';

/** Where a picture stands, in pixels from the upper left. */
export interface Placed {
  left: number;
  top: number;
}

/** Pictures of any sizes on one screen, each in the middle; at even pixels, as WebP counts. */
export function placesOn(sizes: readonly Size[]): Size & { places: Placed[] } {
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const even = (room: number) => 2 * Math.floor(room / 4);
  return {
    width,
    height,
    places: sizes.map((own) => ({ left: even(width - own.width), top: even(height - own.height) })),
  };
}
