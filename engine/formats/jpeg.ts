import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';
import { subsampleMode } from './subsampling.ts';

/** Colour is kept in full from here on: halving it is what blurs red text on a sharp picture. */
const FULL_CHROMA_FROM = 90;

/**
 * Of libvips, which writes what the encoder in engine/jpeg does not, the fewest bytes at an equal SSIMULACRA2 score: the table
 * of Klein, Silverstein and Carney where colour is halved, that of T.81 where it is kept in full
 * (docs/decisions/0005-jpeg-settings.md). One table for all qualities of each, so that none takes fewer bytes than the one
 * below it.
 */
const QUANT_TABLE = { on: 5, off: 0 } as const;

/**
 * Of libvips: several scans take half as long again and make a file smaller only where there is much to sort, from so many
 * pixels and this quality on (docs/decisions/0009-jpeg-scans.md).
 */
const SCANS_FROM = { pixels: 4e6, quality: 65 } as const;

/** What a search for a size knows of a JPEG, by itself or in a PDF. */
export const JPEG_IN_SEARCH = {
  /** Fitted to fourteen pictures (docs/decisions/0013-target-search.md). */
  fullSizeDownTo: { soft: 115, fall: 5, least: 6, most: 85 },
  corrects: true,
  /** A draft's pixels are those of the file that it is for, and only its scan is another: a median of twelve photos. */
  overDraft: -0.035,
} as const;

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
  // The format's numbers reach to 65,535, but libjpeg, by which nearly everything opens it, takes no longer side.
  maxSide: 65_500,
  shrinksOnLoad: true,
  quality: {
    default: 80,
    reduces: 'detail',
    fullChromaFrom: FULL_CHROMA_FROM,
    blurredBelow: 20,
    scored: true,
    ...JPEG_IN_SEARCH,
  },
  save: ({ quality, lossless, effort, chroma, progressive, correction }, { width, height }): VipsSave => {
    const subsampled = subsampleMode({ chroma }, lossless || (quality >= FULL_CHROMA_FROM && chroma !== 'half'));
    const wanted = lossless ? 100 : quality;
    const options = {
      Q: Math.round(wanted),
      optimize_coding: true,
      subsample_mode: subsampled,
      ...(effort !== 'draft' && { quant_table: QUANT_TABLE[subsampled] }),
      // Trellis quantisation saves another percent or two, and takes longer than all else that an encoder does.
      ...((effort === 'usual' || effort === 'best') && {
        trellis_quant: true,
        overshoot_deringing: true,
        interlace: width * height >= SCANS_FROM.pixels && quality >= SCANS_FROM.quality,
      }),
      ...(progressive !== undefined && { interlace: progressive }),
    };
    const jpeg = {
      quality: wanted,
      colour: subsampled === 'off' ? 'full' : chroma === '4:2:0' ? 'halved' : 'auto',
      tuning: correction && { finer: correction.larger, smaller: correction.smaller },
      // What is awaited after a resize is there sooner in one, for two percent of bytes.
      progressive: progressive ?? (effort === 'usual' || effort === 'best' ? undefined : false),
    } as const;
    return { suffix: '.jpg', options, jpeg };
  },
  asks: ['chroma', 'progressive'],
  strips: true,
  pads: true,
};
