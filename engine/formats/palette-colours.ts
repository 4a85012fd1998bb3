/** Colours of a palette at the lowest quality and at the highest below exact pixels. Each step multiplies the number. */
const COLOURS = [8, 256] as const;
const HIGHEST = 99;

/** Returns the number of colours of a quality's palette. @param quality 1 to 100 */
export function paletteColours(quality: number): number {
  const [least, most] = COLOURS;
  return Math.round(least * (most / least) ** ((Math.min(quality, HIGHEST) - 1) / (HIGHEST - 1)));
}
