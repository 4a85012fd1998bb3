/** The longest side that a recipe may ask for, in pixels; each format adds its own limit. */
export const MAX_SIDE = 65_535;

/** The score that is aimed at where none is named: no difference is noticed with both pictures side by side. */
export const USUAL_SCORE = 80;
/** Below, a score says that much is wrong and not what; above, nobody sees what it costs. */
export const SCORES = { lowest: 30, highest: 95 } as const;
