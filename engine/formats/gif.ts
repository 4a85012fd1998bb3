import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';

export const gif: Format = {
  id: 'gif',
  label: 'GIF',
  mediaType: 'image/gif',
  extensions: ['gif'],
  recognises: (head) => hasBytes(head, 0, 'GIF87a') || hasBytes(head, 0, 'GIF89a'),
  holds: { alpha: true, palette: true, animation: true, depth: 8, profile: false, metadata: false },
  mayMove: () => true,
  joins: true,
  binds: 'frames',
  maxSide: 65_535,
  quality: { default: 100, reduces: 'colours', drawingDownTo: 35 },
  exchangedFor: 'jpeg',
  save: ({ quality, lossless, effort }): VipsSave => {
    // 100 is the full palette of 8 bits; each step down gives up palette bits and lets pixels that hardly changed since
    // the last frame stay as they are. What is scaled is made of new colours, of which a difference of two is never seen.
    const give = lossless ? 0 : (100 - quality) / 100;
    const exact = lossless && effort !== 'quick';
    return {
      suffix: '.gif',
      options: {
        bitdepth: Math.max(2, Math.round(8 - 6 * give)),
        interframe_maxerror: Math.max(exact ? 0 : 2, Math.round(24 * give)),
        // A frame takes over the palette of another only where it fits: at libvips's 3 some frames look much worse than others.
        interpalette_maxerror: 1,
        // The search for a better palette above that takes up to seven times as long and pays less than a fitting palette.
        effort: effort === 'draft' ? 1 : 4,
        dither: give > 0.5 ? 0.5 : 1,
        reuse: false,
        // A frame that repeats the one before is part of the animation's timing.
        keep_duplicate_frames: true,
      },
    };
  },
};
