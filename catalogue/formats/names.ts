import type { FormatId } from '#engine/formats/format.ts';

/**
 * The words for formats in slugs and on buttons. Kept apart from the facts and from the engine's records, because the
 * search box of every page needs the words and nothing else; a check keeps the labels equal to the engine's.
 */
export const FORMAT_WORDS = {
  jpg: { id: 'jpeg', label: 'JPG' },
  jpeg: { id: 'jpeg', label: 'JPEG' },
  png: { id: 'png', label: 'PNG' },
  webp: { id: 'webp', label: 'WebP' },
  gif: { id: 'gif', label: 'GIF' },
  tiff: { id: 'tiff', label: 'TIFF' },
  avif: { id: 'avif', label: 'AVIF' },
  heic: { id: 'heic', label: 'HEIC' },
  bmp: { id: 'bmp', label: 'BMP' },
  svg: { id: 'svg', label: 'SVG' },
  pdf: { id: 'pdf', label: 'PDF' },
} as const satisfies Record<string, { id: FormatId; label: string }>;

export type FormatWord = keyof typeof FORMAT_WORDS;

/** The same word for the same format: jpeg counts as jpg. */
export function mainWord(word: FormatWord): FormatWord {
  return word === 'jpeg' ? 'jpg' : word;
}

export function idOf(word: FormatWord): FormatId {
  return FORMAT_WORDS[word].id;
}

export function labelOf(word: FormatWord): string {
  return FORMAT_WORDS[word].label;
}
