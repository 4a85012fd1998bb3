/** The longest side in a recipe, in pixels. Formats have limits of their own. */
export const MAX_SIDE = 65_535;

/** The default target score: no visible difference side by side. */
export const USUAL_SCORE = 80;
/**
 * The range of target scores. Lower ones do not distinguish kinds of errors; differences between higher ones are
 * invisible.
 */
export const SCORES = { lowest: 30, highest: 95 } as const;
