import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './promise.ts';

const ROOT = join(import.meta.dirname, '..');

interface Ended {
  code: number;
  output: string;
}

/** Runs a program of the project to its end. */
export function runProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

interface Report {
  passed: number;
  failed: string[];
  skipped: string[];
}

/** A runner that fails without naming a test, or that runs no test, has proved nothing. */
function findingOf({ code, output }: Ended, { passed, failed, skipped }: Report): Finding {
  const cases = passed + failed.length;
  const silent = failed.length === 0 && (code !== 0 || cases === 0);
  const left = skipped.length > 0 ? `, ${skipped.length} could not be tried` : '';
  return {
    cases,
    figure: `${passed} of ${cases} tests passed${left}`,
    broken: silent ? [`The tests ended with ${code}:\n${output.slice(-2000)}`] : failed,
  };
}

async function withReport(
  run: (report: string) => Promise<Ended>,
  read: (report: unknown) => Report,
): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'trust-'));
  const file = join(folder, 'report.json');
  const ended = await run(file);
  try {
    return findingOf(ended, read(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return findingOf(ended, { passed: 0, failed: [], skipped: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** @param files patterns for Vitest, which includes the longer tests, `*.trust.test.ts` */
export const provedByVitest = (...files: string[]): Promise<Finding> =>
  withReport(
    (report) => runProgram('vitest', ['run', '--reporter=json', `--outputFile=${report}`, ...files], { TRUST: '1' }),
    (report) => {
      const tests = (report as VitestReport).testResults.flatMap(({ assertionResults }) => assertionResults);
      const named = (...statuses: string[]) =>
        tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
      return { passed: named('passed').length, failed: named('failed'), skipped: named('pending', 'skipped', 'todo') };
    },
  );

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
}

const specsOf = (suite: Suite): { title: string; status: string }[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) => tests.map(({ status }) => ({ title, status }))),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** @param args files and other arguments for Playwright */
export const provedByPlaywright = (...args: string[]): Promise<Finding> =>
  withReport(
    (report) =>
      runProgram('playwright', ['test', '--reporter=json', ...args], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        TRUST: '1',
      }),
    (report) => {
      const tests = (report as { suites: Suite[] }).suites.flatMap(specsOf);
      const named = (...statuses: string[]) =>
        tests.filter(({ status }) => statuses.includes(status)).map(({ title }) => title);
      return { passed: named('expected').length, failed: named('unexpected', 'flaky'), skipped: named('skipped') };
    },
  );
