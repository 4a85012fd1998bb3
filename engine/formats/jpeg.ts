import { stripJpeg } from '../metadata/strip-jpeg.ts';
import { isCompleteJpeg } from './complete.ts';
import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';
import { padJpeg } from './pad-jpeg.ts';

/** Colour is kept in full from here on: halving it is what blurs red text on a sharp picture. */
const FULL_CHROMA_FROM = 90;

/**
 * The table of Klein, Silverstein and Carney: the fewest bytes at an equal SSIMULACRA2 score of all that were measured
 * (docs/decisions/0005-jpeg-settings.md). For sizes between its steps PSNR-HVS-M's, which is as good for its bytes, and
 * Kodak's tuned for MS-SSIM, which nearly is.
 */
const QUANT_TABLES = [5, 4, 2] as const;

/**
 * Several scans take half as long again and make a file smaller only where there is much to sort: from so many pixels
 * and this quality on. Below, one scan is the smaller file (docs/decisions/0009-jpeg-scans.md).
 */
const SCANS_FROM = { pixels: 4e6, quality: 65 } as const;

export const jpeg: Format = {
  id: 'jpeg',
  label: 'JPG',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
  recognises: (head) => hasBytes(head, 0, [0xff, 0xd8, 0xff]),
  holds: { alpha: false, animation: false, depth: 8, profile: true, metadata: true },
  maxSide: 65_535,
  shrinksOnLoad: true,
  quality: {
    default: 80,
    reduces: 'detail',
    fullChromaFrom: FULL_CHROMA_FROM,
    blurredBelow: 20,
    looks: { at80: 70, perPoint: 1.9, perActivity: 5 },
    fullSizeDownTo: 16,
    nuances: [0.09, 0.02],
  },
  save: ({ quality, lossless, effort, chroma, nuance = 0 }, { width, height }): VipsSave => ({
    suffix: '.jpg',
    options: {
      Q: lossless ? 100 : Math.round(quality),
      optimize_coding: true,
      subsample_mode: lossless || (quality >= FULL_CHROMA_FROM && chroma !== 'half') ? 'off' : 'on',
      ...(effort !== 'draft' && { quant_table: QUANT_TABLES[nuance] ?? QUANT_TABLES[0] }),
      // Trellis quantisation saves another percent or two, and takes longer than all else that an encoder does.
      ...((effort === 'usual' || effort === 'best') && {
        trellis_quant: true,
        overshoot_deringing: true,
        interlace: width * height >= SCANS_FROM.pixels && quality >= SCANS_FROM.quality,
      }),
      ...(effort === 'best' && { interlace: true, optimize_scans: true }),
    },
  }),
  strip: stripJpeg,
  isComplete: isCompleteJpeg,
  pad: padJpeg,
};
