import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

/**
 * Sizes between two qualities, which differ by up to 10% when they are high: more effort, which takes up to twice as long;
 * sharper chroma subsampling, which takes even longer; both. Medians of fourteen pictures at 93 and 97.
 */
export const NUANCES = [
  { usually: -0.02, options: { effort: 6 } },
  { usually: 0.04, options: { smart_subsample: true } },
  { usually: 0.015, options: { smart_subsample: true, effort: 6 } },
] as const;

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
  quality: {
    default: 80,
    reduces: 'detail',
    scored: true,
    palettes: true,
    nuances: NUANCES.map(({ usually }) => usually),
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  strips: true,
};
