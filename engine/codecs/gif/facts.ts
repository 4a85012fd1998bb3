import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

export const gif: Format = {
  id: 'gif',
  label: 'GIF',
  mediaType: 'image/gif',
  extensions: ['gif'],
  recognises: (head) => hasBytes(head, 0, 'GIF87a') || hasBytes(head, 0, 'GIF89a'),
  holds: { alpha: true, palette: true, animation: true, depth: 8, profile: false, metadata: false, texts: true },
  mayMove: () => true,
  joins: true,
  binds: 'frames',
  maxSide: 65_535,
  quality: { default: 100, reduces: 'colours' },
  exchangedFor: 'jpeg',
  strips: true,
};
