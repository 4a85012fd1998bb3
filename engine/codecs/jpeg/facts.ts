import type { Format } from '../../formats/format.ts';
import { hasBytes } from '../../formats/magic.ts';

/** The quality from which chroma has full resolution, since 4:2:0 blurs red text. */
export const FULL_CHROMA_FROM = 90;

/** Facts for a search for a size, of a JPEG alone or in a PDF. */
export const JPEG_IN_SEARCH = {
  /** Fitted to fourteen pictures (docs/decisions/0013-target-search.md). */
  fullSizeDownTo: { soft: 115, fall: 5, least: 6, most: 85 },
  corrects: true,
  /** A median of twelve photos. Draft and full encode have the same coefficients and differ in their scans. */
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
    iptc: true,
    gainMap: true,
    resolution: true,
  },
  // libjpeg's limit. The format itself allows 65,535.
  maxSide: 65_500,
  shrinksOnLoad: true,
  ownCodec: true,
  quality: {
    default: 80,
    reduces: 'detail',
    fullChromaFrom: FULL_CHROMA_FROM,
    blurredBelow: 20,
    scored: true,
    ...JPEG_IN_SEARCH,
  },
  asks: ['chroma', 'progressive'],
  strips: true,
  pads: true,
};
