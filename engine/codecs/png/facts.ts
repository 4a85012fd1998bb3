import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

export const png: Format = {
  id: 'png',
  label: 'PNG',
  mediaType: 'image/png',
  extensions: ['png'],
  recognises: (head) => hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  holds: { alpha: true, animation: true, depth: 16, profile: true, metadata: true, texts: true, resolution: true },
  // libpng's default limit (PNG_USER_WIDTH_MAX) is a million, but no browser shows such a picture.
  maxSide: 65_535,
  quality: { default: 100, reduces: 'colours', scored: true },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  strips: true,
  packs: true,
  pads: 'to-least',
};
