import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';

export const gif: Format = {
  id: 'gif',
  label: 'GIF',
  mediaType: 'image/gif',
  extensions: ['gif'],
  recognises: (head) => hasBytes(head, 0, 'GIF87a') || hasBytes(head, 0, 'GIF89a'),
  holds: { alpha: true, palette: true, animation: true, depth: 8, profile: false, metadata: false },
  maxSide: 65_535,
  quality: { default: 100, reduces: 'colours', drawingDownTo: 35 },
  exchangedFor: 'jpeg',
  save: ({ quality, lossless, effort }): VipsSave => {
    // 100 is the full palette of 8 bits and no tolerated error; each step down gives up palette bits and lets
    // pixels that hardly changed since the last frame, or since the source's palette, stay as they are.
    const give = lossless ? 0 : (100 - quality) / 100;
    return {
      suffix: '.gif',
      options: {
        bitdepth: Math.max(2, Math.round(8 - 6 * give)),
        interframe_maxerror: Math.round(24 * give),
        effort: effort === 'draft' ? 1 : 7,
        dither: give > 0.5 ? 0.5 : 1,
        reuse: false,
        // A frame that repeats the one before is part of the animation's timing.
        keep_duplicate_frames: true,
      },
    };
  },
};
