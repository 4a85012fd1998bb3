import type { FormatId } from '#engine/formats/format.ts';
import { avif } from './avif.ts';
import { bmp } from './bmp.ts';
import type { FormatFacts } from './format-facts.ts';
import { gif } from './gif.ts';
import { heic } from './heic.ts';
import { jpeg } from './jpeg.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { svg } from './svg.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

export const FORMAT_FACTS: Readonly<Record<FormatId, FormatFacts>> = {
  jpeg,
  png,
  webp,
  gif,
  tiff,
  avif,
  pdf,
  heic,
  bmp,
  svg,
};
