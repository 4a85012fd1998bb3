import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Counted } from './counted.ts';

/** Writes what ran into the file that the environment variable TEST_REPORT names. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counted: Counted = { passed: 0, failed: errors.length, skipped: [] };
    for (const module of modules) {
      // A file that could not be loaded has no test that failed.
      if (module.state() === 'failed' && module.errors().length > 0) counted.failed += 1;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counted.passed += 1;
        else if (result.state === 'failed') counted.failed += 1;
        // A filter by tag or name skips without a note; what another tier or another word asks for is not counted.
        else if (result.state === 'skipped' && result.note) counted.skipped.push(result.note);
      }
    }
    const report = process.env.TEST_REPORT;
    if (report) writeFileSync(report, JSON.stringify(counted));
  }
}
