import type { Size } from '#engine';
import { dilation } from '../pixels/closing.ts';
import type { Rgba } from '../pixels/rgba.ts';
import { floodFromEdges } from './flood.ts';
import { type Wall, wallOf } from './wall.ts';

/** Why a background stays: it has no single colour, or what is before it has no clear edge against it. */
export type CannotWhiten = 'not-plain' | 'no-edge';

/** Where a face and a chest are in a photo of a person, as parts of its sides. */
const MIDDLE = { left: 0.35, right: 0.65, top: 0.4 } as const;
/** Of the middle, noise and eyes may have the wall's colour. */
const MIDDLE_SHARE = 0.05;
/** A wall takes at least this part of a picture. */
const LEAST_SHARE = 0.08;
/** The part of the outline at which the picture clearly differs from the wall. */
const CLEAR_OUTLINE = 0.9;
/** How much it differs there, in limits of the wall. */
const CLEAR = 2;
/** The soft border of hair and shoulders, as a part of the picture's longer side. */
const BORDER = 1 / 400;

/**
 * Makes a plain wall white. The wall is what a flood from the edges reaches; at its border, pixels are mixtures of wall and person, and
 * only the wall's part becomes white.
 * @returns the reason if it would take hair or clothes along, or if there is no plain wall
 */
export function whitened(picture: Rgba): Rgba | CannotWhiten {
  const wall = wallOf(picture);
  if (!wall) return 'not-plain';
  const { distance, limit } = wall;
  const reached = floodFromEdges(picture, (at) => (distance[at] ?? 0) <= limit);
  if (share(reached) < LEAST_SHARE) return 'not-plain';
  const radius = Math.max(2, Math.round(Math.max(picture.width, picture.height) * BORDER));
  // The colour of what is before the wall, a little inside of its outline.
  const inside = dilation(distance, picture, radius);
  if (middleShare(reached, picture) > MIDDLE_SHARE || clearShare(reached, inside, wall, picture) < CLEAR_OUTLINE)
    return 'no-edge';
  return blended(picture, { wall, reached, inside, border: dilation(reached, picture, radius) });
}

const share = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0) / mask.length;

/** How much of a person's place is reached. */
function middleShare(reached: Uint8Array, { width, height }: Size): number {
  let [count, all] = [0, 0];
  for (let y = Math.floor(MIDDLE.top * height); y < height; y++)
    for (let x = Math.floor(MIDDLE.left * width); x < MIDDLE.right * width; x++) {
      all++;
      count += reached[y * width + x] ?? 0;
    }
  return count / Math.max(1, all);
}

/** The part of the flood's outline at which something begins that differs from the wall. A flood that leaks ends in the middle of it. */
function clearShare(reached: Uint8Array, inside: Uint8Array, { limit }: Wall, { width, height }: Size): number {
  let [clear, all] = [0, 0];
  for (let at = width; at < width * (height - 1); at++) {
    const x = at % width;
    if (!reached[at] || x === 0 || x === width - 1) continue;
    if (reached[at - 1] && reached[at + 1] && reached[at - width] && reached[at + width]) continue;
    all++;
    if ((inside[at] ?? 0) >= CLEAR * limit) clear++;
  }
  return all === 0 ? 0 : clear / all;
}

interface Parts {
  wall: Wall;
  reached: Uint8Array;
  inside: Uint8Array;
  /** The flood and the mixtures around it. */
  border: Uint8Array;
}

/**
 * A pixel of a mixture is `c F + (1 - c) W` of a person F and the wall W: with white in the wall's place it is brighter by
 * `(1 - c) (255 - W)`. Its distance from the wall, compared with that of the person beside it, is c.
 */
function blended({ data, width, height }: Rgba, { wall, reached, inside, border }: Parts): Rgba {
  const { colours, distance, limit } = wall;
  const result = new Uint8ClampedArray(data);
  for (let at = 0; at < width * height; at++) {
    if (!border[at]) continue;
    const person = inside[at] ?? 0;
    const isBeside = person > CLEAR * limit;
    if (!reached[at] && !isBeside) continue;
    // Noise of the wall is no part of a person.
    const covered = isBeside ? Math.max(0, (distance[at] ?? 0) - limit / 2) / Math.max(1, person - limit / 2) : 0;
    for (const [c, colour] of colours.entries()) {
      const i = 4 * at + c;
      const own = covered === 0 ? 255 : (data[i] ?? 0) + (1 - Math.min(1, covered)) * (255 - (colour[at] ?? 0));
      result[i] = own;
    }
  }
  return { data: result, width, height };
}
