/** Facts about a format that hold everywhere. The engine's records define what this product supports. */
export interface FormatFacts {
  /** Its kind of compression. `palette` has up to 256 colours, `runs` saves little, `drawing` is a list of instructions. */
  compression: 'lossy' | 'lossless' | 'either' | 'palette' | 'runs' | 'drawing' | 'container';
  /** `hard` is on or off. */
  transparency: 'none' | 'hard' | 'smooth';
}
