/** Facts about a format that hold everywhere. The engine's records define what this product supports. */
export interface FormatFacts {
  /** Its kind of compression. */
  compression:
    | 'lossy'
    | 'lossless'
    | 'lossy or lossless'
    | 'lossless, up to 256 colours'
    | 'none or simple runs'
    | 'drawing instructions'
    | 'container';
  transparency: 'none' | 'on or off' | 'smooth';
  /** The practical meaning of a 10 MB file, as a full sentence. */
  tenMegabytes: string;
}
