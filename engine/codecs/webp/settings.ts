import { paletteColours } from '../../formats/palettes.ts';
import type { EncodeOptions, Writing } from '../writing.ts';

export interface WebpTweak {
  /** Arguments of libvips. */
  webp?: { effort?: number; smart_subsample?: true };
}

export const webpWriting = ({ quality, lossless, effort, tweak, colours }: EncodeOptions): Writing => {
  const exact = { suffix: '.webp', options: { lossless: true, effort: effort === 'best' ? 5 : 2 } };
  if (lossless) return { native: exact };
  if (colours === 'palette') return { native: exact, recoloured: { colours: paletteColours(quality) } };
  const options = { Q: Math.round(quality), effort: effort === 'draft' ? 1 : 4, ...tweak?.webp };
  return { native: { suffix: '.webp', options } };
};
