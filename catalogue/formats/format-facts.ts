/**
 * What is true of a format wherever it is used. What a file of it can hold in this product is not stated here: the
 * engine's records say it.
 */
export interface FormatFacts {
  /** What the letters stand for. */
  fullName: string;
  year: number;
  /** Who made it and what for; a full sentence. */
  origin: string;
  /** How it makes files small. */
  compression:
    | 'lossy'
    | 'lossless'
    | 'lossy or lossless'
    | 'lossless, up to 256 colours'
    | 'none or simple runs'
    | 'drawing instructions'
    | 'container';
  /** The technique behind it; a full sentence. */
  method: string;
  /** A noun phrase. */
  bestFor: string;
  /** A noun phrase. */
  poorFor: string;
  transparency: 'none' | 'on or off' | 'smooth';
  /** It can be animated, but few files are, and few know that it can. */
  seldomMoves?: true;
  /** Which browsers show it and since when; a full sentence. */
  browsers: string;
  /** What a 10 MB file of it is in practice; a full sentence. */
  tenMegabytes: string;
}
