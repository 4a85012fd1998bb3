import { padJpeg } from '../compress/pad-jpeg.ts';
import { stripJpeg } from '../metadata/strip-jpeg.ts';
import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';

/** Colour is kept in full from here on: halving it is what blurs red text on a sharp picture. */
const FULL_CHROMA_FROM = 90;

export const jpeg: Format = {
  id: 'jpeg',
  label: 'JPG',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
  recognises: (head) => hasBytes(head, 0, [0xff, 0xd8, 0xff]),
  holds: { alpha: false, animation: false, depth: 8, profile: true, metadata: true },
  maxSide: 65_535,
  shrinksOnLoad: true,
  quality: { default: 80, reduces: 'detail', fullChromaFrom: FULL_CHROMA_FROM },
  save: ({ quality, lossless, effort, chroma }): VipsSave => ({
    suffix: '.jpg',
    options: {
      Q: lossless ? 100 : Math.round(quality),
      optimize_coding: true,
      subsample_mode: lossless || (quality >= FULL_CHROMA_FROM && chroma !== 'half') ? 'off' : 'on',
      ...(effort !== 'draft' && {
        // MozJPEG's trellis quantisation with the table of Klein, Silverstein and Carney: the fewest bytes at an equal
        // SSIMULACRA2 score of all that were measured (docs/decisions/0005-jpeg-settings.md).
        trellis_quant: true,
        overshoot_deringing: true,
        quant_table: 5,
        interlace: true,
      }),
      ...(effort === 'best' && { optimize_scans: true }),
    },
  }),
  strip: stripJpeg,
  pad: padJpeg,
};
