import type { EncodeOptions } from '../../formats/format.ts';
import { paletteColours } from '../../formats/palettes.ts';
import type { Writing } from '../writing.ts';
import { NUANCES } from './facts.ts';

export const webpWriting = ({ quality, lossless, effort, nuance = 0, colours }: EncodeOptions): Writing => {
  const exact = { suffix: '.webp', options: { lossless: true, effort: effort === 'best' ? 5 : 2 } };
  if (lossless) return { native: exact };
  if (colours === 'palette') return { native: exact, recoloured: { colours: paletteColours(quality) } };
  const options = { Q: Math.round(quality), effort: effort === 'draft' ? 1 : 4, ...NUANCES[nuance - 1]?.options };
  return { native: { suffix: '.webp', options } };
};
