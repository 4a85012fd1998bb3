import type { Size } from '#engine';

/** A common size. `#words/sizes.ts` names its use. */
export interface SizePreset extends Size {
  /** Dots per inch of a size on paper. */
  dpi?: number;
}

export const SIZE_PRESETS = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1080, height: 1080 },
  { width: 1200, height: 628 },
  { width: 800, height: 600 },
  { width: 500, height: 500 },
  { width: 413, height: 531, dpi: 300 },
  { width: 600, height: 600, dpi: 300 },
  { width: 1772, height: 1181, dpi: 300 },
  { width: 2480, height: 3508, dpi: 300 },
] as const satisfies readonly SizePreset[];
