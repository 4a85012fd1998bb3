import type { Size } from '../geometry/steps.ts';
import type { Pixels } from '../pixels/pixels.ts';

/** A part of a picture, with a weight for the prediction of the whole. */
export interface Tile extends Size {
  left: number;
  top: number;
  /** The share of the picture that the tile represents, 0 to 1. All shares add up to 1. */
  share: number;
}

/** Side in pixels: at the coarsest scale with a weight, a sixteenth, half of a tile is unaffected by its border. */
export const TILE = 256;
/** Tiles begin at the block boundaries of JPEG (16) and AVIF (64), so that a codec encodes them as in the whole picture. */
const ALIGNED = 64;
/** Besides the flattest and the busiest tile, one of each group by activity is judged. Small pictures have fewer groups. */
const GROUPS = { min: 3, max: 10 } as const;
/** A picture must be at least this many times as large as its tiles; otherwise it is judged whole. */
const MIN_GAIN = 2;

/** The whole picture as one tile. */
export const wholePicture = ({ width, height }: Size): Tile => ({ left: 0, top: 0, width, height, share: 1 });

/** Origins of tiles along a side: the fewest that cover it, evenly spaced. */
function origins(side: number): number[] {
  const count = Math.ceil(side / TILE);
  const last = side - TILE;
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? 0 : Math.floor((i * last) / (count - 1) / ALIGNED) * ALIGNED,
  );
}

/** Mean difference between neighbouring pixels in every second row, of the green channel, which dominates luminance. */
export function activityOf(
  { data, width, channels }: Pixels,
  { left, top, width: across, height: down }: Omit<Tile, 'share'>,
): number {
  let sum = 0;
  for (let y = top; y + 1 < top + down; y += 2) {
    let at = (y * width + left) * channels + 1;
    const below = width * channels;
    for (let x = 1; x < across; x++, at += channels) {
      const here = data[at] ?? 0;
      sum += Math.abs((data[at + channels] ?? 0) - here) + Math.abs((data[at + below] ?? 0) - here);
    }
  }
  return sum / (2 * (across - 1) * Math.floor(down / 2));
}

/**
 * Chooses the tiles that represent a picture, sorted from the flattest to the busiest. A small picture is a single tile.
 * Deterministic.
 */
export function chooseTiles(picture: Pixels): Tile[] {
  const { width, height } = picture;
  const groups = Math.min(GROUPS.max, Math.floor((width * height) / (MIN_GAIN * TILE ** 2)) - 2);
  if (Math.min(width, height) < TILE || groups < GROUPS.min) return [wholePicture(picture)];
  const places = origins(height).flatMap((top) =>
    origins(width).map((left) => ({ left, top, width: TILE, height: TILE })),
  );
  const byActivity = places
    .map((place) => ({ place, activity: activityOf(picture, place) }))
    .sort((a, b) => a.activity - b.activity)
    .map(({ place }) => place);
  const [flattest, ...others] = byActivity;
  const busiest = others.pop();
  const chosen: Tile[] = [];
  if (flattest) chosen.push({ ...flattest, share: 1 / places.length });
  for (let group = 0; group < groups; group++) {
    const first = Math.round((group * others.length) / groups);
    const next = Math.round(((group + 1) * others.length) / groups);
    const middle = others[Math.floor((first + next - 1) / 2)];
    if (middle) chosen.push({ ...middle, share: (next - first) / places.length });
  }
  if (busiest) chosen.push({ ...busiest, share: 1 / places.length });
  return chosen;
}

/** Copies the pixels of a part. */
export function cut({ data, width, channels }: Pixels, part: Omit<Tile, 'share'>): Pixels {
  const bytes = part.width * channels;
  const cutOut = new Uint8Array(bytes * part.height);
  for (let y = 0; y < part.height; y++) {
    const from = ((part.top + y) * width + part.left) * channels;
    cutOut.set(data.subarray(from, from + bytes), y * bytes);
  }
  return { data: cutOut, width: part.width, height: part.height, channels };
}

/** The layout of a mosaic of tiles of one size. */
export function mosaicOf(tiles: readonly Size[]): { size: Size; places: Omit<Tile, 'share'>[] } {
  const [{ width, height } = { width: 0, height: 0 }] = tiles;
  const columns = Math.ceil(Math.sqrt(tiles.length));
  const rows = Math.ceil(tiles.length / columns);
  return {
    size: { width: columns * width, height: rows * height },
    places: tiles.map((_, i) => ({
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
      width,
      height,
    })),
  };
}

/** Joins tiles into a mosaic. Its last row may end with black. */
export function join(tiles: readonly Pixels[]): Pixels {
  const { size, places } = mosaicOf(tiles);
  const channels = tiles[0]?.channels ?? 3;
  const data = new Uint8Array(size.width * size.height * channels);
  tiles.forEach((tile, i) => {
    const { left = 0, top = 0 } = places[i] ?? {};
    const bytes = tile.width * channels;
    for (let y = 0; y < tile.height; y++) {
      data.set(tile.data.subarray(y * bytes, (y + 1) * bytes), ((top + y) * size.width + left) * channels);
    }
  });
  return { ...size, data, channels };
}
