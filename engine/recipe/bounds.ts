/** The longest side in a recipe, in pixels. Formats have limits of their own. */
export const MAX_SIDE = 65_535;

/** The default quality of compression. */
export const USUAL_COMPRESSION_QUALITY = 75;
/** Pictures with a side above this are scaled at low qualities, if the quality has a budget. */
export const LARGE_SIDE = 3000;
/** The default target score: no visible difference side by side. */
export const USUAL_SCORE = 80;
/**
 * The range of target scores. Lower ones do not distinguish kinds of errors; differences between higher ones are
 * invisible.
 */
export const SCORES = { lowest: 30, highest: 95 } as const;

/** A watermark's usual values: `size` and `margin` in percent of the picture's shorter side, `opacity` in percent. */
export const USUAL_WATERMARK = { position: 'bottom-right', size: 25, opacity: 60, margin: 3 } as const;

/** What a file can be made to be at most, in bytes. */
export const TARGET_BYTES = { lowest: 1024, highest: 1024 ** 3 } as const;
