import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';
import { subsampleMode } from './subsampling.ts';

/** Colour is kept in full from here on: halving it is what blurs red text on a sharp picture. */
const FULL_CHROMA_FROM = 90;

/**
 * The fewest bytes at an equal SSIMULACRA2 score of all that were measured: the table of Klein, Silverstein and Carney where
 * colour is halved, that of T.81 where it is kept in full (docs/decisions/0005-jpeg-settings.md). One table for all qualities
 * of each, so that none takes fewer bytes than the one below it.
 */
const QUANT_TABLE = { on: 5, off: 0 } as const;

/**
 * For sizes between two steps, which at high qualities are 5 to 10% apart: several scans, which change no pixel; Kodak's
 * table; no trellis quantisation, which keeps a little more. The sizes are medians of 21 pictures at 93 and 97, where each is
 * within 4% of the usual way's bytes for what it looks like.
 */
const NUANCES = [
  { usually: -0.03, options: { interlace: true } },
  { usually: 0.04, options: { quant_table: 2, interlace: true } },
  { usually: 0.07, options: { interlace: true, trellis_quant: false } },
  { usually: 0.1, options: { trellis_quant: false } },
  { usually: 0.07, options: { quant_table: 2 } },
  { usually: 0.11, options: { quant_table: 2, interlace: true, trellis_quant: false } },
] as const;

/**
 * Several scans take half as long again and make a file smaller only where there is much to sort: from so many pixels
 * and this quality on. Below, one scan is the smaller file (docs/decisions/0009-jpeg-scans.md).
 */
const SCANS_FROM = { pixels: 4e6, quality: 65 } as const;

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
    scored: true,
    fullSizeDownTo: JPEG_FULL_SIZE_DOWN_TO,
    nuances: NUANCES.map(({ usually }) => usually),
  },
  save: ({ quality, lossless, effort, chroma, progressive, nuance = 0 }, { width, height }): VipsSave => {
    const subsampled = subsampleMode({ chroma }, lossless || (quality >= FULL_CHROMA_FROM && chroma !== 'half'));
    const options = {
      Q: lossless ? 100 : Math.round(quality),
      optimize_coding: true,
      subsample_mode: subsampled,
      ...(effort !== 'draft' && { quant_table: QUANT_TABLE[subsampled] }),
      // Trellis quantisation saves another percent or two, and takes longer than all else that an encoder does.
      ...((effort === 'usual' || effort === 'best') && {
        trellis_quant: true,
        overshoot_deringing: true,
        interlace: width * height >= SCANS_FROM.pixels && quality >= SCANS_FROM.quality,
      }),
      ...(effort === 'best' && { interlace: true, optimize_scans: progressive !== false }),
      ...NUANCES[nuance - 1]?.options,
      ...(progressive !== undefined && { interlace: progressive }),
    };
    return { suffix: '.jpg', options };
  },
  asks: ['chroma', 'progressive'],
  strips: true,
  pads: true,
};
