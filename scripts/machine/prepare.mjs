// Runs after packages are installed, on any version of Node: plain JavaScript, no imports of TypeScript.
import { spawnSync } from 'node:child_process';
import { env, root, run } from '../install.mjs';

/** @returns the probe's result for each tool: { command } or { missing, debian } */
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

/** Why nothing can be installed here; undefined if it can. */
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
 * Probes tools with a tiny job each and installs missing ones from Debian's packages, if that is allowed, after
 * printing their names. Tests that need a tool that is still missing are skipped with the reason.
 * @param wanted tools to install if they are missing
 * @param others tools to probe only
 * @returns an environment that contains the results, so that no program probes again
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

/** The environment for a command that requires Chromium. Without it, prints why and exits. */
export function prepareChromium() {
  const tools = prepareTools(['chromium']);
  const { chromium } = JSON.parse(tools.PICWRIGHT_TOOLS);
  if (chromium.command) return tools;
  console.error(`${chromium.missing}, or name one with CHROMIUM_PATH.`);
  process.exit(1);
}
