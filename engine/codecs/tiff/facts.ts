import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

export const tiff: Format = {
  id: 'tiff',
  label: 'TIFF',
  mediaType: 'image/tiff',
  extensions: ['tiff', 'tif'],
  // Little and big endian, classic TIFF (42) and BigTIFF (43).
  recognises: (head) =>
    hasBytes(head, 0, [0x49, 0x49, 42, 0]) ||
    hasBytes(head, 0, [0x49, 0x49, 43, 0]) ||
    hasBytes(head, 0, [0x4d, 0x4d, 0, 42]) ||
    hasBytes(head, 0, [0x4d, 0x4d, 0, 43]),
  holds: {
    alpha: true,
    animation: false,
    depth: 16,
    profile: true,
    metadata: true,
    iptc: true,
    movesExif: true,
    resolution: true,
  },
  maxSide: 65_535,
  lossless: 'always',
  exchangedFor: 'jpeg',
  paged: true,
  strips: true,
};
