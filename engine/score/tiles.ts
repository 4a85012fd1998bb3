import type { Size } from '../geometry.ts';
import type { Pixels } from './pixels.ts';

/** A part of a picture that speaks for a share of it. */
export interface Tile extends Size {
  left: number;
  top: number;
  /** 0 to 1; those of all tiles together make 1. */
  share: number;
}

/** Pixels of a side: at the metric's coarsest scale that counts, a sixteenth, half of a tile is free of its border. */
export const TILE = 256;
/** Tiles begin where a JPEG's blocks (16) and an AVIF's (64) do, so that a codec treats them as it does in the whole. */
const ALIGNED = 64;
/** How many are judged: the flattest, the busiest, and one of each of ten groups between them; of a small picture fewer groups. */
const GROUPS = { least: 3, most: 10 } as const;
/** A picture is so many times as large as its tiles at the least; one for which they would be too few is judged whole. */
const LEAST_GAIN = 2;

/** All of a picture as one tile. */
export const wholeOf = ({ width, height }: Size): Tile => ({ left: 0, top: 0, width, height, share: 1 });

/** Origins along a side: as few as cover it, evenly spread. */
function origins(side: number): number[] {
  const count = Math.ceil(side / TILE);
  const last = side - TILE;
  return Array.from({ length: count }, (_, i) =>
    count === 1 ? 0 : Math.floor((i * last) / (count - 1) / ALIGNED) * ALIGNED,
  );
}

/** Mean difference of neighbours, of green, which is most of brightness: every other row. */
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
 * The tiles that are judged in a picture's stead, the flattest first and the busiest last; all of it as one where it is
 * not much larger than they are. Always the same for the same pixels.
 */
export function chooseTiles(picture: Pixels): Tile[] {
  const { width, height } = picture;
  const groups = Math.min(GROUPS.most, Math.floor((width * height) / (LEAST_GAIN * TILE ** 2)) - 2);
  if (Math.min(width, height) < TILE || groups < GROUPS.least) return [wholeOf(picture)];
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

/** The pixels of a part. */
export function cut({ data, width, channels }: Pixels, part: Omit<Tile, 'share'>): Pixels {
  const bytes = part.width * channels;
  const cutOut = new Uint8Array(bytes * part.height);
  for (let y = 0; y < part.height; y++) {
    const from = ((part.top + y) * width + part.left) * channels;
    cutOut.set(data.subarray(from, from + bytes), y * bytes);
  }
  return { data: cutOut, width: part.width, height: part.height, channels };
}

/** Where tiles of one size lie in a picture that holds them all side by side. */
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

/** One picture of tiles side by side. Its last row may end in black. */
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
