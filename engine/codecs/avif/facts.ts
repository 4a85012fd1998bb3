import type { Format } from '../../formats/format.ts';
import { fileTypeBrands } from '../../formats/magic.ts';

export const avif: Format = {
  id: 'avif',
  label: 'AVIF',
  mediaType: 'image/avif',
  extensions: ['avif'],
  recognises: (head) => fileTypeBrands(head).some((brand) => brand === 'avif' || brand === 'avis'),
  holds: { alpha: true, animation: false, depth: 8, profile: true, metadata: true },
  // The limit of libheif's AV1 encoder.
  maxSide: 16_384,
  quality: { default: 50, reduces: 'detail', scored: true, isProbeExact: true },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  asks: ['chroma'],
  library: 'vips-heif.wasm',
  strips: true,
};
