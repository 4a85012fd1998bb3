import { LINEAR_LIGHT } from '../score/linear-light.ts';

/*
 * Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020), in which equal distances look about equal. The
 * coordinates are multiplied by alpha, so that a colour matters as much as it is seen, and alpha is the fourth.
 */

export const DIMENSIONS = 4;

/** The distance between nearly opaque and nearly invisible pixels, where that between black and white is 1. */
const ALPHA_WEIGHT = 0.8;
/** Additional distance of opaque and of invisible pixels from translucent ones, so that they stay opaque and invisible. */
const ALPHA_GAP = 0.1;

/** Newton's method, whose result is the same in every engine, unlike that of `Math.cbrt`. @param value from 0 to 1 */
function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let root = value < 1e-3 ? 0.05 : 0.25 + 0.75 * value;
  for (let i = 0; i < 12; i++) root -= (root - value / (root * root)) / 3;
  return root;
}

/** @param colours as in a histogram @returns four coordinates per colour */
export function coordinatesOf(colours: Uint32Array): Float64Array {
  const made = new Float64Array(DIMENSIONS * colours.length);
  for (let i = 0, at = 0; i < colours.length; i++, at += DIMENSIONS) {
    const colour = colours[i] ?? 0;
    const [red, green, blue] = [linear(colour), linear(colour >>> 8), linear(colour >>> 16)];
    const alpha = (colour >>> 24) / 255;
    const gap = alpha === 1 ? ALPHA_GAP : alpha === 0 ? -ALPHA_GAP : 0;
    const l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    made[at] = alpha * (0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s);
    made[at + 1] = alpha * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s);
    made[at + 2] = alpha * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s);
    made[at + 3] = alpha * ALPHA_WEIGHT + gap;
  }
  return made;
}

const linear = (sample: number): number => LINEAR_LIGHT[sample & 255] ?? 0;
