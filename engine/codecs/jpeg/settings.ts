import type { Size } from '../../geometry/steps.ts';
import { subsampleMode } from '../subsampling.ts';
import type { EncodeOptions, Writing } from '../writing.ts';

/** The quality from which chroma has full resolution, since 4:2:0 blurs red text. */
const FULL_CHROMA_FROM = 90;

/**
 * libvips's quantisation tables with the fewest bytes at an equal SSIMULACRA2 score, for pictures that engine/codecs/jpeg/encoder does not
 * write: that of Klein, Silverstein and Carney for 4:2:0, that of T.81 for 4:4:4 (docs/decisions/0005-jpeg-settings.md). A
 * single table for all qualities keeps sizes in the order of qualities.
 */
const QUANT_TABLE = { on: 5, off: 0 } as const;

/**
 * libvips writes several scans from these on. They take 50% longer, and make smaller pictures no smaller
 * (docs/decisions/0009-jpeg-scans.md).
 */
const SCANS_FROM = { pixels: 4e6, quality: 65 } as const;

export const jpegWriting = (
  { quality, lossless, effort, chroma, progressive, correction }: EncodeOptions,
  { width, height }: Size,
): Writing => {
  const subsampled = subsampleMode({ chroma }, lossless || (quality >= FULL_CHROMA_FROM && chroma !== 'half'));
  const wanted = lossless ? 100 : quality;
  const options = {
    Q: Math.round(wanted),
    optimize_coding: true,
    subsample_mode: subsampled,
    ...(effort !== 'draft' && { quant_table: QUANT_TABLE[subsampled] }),
    // Trellis quantisation saves a percent or two, and takes longer than the rest of the encode.
    ...((effort === 'usual' || effort === 'best') && {
      trellis_quant: true,
      overshoot_deringing: true,
      interlace: width * height >= SCANS_FROM.pixels && quality >= SCANS_FROM.quality,
    }),
    ...(progressive !== undefined && { interlace: progressive }),
  };
  const fullChroma = chroma === '4:4:4' || lossless ? 'full' : 'rich';
  const jpeg = {
    quality: wanted,
    colour: subsampled === 'off' ? fullChroma : chroma === '4:2:0' ? 'halved' : 'auto',
    tuning: correction && { finer: correction.larger, smaller: correction.smaller },
    // After a resize, a single scan is faster, for two percent more bytes.
    progressive: progressive ?? (effort === 'usual' || effort === 'best' ? undefined : false),
  } as const;
  return { native: { suffix: '.jpg', options }, jpeg };
};
