import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

/** Sizes of the headers that follow the file header: BITMAPCOREHEADER up to BITMAPV5HEADER. */
export const BMP_HEADERS: ReadonlySet<number> = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

export const bmp: Format = {
  id: 'bmp',
  label: 'BMP',
  mediaType: 'image/bmp',
  extensions: ['bmp', 'dib'],
  // Many texts begin with "BM", so the header's size is checked too.
  recognises: (head) => hasBytes(head, 0, 'BM') && BMP_HEADERS.has(head[14] ?? 0) && hasBytes(head, 15, [0, 0, 0]),
  holds: { alpha: true, animation: false, depth: 8, profile: false, metadata: false },
  maxSide: 65_535,
  rewrittenAs: 'png',
};
