import type { Size } from '#engine';

/** A common size. `#words/sizes.ts` names its use. */
export interface SizePreset extends Size {
  /** Dots per inch of a size on paper. */
  dpi?: number;
}

/**
 * Sizes for uploads that guides of 2026 name, read in November 2026; the services' own pages were not read: Instagram (posts up to 4:5,
 * stories and reels 9:16), LinkedIn (1.91:1 for posts), X (16:9 for a single picture), YouTube (thumbnails of 1280 × 720, channel banners
 * of 2560 × 1440) and WhatsApp (a square profile of 640). Sizes on paper are at 300 dots per inch.
 */
export const SIZE_PRESETS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1350 },
  { width: 1080, height: 1920 },
  { width: 1200, height: 628 },
  { width: 1200, height: 627 },
  { width: 1600, height: 900 },
  { width: 2560, height: 1440 },
  { width: 640, height: 640 },
  { width: 800, height: 600 },
  { width: 500, height: 500 },
  { width: 413, height: 531, dpi: 300 },
  { width: 600, height: 600, dpi: 300 },
  { width: 1772, height: 1181, dpi: 300 },
  { width: 2480, height: 3508, dpi: 300 },
] as const satisfies readonly SizePreset[];
