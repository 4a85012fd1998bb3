import { JPEG_DENSITY } from '#catalogue/jpeg-density.ts';
import type { FactBlock } from '#catalogue/page-text.ts';
import { bitsPerPixel } from '#catalogue/picture-arithmetic.ts';
import { frameText } from '#words/catalogue/figures.ts';

/** The photo of most phones: 12 megapixels. */
export const PHONE = { width: 4000, height: 3000 } as const;

interface FitWords {
  heading: string;
  measured: string;
  /** The photo, quality 75 and quality 50. */
  columns: readonly [string, string, string];
  soft: string;
  middle: string;
  busy: string;
}

/**
 * The 4:3 frames that quality 75 and 50 fit into this size, for three kinds of photo. Empty if a phone's photo fits
 * unscaled.
 */
export function whatFits(bytes: number, { heading, measured, columns, ...kinds }: FitWords): FactBlock[] {
  if (bitsPerPixel(bytes, PHONE.width, PHONE.height) >= JPEG_DENSITY[75].middle) return [];
  const frame = (quality: 50 | 75, kind: keyof typeof kinds) => frameText(bytes, JPEG_DENSITY[quality][kind]);
  const row = (kind: keyof typeof kinds) => [kinds[kind], frame(75, kind), frame(50, kind)];
  return [
    {
      heading,
      paragraphs: [measured],
      table: { columns: [...columns], rows: [row('soft'), row('middle'), row('busy')] },
    },
  ];
}
