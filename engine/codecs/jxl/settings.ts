import { paletteColours } from '../../formats/palettes.ts';
import type { EncodeOptions, Writing } from '../writing.ts';

/**
 * libjxl's efforts. Lossy files are no smaller above 5 at an equal SSIMULACRA2 score. Lossless files are a percent smaller
 * for every two steps (docs/decisions/0032-jpeg-xl.md).
 */
const EFFORT: Readonly<Record<EncodeOptions['effort'], { lossy: number; lossless: number }>> = {
  draft: { lossy: 3, lossless: 3 },
  quick: { lossy: 5, lossless: 3 },
  usual: { lossy: 5, lossless: 5 },
  best: { lossy: 5, lossless: 7 },
};

/** Maps a quality to a Butteraugli distance as libjxl does: 90 is 1, and 100 is lossless. */
function distanceOf(quality: number): number {
  if (quality >= 100) return 0;
  return quality >= 30 ? 0.1 + (100 - quality) * 0.09 : (53 / 3000) * quality ** 2 - (23 / 20) * quality + 25;
}

export interface JxlTweak {
  /** What is added to the quality. */
  plus?: number;
}

export const jxlWriting = ({ quality, lossless, effort, tweak, colours }: EncodeOptions): Writing => {
  const exact = { suffix: '.jxl', options: { lossless: true, effort: EFFORT[effort].lossless } };
  if (lossless) return { native: exact };
  if (colours === 'palette') return { native: exact, recoloured: { colours: paletteColours(quality) } };
  const distance = distanceOf(Math.round(quality) + (tweak?.plus ?? 0));
  return { native: { suffix: '.jxl', options: { distance, effort: EFFORT[effort].lossy } } };
};
