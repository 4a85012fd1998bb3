import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Counted } from '../scripts/test/counted.ts';
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

/** A runner that fails without naming a test, or that neither runs nor skips one, has proved nothing. */
function findingOf({ code, output }: Ended, { passed, failed, skipped }: Counted): Finding {
  const cases = passed + failed.length;
  const isSilent = failed.length === 0 && (code !== 0 || cases + skipped.length === 0);
  const left = skipped.length > 0 ? `, ${skipped.length} could not be tried` : '';
  return {
    cases,
    figure: `${passed} of ${cases} tests passed${left}`,
    broken: isSilent
      ? [`The tests ended with ${code}:\n${output.slice(-2000)}`]
      : failed.map(({ name, error }) => `${name}: ${error}`),
    untried: [...new Set(skipped)],
  };
}

/** Runs tests at their full length, with the reporter that counts them. */
async function provedBy(command: string, args: readonly string[]): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), 'trust-'));
  const report = join(folder, 'report.json');
  const ended = await runProgram(command, args, { TEST_REPORT: report, TRUST: '1' });
  try {
    return findingOf(ended, JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return findingOf(ended, { passed: 0, failed: [], skipped: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param files patterns for Vitest, which includes the longer tests, `*.trust.test.ts` */
export const provedByVitest = (...files: string[]): Promise<Finding> =>
  provedBy('vitest', ['run', '--reporter=./scripts/test/vitest-reporter.ts', ...files]);

/** @param args files and other arguments for Playwright */
export const provedByPlaywright = (...args: string[]): Promise<Finding> =>
  provedBy('playwright', ['test', '--reporter=./scripts/test/playwright-reporter.ts', ...args]);
