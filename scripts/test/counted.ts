/** The result of a test runner. */
export interface Counted {
  passed: number;
  failed: Failure[];
  /** The reason of each skipped test. */
  skipped: string[];
}

export interface Failure {
  /** File and name of the test, or of what failed outside of tests. */
  name: string;
  /** The first line of the error. */
  error: string;
}

export function failure(name: string, error: { message?: string } | undefined): Failure {
  return { name, error: error?.message?.trim().split('\n')[0] ?? 'no error was reported' };
}
