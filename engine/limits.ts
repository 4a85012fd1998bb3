/** The longest side that a recipe may ask for, in pixels; each format adds its own limit. */
export const MAX_SIDE = 65_535;

/** Pixels of one frame, and of all frames together, that are decoded at most. */
export interface Limits {
  framePixels: number;
  totalPixels: number;
}

export const DEFAULT_LIMITS: Limits = { framePixels: 100e6, totalPixels: 250e6 };
