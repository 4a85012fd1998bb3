import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Counted } from './counted.ts';

/** Writes the results to the file in the environment variable TEST_REPORT. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counted: Counted = { passed: 0, failed: errors.length, skipped: [] };
    for (const module of modules) {
      // A file that failed to load has no failed test.
      if (module.state() === 'failed' && module.errors().length > 0) counted.failed += 1;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counted.passed += 1;
        else if (result.state === 'failed') counted.failed += 1;
        // Filters by tag or name skip without a note; tests of other tiers or words do not count.
        else if (result.state === 'skipped' && result.note) counted.skipped.push(result.note);
      }
    }
    const report = process.env.TEST_REPORT;
    if (report) writeFileSync(report, JSON.stringify(counted));
  }
}
