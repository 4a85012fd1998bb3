/** The quality of compression if the recipe has none. */
export const USUAL_COMPRESSION_QUALITY = 75;
