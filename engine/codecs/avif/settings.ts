import type { Size } from '../../geometry/steps.ts';
import { subsampleMode } from '../subsampling.ts';
import type { EncodeOptions, Writing } from '../writing.ts';

/** The quality from which chroma has full resolution, which takes few bytes in AVIF. */
const FULL_CHROMA_FROM = 90;

/**
 * Up to this number of pixels, and for lossless files, a higher effort saves a fifth of the bytes. Above, the lower effort
 * takes less than half the time for 2% more bytes (docs/decisions/0036-avif-effort.md).
 */
const THOROUGH_UP_TO = 500_000;

/**
 * The least quality of alpha. Below, empty and opaque areas get traces of the other, up to 98% of a cut-out's background at 10, which
 * is a faint rectangle on a page. At 70 none are further from an edge than a block, or less than 0.1%. A cut-out of 900 × 700 with 19 KB at
 * 30 takes 3 to 4 KB more so; lossless alpha would take 11 to 32 KB more.
 */
const ALPHA_QUALITY = 70;

export interface AvifTweak {
  /** What is subtracted from the effort. */
  lessEffort?: number;
  /** 4:4:4. */
  fullChroma?: true;
}

export const avifWriting = (
  { quality, lossless, effort, chroma, tweak }: EncodeOptions,
  { width, height }: Size,
): Writing => {
  const options = {
    compression: 'av1',
    bitdepth: 8,
    // Exact pixels need 4:4:4.
    subsample_mode: lossless
      ? 'off'
      : subsampleMode({ chroma }, tweak?.fullChroma || (quality >= FULL_CHROMA_FROM && chroma !== 'half')),
    ...(lossless ? { lossless: true } : { Q: Math.round(quality) }),
    effort: effort === 'draft' ? 0 : (lossless || width * height <= THOROUGH_UP_TO ? 3 : 1) - (tweak?.lessEffort ?? 0),
  };
  const native = { suffix: '.avif', options };
  if (lossless || quality >= ALPHA_QUALITY) return { native };
  return { native, alpha: { suffix: '.avif', options: { ...options, Q: ALPHA_QUALITY } } };
};
