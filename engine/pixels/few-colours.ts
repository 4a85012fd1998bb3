import type { Pixels } from './pixels.ts';

/** Pictures with more colours show photos, and filters predict rounded ones best. */
const MOST = 1 << 14;
/** A picture of which more pixels differ from their left neighbour is grain, as a photo is: 0.9 of a blurred photo, 0.52 of a dense screenshot. */
const GRAIN_FROM = 0.75;

/** Returns whether a picture has so few colours that reducing their number suits it better than rounding. All invisible pixels are alike. */
export function hasFewColours({ data, width, height, channels }: Pixels, most = MOST): boolean {
  const found = new Set<number>();
  let before = -1;
  let changes = 0;
  for (let at = 0; at < data.length; at += channels) {
    const alpha = channels === 4 ? (data[at + 3] ?? 0) : 255;
    const rgb = (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16);
    const colour = alpha === 0 ? 0 : rgb + alpha * 2 ** 24;
    if (colour === before) continue;
    before = colour;
    changes++;
    found.add(colour);
    if (found.size > most) return false;
  }
  return changes <= GRAIN_FROM * width * height;
}
