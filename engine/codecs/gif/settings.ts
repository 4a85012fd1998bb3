import type { EncodeOptions, Writing } from '../writing.ts';

/**
 * libvips's dots of error diffusion cost more bytes than colours that look as good, except in the smallest palettes. Stills in colour have
 * none (docs/decisions/0050-gif-palettes.md).
 * @returns the amount, 0 to 1
 */
function ditherAt(bitdepth: number): number {
  if (bitdepth > 6) return 0;
  return bitdepth > 4 ? 0.3 : 0.5;
}

export const gifWriting = ({ quality, lossless, effort }: EncodeOptions): Writing => {
  // 100 is a palette of 8 bits. A lower quality has fewer bits and reuses pixels that hardly changed since the last frame.
  // Scaled pixels have new colours, in which a difference of two is invisible.
  const give = lossless ? 0 : (100 - quality) / 100;
  const exact = lossless && effort !== 'quick';
  const bitdepth = Math.max(2, Math.round(8 - 6 * give));
  const options = {
    bitdepth,
    interframe_maxerror: Math.max(exact ? 0 : 2, Math.round(24 * give)),
    // Reuses another frame's palette only if it fits. With libvips's default of 3, some frames look much worse.
    interpalette_maxerror: 1,
    // A higher effort takes up to seven times as long, for less gain than a palette that fits.
    effort: effort === 'draft' ? 1 : 4,
    dither: ditherAt(bitdepth),
    reuse: false,
    // A frame that repeats the one before is part of the animation's timing.
    keep_duplicate_frames: true,
  };
  return { native: { suffix: '.gif', options }, fewColours: { colours: 2 ** bitdepth } };
};
