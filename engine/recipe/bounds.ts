/** The longest side that a recipe may ask for, in pixels; each format adds its own limit. */
export const MAX_SIDE = 65_535;
