import { avifFrames } from './avif-frames.ts';
import type { Format, VipsSave } from './format.ts';
import { fileTypeBrands } from './magic.ts';

/** Colour is kept in full from here on. */
const FULL_CHROMA_FROM = 90;

export const avif: Format = {
  id: 'avif',
  label: 'AVIF',
  mediaType: 'image/avif',
  extensions: ['avif'],
  recognises: (head) => fileTypeBrands(head).some((brand) => brand === 'avif' || brand === 'avis'),
  holds: { alpha: true, animation: false, depth: 8, profile: true, metadata: true },
  // The limit of libheif's AV1 encoder.
  maxSide: 16_384,
  quality: {
    default: 50,
    reduces: 'detail',
    fullChromaFrom: FULL_CHROMA_FROM,
    looks: { at80: 66, perPoint: 1, perActivity: 3 },
    fullSizeDownTo: 40,
    nuances: [0.03],
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  library: 'vips-heif.wasm',
  detour: 'avif',
  unreadFrames: avifFrames,
  save: ({ quality, lossless, effort, chroma, nuance = 0 }): VipsSave => ({
    suffix: '.avif',
    options: {
      compression: 'av1',
      bitdepth: 8,
      // Full chroma costs so little here that it is the nuance between two steps.
      subsample_mode: lossless || nuance > 0 || (quality >= FULL_CHROMA_FROM && chroma !== 'half') ? 'off' : 'on',
      ...(lossless ? { lossless: true } : { Q: Math.round(quality) }),
      effort: effort === 'draft' ? 0 : effort === 'best' ? 3 : 2,
    },
  }),
};
