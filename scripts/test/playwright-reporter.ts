import { writeFileSync } from 'node:fs';
import type { Reporter, Suite, TestError } from '@playwright/test/reporter';
import { type Counted, type Failure, failure } from './counted.ts';

/** Writes the results to the file in the environment variable TEST_REPORT. */
export default class CountingReporter implements Reporter {
  #root: Suite | undefined;
  #errors: Failure[] = [];

  onBegin(_: unknown, root: Suite): void {
    this.#root = root;
  }

  onError(error: TestError): void {
    this.#errors.push(failure('outside of tests', error));
  }

  onEnd(): void {
    const counted: Counted = { passed: 0, failed: this.#errors, skipped: [] };
    for (const test of this.#root?.allTests() ?? []) {
      const outcome = test.outcome();
      // A flaky test passed only on a second attempt, which counts as a failure here.
      if (outcome === 'unexpected' || outcome === 'flaky')
        counted.failed.push(failure(test.titlePath().filter(Boolean).join(' > '), test.results[0]?.error));
      else if (outcome === 'expected') counted.passed += 1;
      else
        counted.skipped.push(test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given');
    }
    const report = process.env.TEST_REPORT;
    if (report) writeFileSync(report, JSON.stringify(counted));
  }

  printsToStdio(): boolean {
    return false;
  }
}
