import type { Pixels } from '../score/pixels.ts';

/** Returns whether a picture has at most so many colours. All invisible pixels have the same one. */
export function countsAtMost({ data, channels }: Pixels, most: number): boolean {
  const found = new Set<number>();
  let before = -1;
  for (let at = 0; at < data.length; at += channels) {
    const alpha = channels === 4 ? (data[at + 3] ?? 0) : 255;
    const rgb = (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16);
    const colour = alpha === 0 ? 0 : rgb + alpha * 2 ** 24;
    if (colour === before) continue;
    before = colour;
    found.add(colour);
    if (found.size > most) return false;
  }
  return true;
}
