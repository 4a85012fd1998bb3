import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';
import { subsampleMode } from './subsampling.ts';

/** Colour is kept in full from here on: halving it is what blurs red text on a sharp picture. */
const FULL_CHROMA_FROM = 90;

/**
 * The table of Klein, Silverstein and Carney: the fewest bytes at an equal SSIMULACRA2 score of all that were measured
 * (docs/decisions/0005-jpeg-settings.md).
 */
const QUANT_TABLE = 5;

/**
 * For sizes between two steps, which at high qualities are 5 to 10% apart: several scans, which change no pixel; other
 * tables, that of T.81 and Kodak's, as good for their bytes there; no trellis quantisation, which keeps a little more. The
 * sizes are medians of fourteen pictures at 93 and 97.
 */
const NUANCES = [
  { usually: -0.03, options: { interlace: true } },
  { usually: 0.01, options: { quant_table: 2 } },
  { usually: 0.08, options: { trellis_quant: false } },
  { usually: 0.05, options: { quant_table: 2, trellis_quant: false } },
  { usually: -0.02, options: { quant_table: 0 } },
  { usually: 0.02, options: { interlace: true, trellis_quant: false } },
  { usually: -0.02, options: { quant_table: 2, interlace: true } },
  { usually: -0.05, options: { quant_table: 0, interlace: true } },
  { usually: 0.03, options: { quant_table: 0, trellis_quant: false } },
] as const;

/**
 * Several scans take half as long again and make a file smaller only where there is much to sort: from so many pixels
 * and this quality on. Below, one scan is the smaller file (docs/decisions/0009-jpeg-scans.md).
 */
const SCANS_FROM = { pixels: 4e6, quality: 65 } as const;

export const JPEG_LOOKS = { at80: 70, perPoint: 1.9, perActivity: 5 } as const;
/** Fitted to fourteen pictures (docs/decisions/0013-target-search.md). */
export const JPEG_FULL_SIZE_DOWN_TO = { soft: 115, fall: 5, least: 6, most: 85 } as const;

export const jpeg: Format = {
  id: 'jpeg',
  label: 'JPG',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
  recognises: (head) => hasBytes(head, 0, [0xff, 0xd8, 0xff]),
  holds: {
    alpha: false,
    animation: false,
    depth: 8,
    profile: true,
    metadata: true,
    gainMap: true,
    resolution: true,
  },
  maxSide: 65_535,
  shrinksOnLoad: true,
  quality: {
    default: 80,
    reduces: 'detail',
    fullChromaFrom: FULL_CHROMA_FROM,
    blurredBelow: 20,
    looks: JPEG_LOOKS,
    fullSizeDownTo: JPEG_FULL_SIZE_DOWN_TO,
    nuances: NUANCES.map(({ usually }) => usually),
  },
  save: ({ quality, lossless, effort, chroma, progressive, nuance = 0 }, { width, height }): VipsSave => ({
    suffix: '.jpg',
    options: {
      Q: lossless ? 100 : Math.round(quality),
      optimize_coding: true,
      subsample_mode: subsampleMode({ chroma }, lossless || (quality >= FULL_CHROMA_FROM && chroma !== 'half')),
      ...(effort !== 'draft' && { quant_table: QUANT_TABLE }),
      // Trellis quantisation saves another percent or two, and takes longer than all else that an encoder does.
      ...((effort === 'usual' || effort === 'best') && {
        trellis_quant: true,
        overshoot_deringing: true,
        interlace: width * height >= SCANS_FROM.pixels && quality >= SCANS_FROM.quality,
      }),
      ...(effort === 'best' && { interlace: true, optimize_scans: progressive !== false }),
      ...NUANCES[nuance - 1]?.options,
      ...(progressive !== undefined && { interlace: progressive }),
    },
  }),
  asks: ['chroma', 'progressive'],
  strips: true,
  pads: true,
};
