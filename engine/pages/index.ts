import { splitName } from '../file-name.ts';
import type { FormatId } from '../formats/format.ts';
import { tiffPages } from './tiff-pages.ts';

/** How the pages of a file are told apart, by format. */
const SPLITTERS: Readonly<Partial<Record<FormatId, (file: Blob) => Promise<Blob[]>>>> = { tiff: tiffPages };

/**
 * The pages of a file, each as a file that is named after its page: no byte is read but those that say where they are.
 * @returns the file alone where it has one page
 */
export async function pagesOf(file: File, format: FormatId): Promise<File[]> {
  const pages = (await SPLITTERS[format]?.(file)) ?? [];
  if (pages.length < 2) return [file];
  const { base, extension } = splitName(file.name);
  const { type, lastModified } = file;
  return pages.map((page, i) => {
    // So that programs that sort by name keep the order.
    const number = String(i + 1).padStart(String(pages.length).length, '0');
    return new File([page], `${base}-page-${number}${extension && `.${extension}`}`, { type, lastModified });
  });
}
