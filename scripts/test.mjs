// npm test: lint, types, unit tests, build, browser tests; ends with a count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { tryToInstallFont } from './fonts.mjs';
import { ensureInstalled, run } from './install.mjs';
import { tryToInstallOtherEngines } from './other-engines.mjs';

ensureInstalled();
const chromium = ensureChromium();
tryToInstallFont();
tryToInstallOtherEngines();
const reports = mkdtempSync(join(tmpdir(), 'picwright-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

const REALMS = ['engine', 'package', 'catalogue', 'app', 'app/offline/worker', 'server', 'cli', '.'];

/** A check without tests of its own counts as one test. */
function check(name, command, args) {
  console.log(`\n── ${name}`);
  const ok = run(command, args) === 0;
  total[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

/** A test runner that writes a report; one that wrote none has failed, whatever it says. */
function tests(name, command, args, extraEnv, report, count) {
  console.log(`\n── ${name}`);
  const code = run(command, args, extraEnv);
  try {
    const counted = count(JSON.parse(readFileSync(report, 'utf8')));
    for (const key of Object.keys(total)) total[key] += counted[key];
    if (counted.passed + counted.failed === 0 || (code !== 0 && counted.failed === 0)) total.failed += 1;
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
    total.failed += 1;
  }
}

check('Lint', 'biome', ['ci', '--error-on-warnings', '.']);
check('Route types', 'react-router', ['typegen']);
for (const realm of REALMS) check(`Types: ${realm === '.' ? 'tests and scripts' : realm}`, 'tsc', ['-p', realm]);

const unitReport = join(reports, 'unit.json');
tests(
  'Unit tests',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {},
  unitReport,
  (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests, skipped: r.numPendingTests + r.numTodoTests }),
);

if (check('Build', 'node', ['scripts/build.ts', '--if-changed'])) {
  const e2eReport = join(reports, 'e2e.json');
  tests(
    'Browser tests',
    'playwright',
    ['test', '--reporter=list,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
    e2eReport,
    // A flaky test passed only on a second try: that is a failure here.
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
