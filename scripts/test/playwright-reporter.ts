import { writeFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';
import type { Counted } from './counted.ts';

/** Writes the results to the file in the environment variable TEST_REPORT. */
export default class CountingReporter implements Reporter {
  #root: Suite | undefined;
  #errors = 0;

  onBegin(_: unknown, root: Suite): void {
    this.#root = root;
  }

  onError(): void {
    this.#errors += 1;
  }

  onEnd(): void {
    const counted: Counted = { passed: 0, failed: this.#errors, skipped: [] };
    for (const test of this.#root?.allTests() ?? []) {
      const outcome = test.outcome();
      // A flaky test passed only on a second attempt, which counts as a failure here.
      if (outcome === 'unexpected' || outcome === 'flaky') counted.failed += 1;
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
