import type { Format, VipsSave } from './format.ts';
import { fileTypeBrands } from './magic.ts';
import { subsampleMode } from './subsampling.ts';

/** Colour is kept in full from here on. Between two steps lie more effort, and full chroma, which costs little here. */
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
    scored: true,
    fullSizeDownTo: { soft: 75, fall: 17, least: 8, most: 65 },
    nuances: [-0.03, 0.06],
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  asks: ['chroma'],
  library: 'vips-heif.wasm',
  detour: 'avif',
  save: ({ quality, lossless, effort, chroma, nuance = 0 }): VipsSave => ({
    suffix: '.avif',
    options: {
      compression: 'av1',
      bitdepth: 8,
      // Exact pixels need all of their colour.
      subsample_mode: lossless
        ? 'off'
        : subsampleMode({ chroma }, nuance === 2 || (quality >= FULL_CHROMA_FROM && chroma !== 'half')),
      ...(lossless ? { lossless: true } : { Q: Math.round(quality) }),
      effort: effort === 'draft' ? 0 : effort === 'best' || nuance === 1 ? 3 : 2,
    },
  }),
};
