// Lints what has changed since the last run that passed: `node scripts/test/lint.ts`. Exits with 1 on a warning.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedPaths, contentsOf, lastGreen, recordGreen } from './green.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A change in one of these affects every file. */
const FOR_ALL = /^(?:biome\.json|package-lock\.json|\.editorconfig|\.gitignore)$/;

/** More names than this may be too long for a command line. */
const MOST_NAMES = 100;

const now = contentsOf(ROOT);
const before = lastGreen(ROOT, 'lint');
const changed = now && before && changedPaths(before, now);
const isPartial = changed && changed.length <= MOST_NAMES && !changed.some((path) => FOR_ALL.test(path));
const paths = isPartial ? changed.filter((path) => existsSync(join(ROOT, path))) : ['.'];
if (paths.length > 0) {
  const args = ['ci', '--error-on-warnings', '--no-errors-on-unmatched', ...paths];
  const { status } = spawnSync('biome', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}
recordGreen(ROOT, 'lint', now);
