/** The encoder holds all pixels and coefficients. libvips, which does not, encodes larger pictures. */
export const MOST_ENCODED_PIXELS = 50e6;

/**
 * Corrections of the file size that a quality gives. Both are changes of the size's natural logarithm, which are
 * approximate: 0.1 asks for a change of about 10%.
 */
export interface Tuning {
  /**
   * Growth through a smaller scale of the quantisation tables. Steps are integers, so the size may jump by 4% or not
   * change.
   */
  finer: number;
  /** Shrinkage through a larger lambda, which changes the size almost continuously. */
  smaller: number;
}

/** How a JPEG is encoded. */
export interface JpegSettings {
  /** 1 to 100. */
  quality: number;
  /**
   * Chroma subsampling: `halved` is 4:2:0, `full` is 4:4:4. `auto` is 4:4:4 where it takes fewer bytes at the same score, and for icons;
   * `rich` is 4:4:4 unless chroma hardly varies.
   */
  colour: 'halved' | 'full' | 'auto' | 'rich';
  tuning?: Tuning | undefined;
  /** Progressive (SOF2) or baseline (SOF0); undefined selects the smaller file. */
  progressive?: boolean | undefined;
}
