import type { Format, VipsSave } from './format.ts';
import { hasBytes } from './magic.ts';

export const png: Format = {
  id: 'png',
  label: 'PNG',
  mediaType: 'image/png',
  extensions: ['png'],
  recognises: (head) => hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  holds: { alpha: true, animation: false, depth: 16, profile: true, metadata: true, resolution: true },
  // libpng's default limit (PNG_USER_WIDTH_MAX) is a million, but no browser shows such a picture.
  maxSide: 65_535,
  quality: {
    default: 100,
    reduces: 'colours',
    looks: { at80: 95, perPoint: 1, perActivity: 0 },
    drawingDownTo: 25,
  },
  exchangedFor: 'jpeg',
  lossless: 'choice',
  save: ({ quality, lossless, effort }): VipsSave => ({
    suffix: '.png',
    options:
      lossless || quality >= 100
        ? { compression: effort === 'draft' ? 3 : effort === 'best' ? 9 : 6, filter: 'all' }
        : {
            palette: true,
            Q: Math.round(quality),
            compression: 9,
            effort: effort === 'draft' ? 1 : 7,
            dither: 1,
          },
  }),
  strips: true,
};
