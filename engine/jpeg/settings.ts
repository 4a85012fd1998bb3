/** How a JPEG is to be written. */
export interface JpegSettings {
  /** 1 to 100. */
  quality: number;
  colour: 'halved' | 'full';
  /** How much the logarithm of the size is wanted above what the quality gives; default 0. */
  larger?: number | undefined;
  /** Several scans, or one; where absent, whichever is the smaller file. */
  progressive?: boolean | undefined;
}
