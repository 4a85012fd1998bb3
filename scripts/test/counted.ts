/** What a test runner found. */
export interface Counted {
  passed: number;
  failed: number;
  /** The reason of each test that was skipped. */
  skipped: string[];
}
