import type { Format } from '../../formats/format.ts';
import { fileTypeBrands } from '../../formats/magic.ts';

/** Brands of HEVC pictures in ISO/IEC 23008-12, annex B; `mif1` and `msf1` do not identify the codec. */
const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);
const AV1_BRANDS = new Set(['avif', 'avis']);
const GENERIC_BRANDS = new Set(['mif1', 'msf1', 'mif2', 'miaf']);

export const heic: Format = {
  id: 'heic',
  label: 'HEIC',
  mediaType: 'image/heic',
  extensions: ['heic', 'heif'],
  recognises: (head) => {
    const brands = fileTypeBrands(head);
    if (brands.some((brand) => AV1_BRANDS.has(brand))) return false;
    return brands.some((brand) => HEVC_BRANDS.has(brand) || GENERIC_BRANDS.has(brand));
  },
  holds: { alpha: true, animation: false, depth: 8, profile: true, metadata: true },
  maxSide: 16_384,
  rewrittenAs: 'jpeg',
  strips: true,
};
