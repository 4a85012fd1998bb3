import type { FormatId } from '#engine/formats/index.ts';
import { avif } from './avif.ts';
import { bmp } from './bmp.ts';
import type { FormatFacts } from './format-facts.ts';
import { gif } from './gif.ts';
import { heic } from './heic.ts';
import { jpeg } from './jpeg.ts';
import { jxl } from './jxl.ts';
import { pdf } from './pdf.ts';
import { png } from './png.ts';
import { svg } from './svg.ts';
import { tiff } from './tiff.ts';
import { webp } from './webp.ts';

/** A format's facts on pages. A format without pages has none. */
const FORMAT_FACTS: Readonly<Partial<Record<FormatId, FormatFacts>>> = {
  jpeg,
  png,
  webp,
  gif,
  tiff,
  avif,
  jxl,
  pdf,
  heic,
  bmp,
  svg,
};

/** @throws {Error} for a format with pages but without facts, which fails the build */
export function factsOf(id: FormatId): FormatFacts {
  const facts = FORMAT_FACTS[id];
  if (!facts) throw new Error(`${id} has pages and no facts in catalogue/formats`);
  return facts;
}
