import { HIGHEST_QUALITY } from './axis.ts';

/** The palette of a quality, and the points of its score above the least score that is enough. */
export interface JudgedPalette {
  quality: number;
  above: number;
}

/** The search ends this near above the least score, in points, or within this many steps of quality. */
export const NEAR = 2;
const CLOSE = 2;

/**
 * Returns a palette of about the fewest colours that are enough, between one that is not and the largest; the largest if none is enough.
 * Scores rise about evenly in between.
 * @param enough a larger palette that is enough, if one is known
 */
export async function fewestColours<Palette extends JudgedPalette>(
  tooFew: Palette,
  judge: (quality: number) => Promise<Palette>,
  enough?: Palette,
): Promise<Palette> {
  if (tooFew.quality >= HIGHEST_QUALITY) return tooFew;
  let low = tooFew;
  let high = enough ?? (await judge(HIGHEST_QUALITY));
  if (high.above < 0) return high;
  while (high.above > NEAR && high.quality - low.quality > CLOSE) {
    const share = (NEAR / 2 - low.above) / (high.above - low.above);
    const between = Math.round(low.quality + share * (high.quality - low.quality));
    const next = await judge(Math.min(high.quality - 1, Math.max(low.quality + 1, between)));
    if (next.above < 0) low = next;
    else high = next;
  }
  return high;
}
