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
    const changed = { exif, xmp: xmp === undefined ? undefined : bytesOf(xmp) };
    const copy = bytes.slice();
    const added: Blocks = {};
    for (const kind of ['exif', 'xmp'] as const) {
      const content = changed[kind];
      if (!content) continue;
      const own = [...heifParts(bytes)].filter((part) => part.kind === kind);
      const [first] = own;
      const room = first?.block ? first.block.to - first.block.from : 0;
      if (own.length === 1 && first && content.length <= room) fillPart(copy, first, content);
      else {
        for (const part of own) erasePart(copy, part);
        Object.assign(added, kind === 'exif' ? { exif } : { xmp });
      }
    }
    if (Object.keys(added).length === 0) return copy;
    return takesItems(bytes) ? write(copy, added) : undefined;
  },
  holdsIptc: false,
};
