import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { type Counted, type Failure, failure } from './counted.ts';

/** Writes the results to the file in the environment variable TEST_REPORT. */
export default class CountingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { message?: string }[]): void {
    const counted: Counted = {
      passed: 0,
      failed: errors.map((error) => failure('outside of tests', error)),
      skipped: [],
    };
    for (const module of modules) {
      counted.failed.push(...failedOutsideOfTests(module));
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counted.passed += 1;
        else if (result.state === 'failed')
          counted.failed.push(failure(`${module.relativeModuleId} > ${test.fullName}`, result.errors[0]));
        // Filters by tag or name skip without a note; tests of other tiers or words do not count.
        else if (result.state === 'skipped' && result.note) counted.skipped.push(result.note);
      }
    }
    const report = process.env.TEST_REPORT;
    if (report) writeFileSync(report, JSON.stringify(counted));
  }
}

/** What keeps the tests of a module from running: an error while it loads, a hook that fails, a process that ends. */
function* failedOutsideOfTests(module: TestModule): Iterable<Failure> {
  const name = module.relativeModuleId;
  for (const error of module.errors()) yield failure(name, error);
  for (const suite of module.children.allSuites())
    for (const error of suite.errors()) yield failure(`${name} > ${suite.fullName}`, error);
  const tests = [...module.children.allTests()];
  const unfinished = tests.filter((test) => test.result().state === 'pending').length;
  if (unfinished > 0) yield { name, error: `${unfinished} of ${tests.length} tests did not finish` };
}
