/** How much the logarithm of a file's size is wanted above and below what its quality gives: about so much comes. */
export interface Tuning {
  /** By finer steps, which are whole numbers: it may leap by 4% of the bytes, or do nothing. */
  finer: number;
  /** By bits that are dearer, which knows no leaps. */
  smaller: number;
}

/** How a JPEG is to be written. */
export interface JpegSettings {
  /** 1 to 100. */
  quality: number;
  /** `auto` halves it in photos and keeps it in full in drawings, for about as many bytes. */
  colour: 'halved' | 'full' | 'auto';
  tuning?: Tuning | undefined;
  /** Several scans, or one; where absent, whichever is the smaller file. */
  progressive?: boolean | undefined;
}
