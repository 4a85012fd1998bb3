import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

export const webp: Format = {
  id: 'webp',
  label: 'WebP',
  mediaType: 'image/webp',
  extensions: ['webp'],
  recognises: (head) => hasBytes(head, 0, 'RIFF') && hasBytes(head, 8, 'WEBP'),
  holds: { alpha: true, animation: true, depth: 8, profile: true, metadata: true },
  joins: true,
  binds: 'frames',
  // The flag of `VP8X` (RFC 9649, section 2.7).
  mayMove: (head) => hasBytes(head, 12, 'VP8X') && ((head[20] ?? 0) & 2) !== 0,
  // WEBP_MAX_DIMENSION of libwebp.
  maxSide: 16_383,
  quality: { default: 80, reduces: 'detail', scored: true },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  strips: true,
};
