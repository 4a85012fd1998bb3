/**
 * What is true of a format wherever it is used. What a file of it can hold in this product is not stated here: the
 * engine's records say it.
 */
export interface FormatFacts {
  /** How it makes files small. */
  compression:
    | 'lossy'
    | 'lossless'
    | 'lossy or lossless'
    | 'lossless, up to 256 colours'
    | 'none or simple runs'
    | 'drawing instructions'
    | 'container';
  transparency: 'none' | 'on or off' | 'smooth';
  /** What a 10 MB file of it is in practice; a full sentence. */
  tenMegabytes: string;
}
