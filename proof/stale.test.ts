import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { TrustPromise } from './promise.ts';
import { isAffected, type LastRun, type LastRuns, nextWithin, staleOf } from './stale.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(import.meta.dirname, 'promises');

const ran = (date: string, commit: string, seconds = 60): LastRun => ({ commit, date, seconds, cases: 1, figure: '' });
const PROMISES = [
  { name: 'engines', dependsOn: ['engine', 'e2e/tools.test.ts'] },
  { name: 'server', dependsOn: ['server'] },
  { name: 'new', dependsOn: ['cli'] },
];
const RUNS: LastRuns = { engines: ran('2026-11-20', 'a'), server: ran('2026-11-02', 'b') };

it('proves again what depends on a change, the oldest first, after what was never proved', () => {
  const changed = {
    a: ['engine/codecs/jpeg/encoder/encode.ts'],
    b: ['server/index.ts', 'engine/codecs/jpeg/encoder/encode.ts'],
  };
  const since = (commit: string) => changed[commit as 'a' | 'b'];
  expect(staleOf(PROMISES, RUNS, since)).toEqual(['new', 'server', 'engines']);
  expect(staleOf(PROMISES, RUNS, () => ['app/root.tsx', 'engineering.ts'])).toEqual(['new']);
  // A shallow clone does not have the commit.
  expect(staleOf(PROMISES, RUNS, () => undefined)).toEqual(['new', 'server', 'engines']);
});

it('depends on no document and no unit test, unless it is named', () => {
  const [{ dependsOn } = { dependsOn: [] }] = PROMISES;
  expect(isAffected(dependsOn, ['engine/README.md', 'engine/run/run.test.ts', 'engine/run/screen.test.tsx'])).toBe(
    false,
  );
  expect(isAffected(dependsOn, ['e2e/tools.test.ts'])).toBe(true);
  expect(isAffected(dependsOn, ['engine/run/run.ts'])).toBe(true);
});

it('begins the first that usually ends in time', () => {
  const runs: LastRuns = { long: ran('2026-11-01', 'a', 1200), short: ran('2026-11-02', 'a', 90) };
  const names = ['new', 'long', 'short'];
  expect(nextWithin(names, runs, 1e6)).toBe('long');
  expect(nextWithin(names.slice(1), runs, 1200)).toBe('long');
  expect(nextWithin(names.slice(1), runs, 1199)).toBe('short');
  expect(nextWithin(names, runs, 89)).toBeUndefined();
  expect(nextWithin(names, runs, Number.POSITIVE_INFINITY)).toBe('new');
});

it('has the files that each promise depends on, and no run of another', async () => {
  const names = readdirSync(FOLDER).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []));
  const runs = JSON.parse(readFileSync(join(FOLDER, 'last-runs.json'), 'utf8'));
  expect(Object.keys(runs).filter((name) => !names.includes(name))).toEqual([]);
  for (const name of names) {
    const { dependsOn } = ((await import(join(FOLDER, `${name}.ts`))) as { default: TrustPromise }).default;
    expect(dependsOn.length, name).toBeGreaterThan(0);
    expect(
      dependsOn.filter((path) => !existsSync(join(ROOT, path))),
      name,
    ).toEqual([]);
  }
});
