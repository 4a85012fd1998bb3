import { read, write } from '../../../codecs/heif/carried.ts';
import { erasePart, fillPart, heifParts } from '../../../codecs/heif/details.ts';
import { boxesIn, FULL_BOX } from '../../../codecs/heif/items.ts';
import { bytesOf } from '../../../metadata/blocks.ts';
import { type Blocks, blocksOf, type EditFiles } from './file.ts';

/** Boxes whose own offsets would have to move with the pictures. */
const OF_MOVIES: ReadonlySet<string> = new Set(['moov', 'moof']);
/** What a new item needs in `meta`. */
const LISTS = ['pitm', 'iinf', 'iloc'] as const;

/** Whether a still has lists of items with 16-bit identifiers. */
function takesItems(bytes: Uint8Array): boolean {
  const all = [...boxesIn(bytes, 0, bytes.length)];
  const meta = all.find(({ type }) => type === 'meta');
  if (!meta || all.some(({ type }) => OF_MOVIES.has(type))) return false;
  const inside = [...boxesIn(bytes, meta.content + FULL_BOX, meta.end)];
  const [pitm, iinf, iloc] = LISTS.map((wanted) => inside.find(({ type }) => type === wanted));
  return Boolean(pitm && iinf && iloc && (bytes[iloc.content] ?? 2) < 2 && bytes[pitm.content] === 0);
}

export const heifFiles: EditFiles = {
  read: (bytes) => {
    const carried = read(bytes);
    // An item in several pieces, or outside of the file.
    return carried.isPartial ? undefined : blocksOf(carried);
  },
  replace: (bytes, { exif, xmp }) => {
    const parts = [...heifParts(bytes)];
    const copy = bytes.slice();
    /** Puts a block where the file's own is if it fits there, and otherwise erases that. @returns whether it fits */
    const isPlaced = (kind: 'exif' | 'xmp', content: Uint8Array): boolean => {
      const own = parts.filter((part) => part.kind === kind);
      const [first] = own;
      const room = first?.block ? first.block.to - first.block.from : 0;
      const fits = own.length === 1 && first !== undefined && content.length <= room;
      if (fits) fillPart(copy, first, content);
      else for (const part of own) erasePart(copy, part);
      return fits;
    };
    const added: Blocks = {
      exif: exif && isPlaced('exif', exif) ? undefined : exif,
      xmp: xmp !== undefined && isPlaced('xmp', bytesOf(xmp)) ? undefined : xmp,
    };
    if (!added.exif && added.xmp === undefined) return copy;
    return takesItems(bytes) ? write(copy, added) : undefined;
  },
  holdsIptc: false,
};
