/** The result of a test runner. */
export interface Counted {
  passed: number;
  failed: number;
  /** The reason of each skipped test. */
  skipped: string[];
}
