// node scripts/same-bytes.ts: builds two clean copies of the last commit and compares every file. Exits with 1 if any differs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'same-bytes-'));

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** The hash of each file of a folder. */
function hashesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  return new Map(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/** Paths of different length and depth, so that a path that leaks into the bytes is detected. */
const copies = ['one', 'a-second/with-a-longer-path'].map((name) => join(home, name));
try {
  for (const copy of copies) {
    mkdirSync(dirname(copy), { recursive: true });
    console.log(`Building in ${copy}…`);
    run('git', ['clone', '--quiet', ROOT, copy], ROOT);
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], copy);
    run('node', ['scripts/build.ts'], copy);
  }
  const [one = new Map(), other = new Map()] = copies.map((copy) => hashesOf(join(copy, 'build')));
  const all = new Set([...one.keys(), ...other.keys()]);
  const different = [...all].filter((file) => one.get(file) !== other.get(file)).sort();
  for (const file of different) console.log(`differs: ${file}`);
  console.log(`${all.size - different.length} of ${all.size} files are the same`);
  process.exitCode = different.length > 0 || all.size === 0 ? 1 : 0;
} finally {
  rmSync(home, { recursive: true, force: true });
}
