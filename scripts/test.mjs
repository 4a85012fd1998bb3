// npm test: lint, types, unit tests, build and browser tests; prints what was skipped, what failed and a count at the end.
// npm test -- word…: only the test files whose path contains a word; without lint and types, and without the build and a
// browser if no browser test is among them.
// npm run test:all includes the tests tagged 'all', `-- --rest` runs only those (docs/tests.md).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, env, root, run } from './install.mjs';
import { prepareTools } from './machine/prepare.mjs';

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('--'));
const tier = ['rest', 'all'].find((name) => args.includes(`--${name}`)) ?? 'quick';

/** Installed if missing; the longer proof needs more. */
const WANTED = ['chromium', 'font'];
const WANTED_BY_ALL = ['firefox', 'webkit', 'postgres', 'imageMagick', 'jpegtran', 'poppler'];
const TRIED = ['parallel', 'python', 'procfs'];

/** The browser tests to run, by their paths: all of them if no word is given. */
const browserTests = readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
  .map((name) => `e2e/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && (tier !== 'quick' || !path.startsWith('e2e/all/')))
  .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));

/** Tests of few files probe the tools that they need. */
function preparedTools() {
  if (tier !== 'quick') return prepareTools([...WANTED, ...WANTED_BY_ALL], TRIED);
  if (words.length === 0) return prepareTools(WANTED, [...WANTED_BY_ALL, ...TRIED]);
  return browserTests.length > 0 ? prepareTools(WANTED) : {};
}

ensureInstalled();
const tools = preparedTools();
Object.assign(env, tools, { TESTS: tier });

const reports = mkdtempSync(join(tmpdir(), 'picwright-test-'));
const total = { passed: 0, failed: [], skipped: [] };
const started = Date.now();

function title(name) {
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`\n── ${name} (at ${seconds} s)`);
}

/** A check without individual tests counts as one test. */
function check(name, command, args) {
  title(name);
  const ok = run(command, args) === 0;
  if (ok) total.passed += 1;
  else total.failed.push({ name, error: `${command} ${args.join(' ')}` });
  return ok;
}

/** A test runner that writes a report. Without a report the step has failed, whatever its exit code. */
function tests(name, command, args) {
  title(name);
  const report = join(reports, `${name}.json`);
  const code = run(command, args, { TEST_REPORT: report });
  try {
    const { passed, failed, skipped } = JSON.parse(readFileSync(report, 'utf8'));
    total.passed += passed;
    total.failed.push(...failed);
    total.skipped.push(...skipped);
    const isEmpty = passed + failed.length + skipped.length === 0;
    if (isEmpty && words.length === 0) total.failed.push({ name, error: 'no test was found' });
    else if (code !== 0 && failed.length === 0) total.failed.push({ name, error: `${command} ended with ${code}` });
  } catch (error) {
    total.failed.push({ name, error: `there is no report: ${error.message}` });
  }
}

function skippedByReason() {
  const counts = new Map();
  for (const reason of total.skipped) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `  ${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`);
}

if (tier !== 'rest' && words.length === 0) {
  check('Lint', 'node', ['scripts/test/lint.ts']);
  check('Types', 'node', ['scripts/test/types.ts']);
}
const reporters = ['--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts'];
// A process for several files starts the engine once. What the longer proof measures needs a fresh one.
const tags = { quick: ['--tags-filter=!all', '--no-isolate'], rest: ['--tags-filter=all'], all: [] }[tier];
tests('Unit tests', 'vitest', ['run', ...reporters, ...tags, '--passWithNoTests', ...words]);
if (browserTests.length > 0 && check('Build', 'node', ['scripts/build.ts', '--if-changed'])) {
  const { chromium } = JSON.parse(tools.PICWRIGHT_TOOLS);
  if (chromium.command) {
    const only = words.length > 0 ? ['--pass-with-no-tests', ...browserTests] : [];
    tests('Browser tests', 'playwright', ['test', '--reporter=list,./scripts/test/playwright-reporter.ts', ...only]);
  } else {
    console.log(`The browser tests are skipped. ${chromium.missing}, or name one with CHROMIUM_PATH.`);
    total.skipped.push(`every browser test: ${chromium.missing}`);
  }
}

rmSync(reports, { recursive: true, force: true });
title('Result');
if (total.skipped.length > 0) console.log(`Skipped:\n${skippedByReason().join('\n')}\n`);
for (const { name, error } of total.failed) console.log(`Failed: ${name}\n  ${error}`);
console.log(`${total.passed} passed, ${total.failed.length} failed, ${total.skipped.length} skipped`);
process.exit(total.failed.length === 0 ? 0 : 1);
