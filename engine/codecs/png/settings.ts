import type { EncodeOptions } from '../../formats/format.ts';
import { paletteColours } from '../../formats/palettes.ts';
import type { NativeSave, Writing } from '../writing.ts';
import { NUANCES, STEPS } from './facts.ts';
import type { Rounding } from './rounded.ts';

/** The leeway at which steps are about equal to the next finer ones, in score and bytes. */
const NEXT = 2.2;

/** Returns the rounding of a quality. Between two entries the finer steps spread, from the calmest areas on. */
function roundingAt(quality: number, nuance: number): Rounding {
  const [from, steps] = STEPS.findLast(([from]) => from <= quality) ?? STEPS[0];
  const [to] = STEPS.find(([from]) => from > quality) ?? [100];
  const leeway = NEXT ** (Math.max(0, quality - from) / (to - from));
  return { steps, leeway: leeway * (NUANCES[nuance - 1]?.leeway ?? 1) };
}

export const pngWriting = ({
  quality,
  lossless,
  effort,
  nuance = 0,
  colours = 'palette',
  mostColours,
  packs = false,
}: EncodeOptions): Writing => {
  const compression = packs ? 0 : effort === 'draft' ? 3 : effort === 'best' ? 9 : 6;
  const filtered = (filter: string) => ({
    suffix: '.png',
    options: { compression, filter: packs ? 'none' : filter },
  });
  if (lossless || quality >= 100) return { native: filtered('all') };
  if (colours === 'truecolour')
    return { native: filtered('none'), recoloured: mostColours ? { colours: mostColours } : undefined };
  if (colours === 'rounded') {
    const rounding = roundingAt(Math.round(quality), nuance);
    // Coarse values repeat: without a filter a screenshot often takes a fifth less, and a photo more.
    return { native: filtered('paeth'), rounded: { rounding, or: packs ? undefined : filtered('none') } };
  }
  const palette = { palette: true, Q: Math.round(quality), effort: effort === 'draft' ? 1 : 7, dither: 1 };
  // Of libvips's palettes, for grey pictures and animations.
  const bits: NativeSave['options'] = mostColours !== undefined && mostColours <= 16 ? { bitdepth: 4 } : {};
  return {
    native: { suffix: '.png', options: { ...palette, ...bits, compression: packs ? 0 : 9 } },
    indexed: { colours: Math.min(mostColours ?? 256, paletteColours(quality)) },
  };
};
