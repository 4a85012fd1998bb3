// Lint, types, and the unit tests that the uncommitted changes affect; nothing if nothing has changed since they passed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { contentsOf, isGreen, recordGreen } from './green.ts';

const ROOT = join(import.meta.dirname, '../..');
const STEPS: readonly (readonly [command: string, args: readonly string[]])[] = [
  ['node', ['scripts/test/lint.ts']],
  ['node', ['scripts/test/types.ts']],
  ['vitest', ['run', '--changed', '--tags-filter=!all', '--passWithNoTests', '--reporter=dot']],
];

const now = contentsOf(ROOT);
if (isGreen(ROOT, 'check', now)) {
  console.log('Nothing has changed since the last check, which passed.');
  process.exit(0);
}
const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' } as const;
const failed = STEPS.filter(([command, args]) => spawnSync(command, args, options).status !== 0);
if (failed.length > 0) process.exit(1);
recordGreen(ROOT, 'check', now);
