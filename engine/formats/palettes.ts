/** Numbers of colours at the ends of a scale, of which each step multiplies the number. */
type Range = readonly [least: number, most: number];

/** Colours of a palette at the lowest quality and at the highest below exact pixels. */
const PALETTES: Range = [8, 256];
const HIGHEST = 99;

/** More colours than a palette holds, at the lowest and the highest step of a search. */
const TRUE_COLOURS: Range = [300, 8192];
export const LOWEST_TRUE_COLOURS = 50;

const coloursAt = ([least, most]: Range, share: number) => Math.round(least * (most / least) ** share);

/** Returns the number of colours of a quality's palette. @param quality 1 to 100 */
export const paletteColours = (quality: number): number =>
  coloursAt(PALETTES, (Math.min(quality, HIGHEST) - 1) / (HIGHEST - 1));

/** Returns the number of colours of a step from `LOWEST_TRUE_COLOURS` to 99. */
export const trueColours = (step: number): number =>
  coloursAt(TRUE_COLOURS, (step - LOWEST_TRUE_COLOURS) / (HIGHEST - LOWEST_TRUE_COLOURS));
