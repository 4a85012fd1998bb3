import type { FormatId } from '../formats/index.ts';
import { splitName } from '../run/file-name.ts';
import { tiffPages } from './tiff-pages.ts';

/** Functions that split a file into pages, by format. */
const SPLITTERS: Readonly<Partial<Record<FormatId, (file: Blob) => Promise<Blob[]>>>> = { tiff: tiffPages };

/**
 * Splits a file into one file per page, named after the page. Reads only the directories, not the pixels.
 * @returns only the file itself if it has one page
 */
export async function pagesOf(file: File, format: FormatId): Promise<File[]> {
  const pages = (await SPLITTERS[format]?.(file)) ?? [];
  if (pages.length < 2) return [file];
  const { base, extension } = splitName(file.name);
  const { type, lastModified } = file;
  return pages.map((page, i) => {
    // Padded, so that sorting by name keeps the order.
    const number = String(i + 1).padStart(String(pages.length).length, '0');
    return new File([page], `${base}-page-${number}${extension && `.${extension}`}`, { type, lastModified });
  });
}
