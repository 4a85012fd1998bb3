import { paletteColours } from '../../formats/palettes.ts';
import type { EncodeOptions, NativeSave, Writing } from '../writing.ts';

export const pngWriting = ({
  quality,
  lossless,
  effort,
  rounding,
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
  // Coarse values repeat: without a filter a screenshot often takes a fifth less, and a photo more.
  if (rounding) return { native: filtered('paeth'), rounded: { rounding, or: packs ? undefined : filtered('none') } };
  const palette = { palette: true, Q: Math.round(quality), effort: effort === 'draft' ? 1 : 7, dither: 1 };
  // Of libvips's palettes, for grey pictures and animations.
  const bits: NativeSave['options'] = mostColours !== undefined && mostColours <= 16 ? { bitdepth: 4 } : {};
  return {
    native: { suffix: '.png', options: { ...palette, ...bits, compression: packs ? 0 : 9 } },
    indexed: { colours: Math.min(mostColours ?? 256, paletteColours(quality)) },
  };
};
