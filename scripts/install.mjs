// Runs on the machine's Node (20 or newer) before anything is installed: plain JavaScript, no imports of other files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-from');
const windows = process.platform === 'win32';

/** The environment in which `node` is the project's own Node 24, not the machine's. */
export const env = {
  ...process.env,
  PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}`,
};

/** Runs a program with the project's Node first on the path, and waits for it. @returns its exit code */
export function run(command, args, extraEnv = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...env, ...extraEnv },
    stdio: 'inherit',
    shell: windows,
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status ?? 1;
}

/** Installs the locked packages, unless this lockfile is already installed. Exits the process on failure. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once)…');
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm could not install the packages; its message is above.');
    process.exit(code);
  }
  const version = spawnSync('node', ['-p', 'process.versions.node'], {
    env,
    encoding: 'utf8',
    shell: windows,
  }).stdout?.trim();
  if (!version || Number(version.split('.')[0]) < 24) {
    console.error(
      `The project's own Node 24 was not installed (found ${version ?? 'none'}). npm must be allowed to run install scripts: check that "ignore-scripts" is off.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
