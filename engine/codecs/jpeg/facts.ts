import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

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
    iptc: true,
    gainMap: true,
    resolution: true,
  },
  // libjpeg's limit. The format itself allows 65,535.
  maxSide: 65_500,
  shrinksOnLoad: true,
  ownCodec: true,
  quality: { default: 80, reduces: 'detail', blurredBelow: 20, scored: true, isProbeExact: true },
  asks: ['chroma', 'progressive'],
  strips: true,
  pads: 'to-target',
};
