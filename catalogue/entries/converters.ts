import { type FormatWord, mainWord } from '../formats/names.ts';
import type { ConverterEntry } from './entry.ts';

/** One line per source: the targets that have a page, in the order of the site's lists. */
const PAIRS: Partial<Record<FormatWord, FormatWord[]>> = {
  jpg: ['png', 'webp', 'gif', 'tiff', 'avif', 'jxl'],
  png: ['jpg', 'jpeg', 'webp', 'gif', 'tiff', 'avif', 'jxl'],
  webp: ['jpg', 'jpeg', 'png', 'gif', 'tiff'],
  heic: ['jpg', 'png', 'webp'],
  avif: ['jpg', 'png'],
  jxl: ['jpg', 'png'],
  gif: ['jpg', 'jpeg', 'png', 'webp', 'tiff'],
  tiff: ['jpg', 'jpeg', 'png', 'webp', 'gif'],
  svg: ['png', 'jpg'],
  bmp: ['jpg', 'png'],
  jpeg: ['png', 'webp', 'gif', 'tiff'],
};

export function converterSlug(from: FormatWord, to: FormatWord): string {
  return `${from}-to-${to}-converter`;
}

function entry(from: FormatWord, to: FormatWord): ConverterEntry {
  const slug = converterSlug(from, to);
  const main = converterSlug(mainWord(from), mainWord(to));
  return {
    kind: 'converter',
    slug,
    from,
    to,
    ...(main !== slug && { twinOf: main }),
  };
}

export const CONVERTERS: readonly ConverterEntry[] = Object.entries(PAIRS).flatMap(([from, targets]) =>
  targets.map((to) => entry(from as FormatWord, to)),
);
