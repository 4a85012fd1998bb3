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

/** The error's first line, with that of its cause: a process that ends states its signal there. */
export function failure(name: string, error: { message?: string; cause?: unknown } | undefined): Failure {
  const lines = [error, error?.cause].map((one) => (one as Error | undefined)?.message?.trim().split('\n')[0]);
  return { name, error: lines.filter(Boolean).join(' ') || 'no error was reported' };
}
