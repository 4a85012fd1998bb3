/**
 * What is true of a format wherever it is used. What a file of it can hold in this product is not stated here: the
 * engine's records say it.
 */
export interface FormatFacts {
  /** How it makes files small: `palette` with up to 256 colours, `runs` hardly at all, `drawing` by instructions. */
  compression: 'lossy' | 'lossless' | 'either' | 'palette' | 'runs' | 'drawing' | 'container';
  /** `hard` is on or off. */
  transparency: 'none' | 'hard' | 'smooth';
}
