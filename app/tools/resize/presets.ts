import type { Size } from '#engine';

/** A common size and its use. */
export interface SizePreset extends Size {
  use: string;
  /** Dots per inch of a size on paper. */
  dpi?: number;
}

export const SIZE_PRESETS: readonly SizePreset[] = [
  { width: 1920, height: 1080, use: 'Full HD' },
  { width: 1280, height: 720, use: 'YouTube' },
  { width: 1080, height: 1080, use: 'Instagram' },
  { width: 1200, height: 628, use: 'Facebook, Twitter' },
  { width: 800, height: 600, use: 'Web page' },
  { width: 500, height: 500, use: 'Profile picture' },
  { width: 413, height: 531, use: 'Passport 35\u00a0×\u00a045\u00a0mm', dpi: 300 },
  { width: 600, height: 600, use: 'US passport 2\u00a0×\u00a02\u00a0in', dpi: 300 },
  { width: 1772, height: 1181, use: 'Photo 15\u00a0×\u00a010\u00a0cm', dpi: 300 },
  { width: 2480, height: 3508, use: 'A4 at 300 dpi', dpi: 300 },
];
