// Runs on whatever Node the machine has, once packages are installed: plain JavaScript, no imports of TypeScript.
import { spawnSync } from 'node:child_process';
import { env, root, run } from '../install.mjs';

/** @returns what was found of each tool: { command } or { missing, debian } */
function probe(names) {
  const { stdout, status } = spawnSync('node', ['scripts/machine/probe.ts', ...names], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('scripts/machine/probe.ts failed; its message is above.');
  return JSON.parse(stdout);
}

const isRoot = process.getuid?.() === 0;

/** Why nothing can be installed here; undefined where it can. */
function whyNotInstalled() {
  if (process.env.NO_INSTALL) return 'NO_INSTALL is set';
  const { stdout } = spawnSync('apt-get', ['--version'], { encoding: 'utf8' });
  if (!/^apt \d/.test(stdout ?? '')) return 'there is no apt-get';
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return 'that takes root, or sudo without a password';
  return undefined;
}

const apt = (...args) =>
  isRoot ? run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' }) : run('sudo', ['-n', 'apt-get', ...args]);

/**
 * Tries tools by a tiny job each and installs the missing ones from Debian's packages, where that is allowed; what it
 * installs it names first. Tests that need what is still missing are skipped with the reason.
 * @param wanted tools that are installed where they are missing
 * @param others tools that are only tried
 * @returns the environment that hands the results on, so that no program tries them again
 */
export function prepareTools(wanted, others = []) {
  const found = probe([...wanted, ...others]);
  const absent = wanted.filter((name) => found[name].debian?.length > 0);
  if (absent.length > 0) {
    const why = whyNotInstalled();
    for (const name of absent) console.log(found[name].missing);
    if (why) console.log(`Nothing is installed: ${why}. The tests that need these are skipped.\n`);
    else {
      const packages = absent.flatMap((name) => found[name].debian[0]);
      console.log(`Installing from Debian's packages: ${packages.join(', ')} (NO_INSTALL=1 skips the tests instead)\n`);
      apt('update', '-qq');
      for (const name of absent)
        found[name].debian.some((choice) => apt('install', '-y', '-qq', '--no-install-recommends', ...choice) === 0);
      Object.assign(found, probe(absent));
    }
  }
  return { PICWRIGHT_TOOLS: JSON.stringify(found) };
}

/** The environment for a command that cannot do without Chromium. Ends the process with a sentence where there is none. */
export function prepareChromium() {
  const tools = prepareTools(['chromium']);
  const { chromium } = JSON.parse(tools.PICWRIGHT_TOOLS);
  if (chromium.command) return tools;
  console.error(`${chromium.missing}, or name one with CHROMIUM_PATH.`);
  process.exit(1);
}
