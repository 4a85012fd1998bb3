import type { EncodeOptions, Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';
import { paletteColours } from './palettes.ts';

/** The twelve bytes of the box that begins a container (ISO/IEC 18181-2, section 4.1). */
const CONTAINER = [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a] as const;
/** A codestream without a container. */
const CODESTREAM = [0xff, 0x0a] as const;

/**
 * libjxl's efforts. Lossy files are no smaller above 5 at an equal SSIMULACRA2 score. Lossless files are a percent smaller
 * for every two steps (docs/decisions/0032-jpeg-xl.md).
 */
const EFFORT: Readonly<Record<EncodeOptions['effort'], { lossy: number; lossless: number }>> = {
  draft: { lossy: 3, lossless: 3 },
  quick: { lossy: 5, lossless: 3 },
  usual: { lossy: 5, lossless: 5 },
  best: { lossy: 5, lossless: 7 },
};

/** A third of a quality down and up, since the format has continuous distances. */
const NUANCES = [
  { usually: -0.012, quality: -1 / 3 },
  { usually: 0.012, quality: 1 / 3 },
] as const;

/** Maps a quality to a Butteraugli distance as libjxl does: 90 is 1, and 100 is lossless. */
function distanceOf(quality: number): number {
  if (quality >= 100) return 0;
  return quality >= 30 ? 0.1 + (100 - quality) * 0.09 : (53 / 3000) * quality ** 2 - (23 / 20) * quality + 25;
}

export const jxl: Format = {
  id: 'jxl',
  label: 'JXL',
  mediaType: 'image/jxl',
  extensions: ['jxl'],
  recognises: (head) => hasBytes(head, 0, CODESTREAM) || hasBytes(head, 0, CONTAINER),
  holds: { alpha: true, animation: true, depth: 16, profile: true, metadata: true },
  // The limit of level 5. Few readers support level 10.
  maxSide: 262_144,
  quality: {
    default: 80,
    reduces: 'detail',
    scored: true,
    palettes: true,
    fullSizeDownTo: { soft: 62, fall: 30, least: 8, most: 60 },
    nuances: NUANCES.map(({ usually }) => usually),
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  library: 'vips-jxl.wasm',
  detour: 'jxl',
  save: ({ quality, lossless, effort, nuance = 0, colours }): VipsSave => {
    const exact = { suffix: '.jxl', options: { lossless: true, effort: EFFORT[effort].lossless } };
    if (lossless) return exact;
    if (colours === 'palette') return { ...exact, colours: paletteColours(quality) };
    const distance = distanceOf(Math.round(quality) + (NUANCES[nuance - 1]?.quality ?? 0));
    return { suffix: '.jxl', options: { distance, effort: EFFORT[effort].lossy } };
  },
  strips: true,
};
