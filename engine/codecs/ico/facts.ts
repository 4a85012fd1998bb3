import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

export const ico: Format = {
  id: 'ico',
  label: 'ICO',
  mediaType: 'image/x-icon',
  extensions: ['ico'],
  // Type 1 is an icon; a cursor is type 2. The directory has at least one entry.
  recognises: (head) => hasBytes(head, 0, [0, 0, 1, 0]) && head.length >= 22 && (head[4] ?? 0) > 0,
  holds: { alpha: true, animation: false, depth: 8, profile: false, metadata: false },
  maxSide: 256,
  lossless: 'always',
  writtenBy: 'png',
};
