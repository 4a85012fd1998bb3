/*
 * Splits a TIFF into one file per page (TIFF 6.0, section 2; BigTIFF, libtiff's specification of version 43). The data keeps its
 * offsets; the header of a page's file points to the page's directory, which ends the chain of directories.
 */

const BIG_TIFF = 43;
/** Offsets and field sizes in classic TIFF and in BigTIFF. */
const LAYOUTS = {
  classic: { header: 8, firstAt: 4, word: 4, countBytes: 2, entryBytes: 12, valueAt: 8 },
  big: { header: 16, firstAt: 8, word: 8, countBytes: 8, entryBytes: 20, valueAt: 12 },
} as const;

/** NewSubfileType: reduced-resolution versions and masks are not pages (TIFF 6.0, section 8). */
const SUBFILE_TYPE = 254;
const REDUCED = 1;
const MASK = 4;
/** More than any scanner writes; a longer chain of directories is invalid. */
const MAX_PAGES = 5000;

interface Directory {
  start: number;
  /** The offset of the pointer to the next directory. */
  nextAt: number;
  isPage: boolean;
}

const viewAt = async (file: Blob, start: number, length: number) =>
  new DataView(await file.slice(start, start + length).arrayBuffer());

/** @returns one file per page; empty if there is only one page, or the file is damaged */
export async function tiffPages(file: Blob): Promise<Blob[]> {
  try {
    return await split(file);
  } catch (error) {
    // The file is truncated in a directory, which its decoder reports.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

async function split(file: Blob): Promise<Blob[]> {
  const head = await viewAt(file, 0, LAYOUTS.big.header);
  const little = head.getUint8(0) === 0x49;
  const layout = head.getUint16(2, little) === BIG_TIFF ? LAYOUTS.big : LAYOUTS.classic;
  const { header, firstAt, word, countBytes, entryBytes, valueAt } = layout;
  const wordAt = (view: DataView, at: number) =>
    word === 8 ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);

  const read = async (start: number): Promise<Directory & { next: number }> => {
    const counted = await viewAt(file, start, countBytes);
    const count = countBytes === 8 ? wordAt(counted, 0) : counted.getUint16(0, little);
    const nextAt = start + countBytes + count * entryBytes;
    const view = await viewAt(file, start + countBytes, count * entryBytes + word);
    let kind = 0;
    for (let entry = 0; entry < count; entry++) {
      const at = entry * entryBytes;
      if (view.getUint16(at, little) === SUBFILE_TYPE) kind = view.getUint32(at + valueAt, little);
    }
    return { start, nextAt, isPage: (kind & (REDUCED | MASK)) === 0, next: wordAt(view, count * entryBytes) };
  };

  const pages: Directory[] = [];
  const seen = new Set<number>();
  for (let start = wordAt(head, firstAt); start !== 0 && !seen.has(start) && seen.size < MAX_PAGES; ) {
    seen.add(start);
    const { next, ...directory } = await read(start);
    if (directory.isPage) pages.push(directory);
    start = next;
  }
  if (pages.length < 2) return [];
  return pages.map(({ start, nextAt }) => {
    const first = new DataView(head.buffer.slice(0, header));
    if (word === 8) first.setBigUint64(firstAt, BigInt(start), little);
    else first.setUint32(firstAt, start, little);
    // No next directory.
    const end = new Uint8Array(word);
    return new Blob([first.buffer, file.slice(header, nextAt), end, file.slice(nextAt + word)], { type: file.type });
  });
}
