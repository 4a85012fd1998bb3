/** Why the work on a file ended where it did. */
export type StopReason =
  /** Encoded once, as asked. */
  | 'done'
  /** Nothing would have been gained: the original bytes are handed back. */
  | 'already-small'
  | 'ineffective'
  /** A search met its target within the tolerance. */
  | 'target-met'
  /** A search ran into its bounds or its cap on iterations; the result is the largest one that fits. */
  | 'best-that-fits'
  /** Nothing within the rules fits; the result is the smallest one found. */
  | 'nothing-fits'
  /** The search for a size broke off; the original is handed back. */
  | 'search-failed';
